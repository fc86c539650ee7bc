# syntax=docker/dockerfile:1
# The parlour as an image: `docker build -t paiguan .`, or with PostgreSQL beside it `docker compose up`. Settings are the
# variables of docs/hosting.md. CI lints this file and does not build it.

FROM node:24-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npm run build

FROM python:3.13-slim AS packages
WORKDIR /build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
RUN python -m venv /opt/paiguan
COPY requirements.lock ./
RUN /opt/paiguan/bin/pip install --require-hashes -r requirements.lock
# The wheel as anybody would install it; the lock has brought its build back end.
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src ./src
COPY web/src/font/OFL.txt ./web/src/font/
COPY --from=page /build/web/dist ./web/dist
RUN /opt/paiguan/bin/python -m hatchling build -t wheel -d /build/dist \
    && /opt/paiguan/bin/pip install --no-deps /build/dist/*.whl

FROM python:3.13-slim
LABEL org.opencontainers.image.title="Paiguan" \
      org.opencontainers.image.description="Five Chinese card and tile games: the parlour" \
      org.opencontainers.image.licenses="MIT AND OFL-1.1"
RUN useradd --system --uid 10001 --home-dir /var/lib/paiguan --create-home paiguan
COPY --from=packages /opt/paiguan /opt/paiguan
# Tables and compiled rules are in the volume. The rules are compiled on the first start, for the processor they run on.
ENV PATH=/opt/paiguan/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATABASE_URL=sqlite:////var/lib/paiguan/paiguan.db \
    PAIGUAN_CACHE=/var/lib/paiguan/cache
WORKDIR /var/lib/paiguan
VOLUME /var/lib/paiguan
USER 10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["python", "-c", \
    "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"PORT\"]}/healthz', timeout=4)"]
CMD ["paiguan", "serve"]
