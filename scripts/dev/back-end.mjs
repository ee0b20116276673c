import { context } from 'esbuild';
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { messagesForEsbuild } from '../messages/plugins.mjs';

const STOREFRONT = `export function createStorefront({ config, publicUrl, isDevelopment, telemetryUrl }) {
  process.send({ config, publicUrl, isDevelopment, telemetryUrl });
  const fetch = async () => new Response(null, { status: 204, headers: { 'x-render-page': '1' } });
  return { fetch, pageKey: (request) => request.url };
}
`;
const FOLDER = '.build';
/** Debounces editors that save several files, in ms. */
const SETTLED_MS = 100;

const BUNDLE = {
  entryPoints: ['cli/main.ts'],
  outdir: `${FOLDER}/cli`,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
  metafile: true,
  loader: { '.css': 'empty' },
  plugins: [messagesForEsbuild],
  logLevel: 'error',
};

function writeStub() {
  mkdirSync(`${FOLDER}/ui/client/.vite`, { recursive: true });
  mkdirSync(`${FOLDER}/ui/server`, { recursive: true });
  writeFileSync(`${FOLDER}/ui/client/.vite/manifest.json`, '{}');
  writeFileSync(`${FOLDER}/ui/server/server.js`, STOREFRONT);
}

function start(args) {
  const child = spawn(process.execPath, [`${FOLDER}/cli/main.js`, '--json', 'serve', '--dev', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const settings = new Promise((done) => child.once('message', done));
  const address = new Promise((done, fail) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const found = /"address":"([^"]+)"/.exec(text);
      if (found !== null) done(found[1]);
    });
    child.once('exit', (code) => fail(new Error(`The back end ended with ${String(code)}`)));
  });
  const open = Promise.all([address, settings]).then(([where, given]) => ({ address: where, settings: given }));
  open.catch(() => undefined);
  return {
    open,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * Restarts the back end on changes; compile errors keep the running one.
 * @param options.args further arguments of `vitrine serve`
 */
export async function openBackEnd({ args, format }) {
  writeStub();
  const bundle = await context(BUNDLE);
  let inputs = new Set();
  const build = async () => {
    const { metafile } = await bundle.rebuild();
    inputs = new Set(Object.keys(metafile.inputs).map((file) => resolve(file)));
  };
  await build();
  let running = start(args);
  let work = Promise.resolve();
  let timer;

  const restart = async () => {
    const began = performance.now();
    try {
      await build();
    } catch {
      format('The back end does not compile; the one before goes on');
      return;
    }
    const before = running;
    const next = before.stop().then(() => {
      const opened = start(args);
      stopNext = opened.stop;
      return opened.open;
    });
    let stopNext = before.stop;
    next.catch(() => undefined);
    running = { open: next, stop: () => stopNext() };
    await next.then(
      () => format(`Back end restarted in ${((performance.now() - began) / 1000).toFixed(1)} s`),
      (error) => format(`${error.message}: change what is wrong, and it starts again`),
    );
  };

  return {
    get open() {
      return running.open;
    },
    changed(file) {
      if (!inputs.has(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        work = work.then(restart);
      }, SETTLED_MS);
    },
    async close() {
      clearTimeout(timer);
      await work;
      await running.stop();
      await bundle.dispose();
    },
  };
}
