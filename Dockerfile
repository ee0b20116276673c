# The shop in a container of its own: small, not root, nothing writable but /data (and /tmp, for what is uploaded).
#   docker build -t vitrine . && docker run -p 3000:3000 -v shop:/data --read-only --tmpfs /tmp vitrine
# Settings are variables (docs/operate/settings.md); a vitrine.config.ts is mounted at /shop/vitrine.config.ts.
FROM node:22-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:22-slim AS packages
# Optional packages: nodemailer sends mails by SMTP, date-holidays knows public holidays. "nodemailer date-holidays @aws-sdk/client-s3 stripe" has all.
ARG WITH="nodemailer date-holidays"
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund $WITH

FROM node:22-slim
ENV NODE_ENV=production VITRINE_DATA=/data VITRINE_HOST=0.0.0.0
WORKDIR /shop
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/dist dist
COPY package.json LICENSE ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.VITRINE_PORT ?? 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/cli/main.js"]
CMD ["serve"]
