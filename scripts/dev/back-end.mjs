import { context } from 'esbuild';
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What `serve` finds in place of a built storefront: it passes its settings on, and says of every page that it is rendered elsewhere. */
const STOREFRONT = `export function createStorefront({ config, publicUrl, isDevelopment, telemetryUrl }) {
  process.send({ config, publicUrl, isDevelopment, telemetryUrl });
  const fetch = async () => new Response(null, { status: 204, headers: { 'x-render-page': '1' } });
  return { fetch, pageKey: (request) => request.url };
}
`;
/** Beside the bundled command line, as `dist/ui` lies beside `dist/cli`; package.json is found from there too. */
const FOLDER = '.build';
/** Signals of an editor that saves several files are one change. */
const SETTLED_MS = 100;

/** Without the packages: Node loads them itself. */
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
  logLevel: 'error',
};

function writeStub() {
  mkdirSync(`${FOLDER}/ui/client/.vite`, { recursive: true });
  mkdirSync(`${FOLDER}/ui/server`, { recursive: true });
  writeFileSync(`${FOLDER}/ui/client/.vite/manifest.json`, '{}');
  writeFileSync(`${FOLDER}/ui/server/server.js`, STOREFRONT);
}

/** Starts the bundled command line. Resolves when it answers, with where it does and what pages are made with. */
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
  open.catch(() => undefined); // a request that waits for it is answered with the failure
  return {
    open,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * The back end of `npm run dev`: bundled, and started anew on each change of what it is made of. The data folder is the shop's own, so nothing is lost. What does not compile leaves the running one in place.
 * @param options.args further arguments of `vitrine serve`
 * @param options.say takes a line for the developer
 */
export async function openBackEnd({ args, say }) {
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
      say('The back end does not compile; the one before goes on'); // esbuild has said why
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
      () => say(`Back end restarted in ${((performance.now() - began) / 1000).toFixed(1)} s`),
      (error) => say(`${error.message}: change what is wrong, and it starts again`),
    );
  };

  return {
    /** Settles with the one that answers, after a restart that is under way. */
    get open() {
      return running.open;
    },
    /** To be called with the path of every file that was changed, made or removed. */
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
