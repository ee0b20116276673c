import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const SITE = '.build/docs';
let pages: ReadonlyMap<string, string>;

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/docs.mjs', '--build'], { stdio: 'pipe' });
  const files = readdirSync(SITE, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.html'));
  pages = new Map(files.map((file) => [`/${file.replaceAll('\\', '/')}`, readFileSync(join(SITE, file), 'utf8')]));
}, 240_000);

/** Links, pictures, scripts and styles of a page that the site does not have. */
function deadIn(path: string, html: string): readonly string[] {
  return [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].flatMap(([, link = '']) => {
    if (/^(?:https?|data|mailto):/.test(link)) return [];
    const { pathname, hash } = new URL(link, `http://site.example${path}`);
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const reached = pages.get(file) ?? pages.get(`${file}.html`);
    const isThere =
      reached === undefined
        ? existsSync(join(SITE, file))
        : hash === '' || reached.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
    return isThere ? [] : [`${path}: ${link}`];
  });
}

describe('the site of the documentation', () => {
  it('has every page, and no link that leads nowhere', () => {
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['/index.html', '/start.html', '/extend/index.html']));
    expect([...pages].flatMap(([path, html]) => deadIn(path, html))).toEqual([]);
  });

  it('loads nothing from elsewhere', () => {
    for (const html of pages.values()) {
      expect([...html.matchAll(/<(?:script|link|img)[^>]* (?:src|href)="https?:[^"]*"/g)]).toEqual([]);
    }
  });
});
