# The server with its built client. `docker compose up` starts it; matches live in the volume at /data.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json .swcrc ./
COPY packages ./packages
COPY shared ./shared
COPY server ./server
COPY client ./client
COPY scripts ./scripts
RUN npm ci --omit=dev --no-audit --no-fund && node scripts/build-client.js
# What only the build needs goes: its tools, what the client was built of, and the second Node that the packages bring; then
# maps, and types but those that TypeScript brings for itself, of what stays.
RUN cd node_modules && rm -rf vite rolldown @rolldown lightningcss lightningcss-* pixi.js @fontsource typescript7 \
  colyseus.js preact zustand focus-trap tabbable uqr postcss @types \
  colyseus @colyseus/sdk @colyseus/playground @colyseus/auth @colyseus/tools node-linux-* node-darwin-* node-win-* node-bin-* .bin/node && \
  find . -type f \( -name '*.map' -o -name '*.d.?ts' -o -name '*.d.ts' -not -path './typescript/*' \) -delete
# The browser's side of games is in client/dist.
RUN rm -rf packages/kits packages/*/client

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=2567 DATA_DIR=/data
WORKDIR /app
# Without a list of packages nothing is ever installed here: what is in the image is all there is.
COPY --from=build --chown=node:node /app/package.json /app/tsconfig.base.json /app/.swcrc ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/packages ./packages
COPY --from=build --chown=node:node /app/shared ./shared
COPY --from=build --chown=node:node /app/server ./server
COPY --from=build --chown=node:node /app/client/package.json ./client/
COPY --from=build --chown=node:node /app/client/dist ./client/dist
COPY --from=build --chown=node:node /app/scripts/install.js /app/scripts/run.js /app/scripts/tsconfig.json /app/scripts/backup.ts /app/scripts/restore.ts /app/scripts/copies.ts /app/scripts/arguments.ts ./scripts/
RUN mkdir /data .cache && chown node:node /data .cache && chmod 700 /data
USER node
VOLUME /data
EXPOSE 2567
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "server/first-process.sh"]
