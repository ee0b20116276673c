import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerRequest, type Dependencies } from '../../../cli/serve/answer-request';
import { openOwnPages } from '../../../cli/serve/own-pages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<h1>Mine</h1>');
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'run()');
  return () => rmSync(folder, { recursive: true, force: true });
});

async function ask(path: string, method = 'GET'): Promise<Response> {
  const own = await openOwnPages(folder);
  if (own === undefined) throw new Error('There are no pages');
  const parts: Dependencies = {
    ...own,
    platform: { fetch: () => Promise.resolve(Response.json({ from: 'back end' })) },
    site: {
      respond: (_, pathname) => Promise.resolve(pathname === '/robots.txt' ? new Response('User-agent: *') : undefined),
    },
    onError: (error) => {
      throw error;
    },
  };
  return answerRequest(new Request(`http://shop.example${path}`, { method }), parts);
}

describe('custom pages', () => {
  it('are their index.html at every page URL', async () => {
    for (const path of ['/', '/product?sku=A', '/a/b/c']) {
      const page = await ask(path);
      expect([page.status, await page.text()]).toEqual([200, '<h1>Mine</h1>']);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
    expect(await (await ask('/', 'HEAD')).text()).toBe('');
  });

  it('have their files, and no missing ones', async () => {
    const script = await ask('/assets/app-1.js');
    expect([await script.text(), script.headers.get('cache-control')]).toEqual([
      'run()',
      'public, max-age=31536000, immutable',
    ]);
    expect((await ask('/assets/app-0.js')).status).toBe(404);
    expect((await ask('/photo.png')).status).toBe(404);
    expect((await ask('/..%2fsecret')).status).toBe(404);
  });

  it('leave the back end and machine-readable files in place', async () => {
    expect(await (await ask('/api/catalog')).json()).toEqual({ from: 'back end' });
    expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *');
  });

  it('must be built, and are off unless requested', async () => {
    rmSync(join(folder, 'index.html'));
    await expect(openOwnPages(folder)).rejects.toMatchObject({
      code: 'not-built',
      message: `--pages: there is no index.html in ${folder}; build your pages first`,
    });
    expect(await openOwnPages(undefined)).toBeUndefined();
  });
});
