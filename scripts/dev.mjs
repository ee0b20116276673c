/**
 * `npm run dev`: runs the shop from sources with hot reload. Arguments go to `vitrine serve --dev`; `--port` defaults
 * to 3000.
 */
import { createServer, request as ask } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { openBackEnd } from './dev/back-end.mjs';
import { openStorefront } from './dev/storefront.mjs';

/** Must match `cli/serve/answer-request.ts`. */
const BACK_END = /^\/(api|img|pay|dev)(\/|$)|^\/(healthz|readyz|url)$/;
/** Replaces the service worker of a built shop, which would serve stale files. */
const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;
const PORT = /^--port(=|$)/;

const format = (line) => process.stderr.write(`${line}\n`);

function withoutPort(args) {
  const at = args.findIndex((arg) => PORT.test(arg));
  if (at === -1) return { port: 3000, rest: args };
  const taken = args[at] === '--port' ? 2 : 1;
  const port = Number(taken === 2 ? args[at + 1] : args[at].slice('--port='.length));
  return { port, rest: args.toSpliced(at, taken) };
}

const { port, rest } = withoutPort(process.argv.slice(2));
let answer = (_incoming, outgoing) => outgoing.writeHead(503, { 'retry-after': '1' }).end('Starting\n');
const server = createServer((incoming, outgoing) => answer(incoming, outgoing));
await new Promise((done) => {
  server.once('error', ({ message }) => {
    format(`${message}: choose another port with --port`);
    process.exit(1);
  });
  server.listen(port, 'localhost', done);
});
const address = `http://localhost:${server.address().port}`;
const backEnd = await openBackEnd({ args: ['--public-url', address, '--page-cache', '0', ...rest], format });
const onError = (error) => format(error instanceof Error ? (error.stack ?? error.message) : String(error));
const storefront = await openStorefront({ server, backEnd, onError });
storefront.watcher.on('all', (_event, file) => backEnd.changed(file));

const renderPage = getRequestListener(async (request) => {
  try {
    return await storefront.render(request);
  } catch (error) {
    onError(storefront.explain(error));
    return new Response(`${error instanceof Error ? error.stack : String(error)}\n`, { status: 500 });
  }
});

async function pass(incoming, outgoing) {
  const { address: behind } = await backEnd.open;
  const { method, headers } = incoming;
  const asked = ask(new URL(incoming.url, behind), { method, headers }, (answered) => {
    if (answered.headers['x-render-page'] === '1') {
      answered.resume();
      void renderPage(incoming, outgoing);
      return;
    }
    outgoing.writeHead(answered.statusCode, answered.headers);
    answered.pipe(outgoing);
  });
  asked.on('error', (error) => refuse(outgoing, error));
  incoming.pipe(asked);
}

function refuse(outgoing, error) {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${error.message}\n`);
}

answer = (incoming, outgoing) => {
  const { pathname } = new URL(incoming.url, address);
  const next = () => void pass(incoming, outgoing).catch((error) => refuse(outgoing, error));
  if (pathname === '/service-worker.js') outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(NO_WORKER);
  else if (BACK_END.test(pathname)) next();
  else storefront.modules(incoming, outgoing, next);
};
await backEnd.open;
await storefront.render(new Request(address)).catch(onError);
process.stdout.write(
  `The shop is at ${address}: pages change with ui, the back end restarts with core, adapters and cli\n`,
);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
    void Promise.all([storefront.close(), backEnd.close()]).then(() => process.exit(0));
  });
}
