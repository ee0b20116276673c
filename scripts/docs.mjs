/**
 * `npm run docs` builds and serves the documentation; `docs:build` only builds. Dead links fail. `--port N` (4173),
 * `--shop URL` (http://localhost:3000).
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { build } from 'vitepress';
import { serveDocs } from './docs/serve-docs.mjs';
import { messagesForEsbuild } from './messages/plugins.mjs';

const SOURCE = '.build/docs-source';
const SITE = '.build/docs';
const ROOT_PAGES = ['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];

const placeOf = (path) => path.replace(/^docs\//, '').replace(/(^|\/)README\.md$/, '$1index.md');

function withLinks(path, text) {
  return text.replace(/\]\((?!https?:|#)([^)\s#]+)(#[^)\s]*)?\)/g, (_, target, anchor = '') => {
    const reached = placeOf(posix.normalize(posix.join(posix.dirname(path), target)));
    const link = posix.relative(posix.dirname(placeOf(path)), reached);
    return `](${link.startsWith('.') ? link : `./${link}`}${anchor})`;
  });
}

function layOut() {
  rmSync(SOURCE, { recursive: true, force: true });
  mkdirSync(SOURCE, { recursive: true });
  const inDocs = readdirSync('docs', { recursive: true }).map((file) => posix.join('docs', file.replaceAll('\\', '/')));
  for (const path of [...ROOT_PAGES, ...inDocs.filter((file) => file.endsWith('.md'))]) {
    const place = join(SOURCE, placeOf(path));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, withLinks(path, readFileSync(path, 'utf8')));
  }
  for (const folder of ['.vitepress', 'pictures']) {
    cpSync(join('docs', folder), join(SOURCE, folder), { recursive: true });
  }
  cpSync('docs/order-life.svg', join(SOURCE, 'order-life.svg'));
  cpSync('docs/samples', join(SOURCE, 'public/samples'), { recursive: true });
}

async function loadReference() {
  const outfile = '.build/docs-reference/reference.mjs';
  await bundle({
    entryPoints: ['scripts/docs/reference.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    loader: { '.css': 'empty' },
    plugins: [messagesForEsbuild],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL('scripts/docs.mjs').href) },
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

async function layOutReference() {
  const { reference } = await loadReference();
  const { pages, sidebar, document } = reference();
  for (const { path, text } of pages) {
    const place = join(SOURCE, 'reference', `${path}.md`);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  writeFileSync(join(SOURCE, '.vitepress/reference.json'), JSON.stringify(sidebar));
  const viewer = join(SOURCE, 'public/try');
  mkdirSync(viewer, { recursive: true });
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    cpSync(join('node_modules/swagger-ui-dist', file), join(viewer, file));
  }
  writeFileSync(join(viewer, 'openapi.json'), JSON.stringify(document));
  for (const file of ['try.css', 'try.js']) cpSync(join('scripts/docs', file), join(viewer, file));
  cpSync('scripts/docs/try.html', join(SOURCE, 'public/try.html'));
}

const valueOf = (name, fallback) => {
  const at = process.argv.indexOf(name);
  return at === -1 ? fallback : process.argv[at + 1];
};

layOut();
await layOutReference();
rmSync(SITE, { recursive: true, force: true });
await build(SOURCE);
if (!process.argv.includes('--build')) {
  const { address } = await serveDocs({
    folder: SITE,
    port: Number(valueOf('--port', '4173')),
    shop: valueOf('--shop', 'http://localhost:3000'),
  });
  console.log(`The documentation is open at ${address}`);
}
