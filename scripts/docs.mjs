/**
 * `npm run docs` builds the site of the documentation and serves it; `npm run docs:build` only builds it, into `.build/docs`. The pages of `docs`,
 * and those of the root that belong to them, are laid into `.build/docs-source` first, with their links as the site has them. A link
 * that leads nowhere fails the build. `--port N` is where it is served (4173).
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { build, serve } from 'vitepress';

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
}

layOut();
rmSync(SITE, { recursive: true, force: true });
await build(SOURCE);
if (!process.argv.includes('--build')) {
  const at = process.argv.indexOf('--port');
  const port = at === -1 ? 4173 : Number(process.argv[at + 1]);
  await serve({ root: SOURCE, port });
  console.log(`The documentation is open at http://localhost:${port}`);
}
