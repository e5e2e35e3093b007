# Two stages: the first has pip and its caches, the second only what runs.
FROM python:3.13-slim AS build
COPY requirements/postgres.txt .
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --require-hashes -r postgres.txt

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home oxo \
    && install --directory --owner oxo /backups
COPY --from=build /venv /venv
WORKDIR /oxo
COPY engine engine
COPY bot bot
USER oxo
ENV PATH=/venv/bin:$PATH \
    PYTHONPATH=/oxo \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite:////data/oxo.db \
    HEALTH_PORT=8081
VOLUME /data
WORKDIR /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"HEALTH_PORT\"]}/healthz', timeout=4)"]
CMD ["python", "-m", "bot"]
