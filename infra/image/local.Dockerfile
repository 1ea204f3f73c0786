# For Tilt: with the stand-ins, and with a shell and tar, by which sources are copied into what runs. Never for production.
FROM docker.io/library/node:24.21.0-trixie-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && npm install --global pnpm@12.21.0 \
  && install --directory --owner 10001 --group 10001 /app
ENV HOME=/tmp
USER 10001:10001
WORKDIR /app
COPY --chown=10001:10001 . .
RUN pnpm install --frozen-lockfile --prod --ignore-scripts \
  --filter-prod '{./services/*}...' --filter-prod '{./infra/*}...' --filter-prod '!{./infra/local}'
ENTRYPOINT ["/usr/bin/tini", "--", "/usr/local/bin/node", "--no-parallel-scavenge", "--import", "/app/libs/telemetry/register.ts"]
