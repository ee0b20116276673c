/**
 * `npm run docs` builds the site of the documentation and serves it; `npm run docs:build` only builds it, into `.build/docs`. The pages of `docs`,
 * and those of the root that belong to them, are laid into `.build/docs-source` first, with their links as the site has them. A link
 * that leads nowhere fails the build. The reference (names of the SDK, HTTP API, commands) is made from the sources on the way. `--port N` is where it is
 * served (4173); `--shop URL` the running shop that its page to try the API calls (http://localhost:3000).
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { build } from 'vitepress';
import { serveDocs } from './docs/serve-docs.mjs';

const SOURCE = '.build/docs-source';
const SITE = '.build/docs';
/** Pages of the root that are pages of the site too. */
const ROOT_PAGES = ['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];

/** Where a page or picture of the repository lies in the site. */
const placeOf = (path) => path.replace(/^docs\//, '').replace(/(^|\/)README\.md$/, '$1index.md');

/** A page with its links as they are from its place in the site. */
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
  cpSync('docs/samples', join(SOURCE, 'public/samples'), { recursive: true });
}

/** The reference is written in TypeScript, as what it is made from. */
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
    // Where the sources lie is found from the scripts, not from the bundle.
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
