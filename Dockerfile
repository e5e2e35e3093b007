# Two stages: the first has pip, strip and their caches, the second only what runs.
FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b AS build
RUN apt-get update && apt-get install --yes --no-install-recommends binutils
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
    | grep -vE "/(root|$(ls bot/ui/locales | sed 's/[-.].*//' | paste -sd '|'))[_.]" | xargs rm
# The running image is read-only, so what is not compiled here is compiled at every start.
RUN python -m compileall -q . \
    && /venv/bin/python -c 'import asyncpg, bot.app, PIL._imagingft, sentry_sdk, uvloop'

FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin oxo \
    && install --directory --owner oxo --group oxo --mode 700 /data /backups
COPY --from=build /venv /venv
COPY --from=build /oxo /oxo
USER oxo
# /data can be written by the bot; the safe path keeps Python from importing what lies there.
ENV PATH=/venv/bin:$PATH \
    PYTHONPATH=/oxo \
    PYTHONSAFEPATH=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite:////data/oxo.db \
    HEALTH_HOST=0.0.0.0 \
    HEALTH_PORT=8081
VOLUME /data
WORKDIR /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"HEALTH_PORT\"]}/healthz', timeout=4)"]
CMD ["python", "-m", "bot"]
