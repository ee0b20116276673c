import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Serves the built site and proxies API calls, as a shop refuses other origins.
 *
 * @param {{ folder: string, port: number, shop: string }} options site folder, port (0 for any free one), shop address
 * @returns {Promise<{ readonly address: string, readonly close: () => Promise<void> }>} site address and a function
 * that stops it
 */
export function serveDocs({ folder, port, shop }) {
  const app = new Hono();
  app.all('/api/*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    try {
      return await proxy(new URL(pathname + search, shop), {
        ...c.req,
        headers: { ...c.req.header(), host: undefined, origin: undefined },
      });
    } catch {
      return c.json({ code: 502, result: `No shop answers at ${shop}: start one with npm start` }, 502);
    }
  });
  app.use('*', serveStatic({ root: folder }));
  app.get('*', serveStatic({ root: folder, rewriteRequestPath: (path) => `${path}.html` }));
  app.notFound((c) => c.html(readFileSync(join(folder, '404.html'), 'utf8'), 404));
  return new Promise((opened, failed) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, ({ port: at }) => {
      const close = () => new Promise((closed) => server.close(() => closed()));
      opened({ address: `http://localhost:${String(at)}`, close });
    });
    server.once('error', failed);
  });
}
