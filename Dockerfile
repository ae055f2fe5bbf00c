# The server with its built client. `docker compose up` starts it; matches live in the volume at /data.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json .swcrc ./
COPY packages ./packages
COPY shared ./shared
COPY server ./server
COPY client ./client
COPY rules-bundles ./rules-bundles
COPY scripts/build-client.js ./scripts/
RUN npm ci --omit=dev --no-audit --no-fund && node scripts/build-client.js

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=2567 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app ./
RUN mkdir /data .cache && chown node:node /data .cache
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.js"]
