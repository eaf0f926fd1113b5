# syntax=docker/dockerfile:1

# The digest is the release for every processor. docs/operations.md says how to take a newer one.
ARG NODE_IMAGE=node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e

# --- Build: everything, then the bundles ------------------------------------------------------------
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/shared/package.json packages/shared/
COPY packages/engine/package.json packages/engine/
COPY packages/answers/package.json packages/answers/
COPY packages/mcp/package.json packages/mcp/
COPY packages/cli/package.json packages/cli/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY tsconfig.base.json LICENSE ./
COPY scripts scripts
COPY packages packages
COPY apps apps
RUN npm run build

# --- What the api needs while it runs, and nothing else ----------------------------------------------
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/shared/package.json packages/shared/
COPY packages/engine/package.json packages/engine/
COPY packages/answers/package.json packages/answers/
COPY packages/mcp/package.json packages/mcp/
COPY packages/cli/package.json packages/cli/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --no-audit --no-fund --workspace=@visible-ai/api --workspace=@visible-ai/answers --workspace=@visible-ai/engine --workspace=@visible-ai/mcp --workspace=@visible-ai/shared

# --- The service ------------------------------------------------------------------------------------
FROM ${NODE_IMAGE}
# Names are looked up on these threads: four slow name servers must not hold up every audit.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3001 DATA_DIR=/data UV_THREADPOOL_SIZE=16 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/apps/api/migrations apps/api/migrations
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/api/dist/main.js"]
