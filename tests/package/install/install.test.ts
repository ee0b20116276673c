import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { build as viteBuild } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstLoad } from './first-load';
import { installFresh, type FreshProject } from './fresh-project';
import { listFiles, reach, readManifest } from './tarball';

const TSC = join(process.cwd(), 'node_modules/typescript/bin/tsc');
const ESBUILD = join(process.cwd(), 'node_modules/esbuild/bin/esbuild');
const BIN = join('node_modules', '.bin', 'vitrine');
const FIXED = ['service-worker.js', ...readdirSync('ui/public', { recursive: true }).map(String)];
/** Fonts are read, not imported. */
const OPENED_AS_FILES = ['@fontsource/pt-sans'];

let project: FreshProject;
beforeAll(async () => {
  project = await installFresh(['@types/node', '@types/react', 'react', 'react-dom', 'svelte', 'vue']);
});
afterAll(() => project.remove());

function readmeExample(): string {
  const readme = readFileSync('README.md', 'utf8');
  const chapter = readme.slice(readme.indexOf('## Use it as an SDK'));
  const example = /```ts\b[^\n]*\n([\s\S]*?)```/.exec(chapter)?.[1];
  if (example === undefined) throw new Error('The README has no example of the SDK');
  return example;
}

const IN_PROCESS = `
import { createShop } from 'vitrine';
import {
  createFixedNetwork, createInProcessHttp, createMemoryStorage, createNoTabs, createNoTelemetry, createSystemClock, createSystemIds,
} from 'vitrine/node';
import { createPlatform } from 'vitrine/platform';

const clock = createSystemClock();
const ids = createSystemIds();
const platform = await createPlatform({ data: 'data', mode: 'development', clock, ids });
const shop = createShop({
  adapters: {
    http: createInProcessHttp({ fetch: platform.fetch }),
    storage: createMemoryStorage(),
    clock, ids,
    network: createFixedNetwork(true),
    tabs: createNoTabs(),
    telemetry: createNoTelemetry(),
  },
});
await shop.start();
const { items } = await shop.catalogue.search({});
console.log('found', items.length > 0 ? 'products' : 'nothing');
shop.dispose();
platform.close();
`;

const COMPONENTS = `
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { moneyText } from 'vitrine';
import { TextProvider, TextRegistry } from 'vitrine/react';
import { Button, Price, ProductTile, UiProvider } from 'vitrine/ui';

const messages = await new TextRegistry().load('de');
const price = (amount) => moneyText(amount, 'EUR', 'de-DE');
const product = { id: 1, sku: 'J1', name: 'Anorak', type_id: 'simple', final_price: 80, original_price: 100, image: '/j/j1.jpg' };
const pictureUrl = (path) => 'https://pictures.example' + path;
console.log(renderToStaticMarkup(h(Button, { kind: 'buy' }, 'Kaufen')));
console.log(renderToStaticMarkup(
  h(TextProvider, { messages, locale: 'de-DE', price },
    h(UiProvider, { pictureUrl }, h(Price, { final: 20 }), h(ProductTile, { product, href: '/anorak' }))),
));
`;

const STRICT = {
  target: 'es2022',
  lib: ['es2023', 'dom'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  types: ['node'],
};

async function typeCheck(name: string, options: object): Promise<void> {
  const config = { compilerOptions: { ...STRICT, ...options }, files: ['example.ts', 'entries.ts'] };
  await project.write(`tsconfig.${name}.json`, JSON.stringify(config));
  await project.run(process.execPath, [TSC, '-p', `tsconfig.${name}.json`]);
}

interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

async function serve(): Promise<Served> {
  const child = spawn(BIN, ['--data', 'data', 'serve', '--dev', '--port', '0'], {
    cwd: project.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /open at (http:\/\/[\w.]+:\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`vitrine serve ended before it said its address:\n${said}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

describe('the tarball', () => {
  it('has no unreachable file: no benchmark, no Storybook, nothing of an earlier build', async () => {
    const { files } = await reach(project.installed, FIXED);
    const known = (path: string) => files.has(path) || ['package.json', 'README.md', 'LICENSE'].includes(path);
    expect(listFiles(project.installed).filter((path) => !known(path))).toEqual([]);
  });

  it('has declarations for each of its entries, and the storefront', () => {
    const files = new Set(listFiles(project.installed));
    for (const entry of Object.values(readManifest(project.installed).exports)) {
      if (typeof entry === 'string') continue;
      expect([...files]).toEqual(expect.arrayContaining([join(entry.types), join(entry.default)]));
    }
    expect(files.has('dist/ui/server/server.js')).toBe(true);
    expect(files.has('dist/ui/client/.vite/manifest.json')).toBe(true);
  });

  it('depends on exactly the packages that its files import', async () => {
    const { files, packages } = await reach(project.installed, FIXED);
    const { dependencies, peerDependencies } = readManifest(project.installed);
    const code = [...files]
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(project.installed, file), 'utf8'));
    const opened = OPENED_AS_FILES.filter((name) => code.some((text) => text.includes(`${name}/files/`)));
    expect([...packages, ...opened].filter((name) => !isBuiltin(name)).sort()).toEqual(
      [...Object.keys(dependencies), ...Object.keys(peerDependencies)].sort(),
    );
  });
});

describe('a project that has installed the package', () => {
  beforeAll(async () => {
    const entries = Object.keys(readManifest(project.installed).exports).filter(
      (entry) => !/\.(json|css)$/.test(entry),
    );
    const lines = entries.map((entry, at) => `export * as entry${at} from 'vitrine${entry.slice(1)}';`);
    await project.write('entries.ts', lines.join('\n'));
    await project.write('example.ts', readmeExample());
    await project.write('in-process.mjs', IN_PROCESS);
    await project.run(BIN, ['--data', 'data', 'catalog', 'seed']);
  });

  it('type-checks the example of the README in strict mode, with Node and bundler resolution', async () => {
    await typeCheck('node', { module: 'nodenext', moduleResolution: 'nodenext' });
    await typeCheck('bundler', { module: 'esnext', moduleResolution: 'bundler' });
  });

  it('runs the core against the platform in one process', async () => {
    expect(await project.run(process.execPath, ['in-process.mjs'])).toContain('found products');
  });

  it('runs bundles of esbuild and Vite, with the metadata API before tsyringe', async () => {
    await project.write('bundled.mjs', "import { createShop } from 'vitrine';\nconsole.log(typeof createShop);\n");
    await project.run(ESBUILD, ['bundled.mjs', '--bundle', '--format=esm', '--outfile=esbuild.mjs']);
    expect(await project.run(process.execPath, ['esbuild.mjs'])).toBe('function\n');
    const rolldownOptions = { input: join(project.folder, 'bundled.mjs'), output: { entryFileNames: 'vite.mjs' } };
    await viteBuild({
      root: project.folder,
      configFile: false,
      logLevel: 'error',
      build: { modulePreload: false, rolldownOptions },
    });
    expect(await project.run(process.execPath, ['dist/vite.mjs'])).toBe('function\n');
  });

  it('serves the storefront with all files of its first page, and the example of the README works on it', async () => {
    const served = await serve();
    try {
      const response = await fetch(served.url);
      expect(response.status).toBe(200);
      const html = await response.text();
      const assets = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg|woff2))"/g)].map(
        (match) => match[1] ?? '',
      );
      expect(assets.some((path) => path.endsWith('.js'))).toBe(true);
      expect(assets.some((path) => path.endsWith('.css'))).toBe(true);
      const answers = await Promise.all(assets.map(async (path) => (await fetch(served.url + path)).status));
      expect(new Set(answers)).toEqual(new Set([200]));
      const example = readmeExample().replace('http://localhost:3000', served.url);
      const { code } = await transform(example, { loader: 'ts', format: 'esm' });
      await project.write('example.mjs', code);
      expect(await project.run(process.execPath, ['example.mjs'])).toContain('grand_total');
    } finally {
      await served.stop();
    }
  });
});

describe('the components', () => {
  it('are rendered on a server, with the texts of vitrine/react', async () => {
    await project.write('components.mjs', COMPONENTS);
    const [button, shown] = (await project.run(process.execPath, ['components.mjs'])).split('\n');
    expect(button).toContain('class="vitrine-Button-button vitrine-Button-buy"');
    expect(shown).toMatch(/20,00\s€/);
    expect(shown).toContain('href="/anorak"');
    expect(shown).toContain('src="https://pictures.example/j/j1.jpg"');
    expect(shown).toContain('Vorher');
  });

  it('bring with Vite one style sheet, with the classes of the rendered ones', async () => {
    await project.write(
      'styled.mjs',
      "import 'vitrine/ui/tokens.css';\nimport 'vitrine/ui/components.css';\nimport { ProductTile } from 'vitrine/ui';\nglobalThis.used = ProductTile;\n",
    );
    const rolldownOptions = { input: join(project.folder, 'styled.mjs'), external: [/^react/] };
    const outDir = join(project.folder, 'styled');
    await viteBuild({ root: project.folder, configFile: false, logLevel: 'error', build: { outDir, rolldownOptions } });
    const sheets = listFiles(outDir).filter((file) => file.endsWith('.css'));
    expect(sheets).toHaveLength(1);
    const sheet = readFileSync(join(outDir, sheets[0] ?? ''), 'utf8');
    const html = await project.run(process.execPath, ['components.mjs']);
    const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(classes.filter((name) => !sheet.includes(`.${name}`))).toEqual([]);
    expect(classes.length).toBeGreaterThan(8);
    expect(sheet).toContain('--paper:');
  });

  it('weigh only what is used: a price under one kilobyte, a tile under three', async () => {
    const load = (name: string) =>
      firstLoad(project.folder, `import { ${name} } from 'vitrine/ui'; globalThis.used = ${name};`);
    const [price, tile] = [await load('Price'), await load('ProductTile')];
    expect(price).toBeLessThanOrEqual(1024);
    expect(price).toBeGreaterThan(300);
    expect(tile).toBeLessThanOrEqual(3 * 1024);
    expect(tile).toBeGreaterThan(price);
  });
});
