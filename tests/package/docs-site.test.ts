import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createServer } from 'node:http';
import { AREAS } from '../../cli/areas';
import * as account from '../../core/account';
import * as blogger from '../../core/blogger';
import * as shopper from '../../core/shopper';
import * as staff from '../../core/staff';
import { openApi } from '../../core/contract/openapi';
import { ENDPOINTS } from '../../core/contract/table';
import { serveDocs } from '../../scripts/docs/serve-docs.mjs';

const SITE = '.build/docs';
let pages: ReadonlyMap<string, string>;

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/docs.mjs', '--build'], { stdio: 'pipe' });
  const files = readdirSync(SITE, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.html'));
  pages = new Map(files.map((file) => [`/${file.replaceAll('\\', '/')}`, readFileSync(join(SITE, file), 'utf8')]));
}, 600_000);

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

describe('the documentation site', () => {
  it('has every page, and no broken link', () => {
    expect([...pages.keys()]).toEqual(expect.arrayContaining(['/index.html', '/start.html', '/extend/index.html']));
    expect([...pages].flatMap(([path, html]) => deadIn(path, html))).toEqual([]);
  });

  it('loads nothing from other hosts', () => {
    for (const html of pages.values()) {
      expect([...html.matchAll(/<(?:script|link|img)[^>]* (?:src|href)="https?:[^"]*"/g)]).toEqual([]);
    }
  });

  it('has a reference of every call, command and name', () => {
    const reference = [...pages].filter(([path]) => path.startsWith('/reference/')).map(([, html]) => html);
    const anchors = new Set(reference.flatMap((html) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)));
    const commands = AREAS.flatMap(({ name, commands: own }) => own.map((one) => `vitrine-${name}-${one.name}`));
    const wanted = [
      ...commands.filter((name) => !name.endsWith('-')).map((name) => name.replaceAll(' ', '-')),
      ...[shopper, account, staff, blogger].flatMap((entry) => Object.keys(entry)),
    ];
    expect(wanted.length).toBeGreaterThan(300);
    expect(wanted.filter((id) => !anchors.has(id))).toEqual([]);
    const calls = Object.values(openApi(ENDPOINTS).paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(calls.length).toBeGreaterThan(200);
    expect(calls.filter((id) => !anchors.has(id))).toEqual([]);
  });

  it('is served with a page that calls a shop through it, and reports missing pages', async () => {
    const shop = createServer((request, response) => response.end(`${String(request.method)} ${String(request.url)}`));
    await new Promise<void>((opened) => shop.listen(0, '127.0.0.1', opened));
    const bound = shop.address();
    if (bound === null || typeof bound === 'string') throw new Error('It listens on no port');
    const site = await serveDocs({ folder: SITE, port: 0, shop: `http://127.0.0.1:${String(bound.port)}` });
    const textOf = async (path: string) => (await fetch(site.address + path)).text();
    try {
      expect(await textOf('/try.html')).toContain('swagger-ui-bundle.js');
      expect(await textOf('/reference/http/cart')).toContain('/api/cart/pull');
      expect(await textOf('/api/cart/pull?cartId=1')).toBe('GET /api/cart/pull?cartId=1');
      await new Promise((closed) => shop.close(closed));
      expect(await textOf('/api/cart/pull')).toContain('No shop answers');
    } finally {
      await site.close();
    }
  });
});
