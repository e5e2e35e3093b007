# Two stages: the first has pip, strip and their caches, the second only what runs.
FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b AS build
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
# Not pinned: Debian keeps the newest version alone, and nothing of it stays in the image.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends binutils
WORKDIR /build
COPY requirements/extras.txt .
# Without their debugger's symbols the libraries take 42 MB less; what is there for pictures in AVIF and for sound on
# Windows, and never loaded here, takes 6 MB.
RUN python -m venv --without-pip /venv \
    && pip --python /venv/bin/python install --no-cache-dir --require-hashes -r extras.txt \
    && find /venv -name '*.so' -exec strip --strip-unneeded {} + \
    && find /venv \( -name '_avif.*' -o -name 'libavif-*' -o -name 'libopus-*' \) -delete
WORKDIR /oxo
COPY LICENSE .
COPY engine engine
COPY bot bot
# Babel's data on languages that Oxo does not speak take 23 MB.
RUN find /venv -path '*/babel/locale-data/*.dat' \
    | grep -vE "/(root|$(find bot/ui/locales -name '*.ftl' -printf '%f\n' | sed 's/[-.].*//' | sort -u | paste -sd '|'))[_.]" \
    | xargs rm
# The running image is read-only, so what is not compiled here is compiled at every start. A clone whose files are for its
# owner alone makes an image that the bot can read.
RUN python -m compileall -q . && chmod -R a+rX . \
    && /venv/bin/python -c 'import asyncpg, bot.app, PIL._imagingft, sentry_sdk, uvloop'

FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin oxo \
    && install --directory --owner oxo --group oxo --mode 700 /data /backups
COPY --from=build /venv /venv
COPY --from=build /oxo /oxo
# The user oxo, by number, as Kubernetes wants to see it.
USER 10001
# The database is /data/oxo.db if nothing else is set. /data can be written by the bot; the safe path keeps Python from
# importing what lies there.
ENV PATH=/venv/bin:$PATH \
    PYTHONPATH=/oxo \
    PYTHONSAFEPATH=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    HEALTH_HOST=0.0.0.0 \
    HEALTH_PORT=8081
VOLUME /data
WORKDIR /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request as r; p = os.environ['HEALTH_PORT']; h = (os.environ.get('HEALTH_HOST') or 'localhost').replace('*', 'localhost'); p and r.build_opener(r.ProxyHandler({})).open('http://%s:%s/healthz' % ('[%s]' % h if ':' in h else h, p), timeout=4)"]
CMD ["python", "-m", "bot"]
