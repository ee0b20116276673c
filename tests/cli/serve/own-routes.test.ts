import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIN, ensureStorefront } from '../built-bin';
import { findJacket } from '../shopper';
import { openShop, type Shop } from '../vitrine';

// Inside the repository, so that the configuration resolves zod.
const FOLDERS = join(import.meta.dirname, '..', '..', '..', '.build');

const CONFIG = `
import * as z from 'zod';

interface Call { readonly query: { readonly sku: string } }
interface Shop { readonly products: { bySku(sku: string): Promise<{ readonly name: string } | undefined> } }

const name = {
  method: 'GET',
  path: '/api/own/names/{sku}',
  query: z.object({ sku: z.string().max(40) }),
  result: z.object({ name: z.string() }),
  handle: async ({ query }: Call, { products }: Shop) => {
    const found = await products.bySku(query.sku);
    if (found !== undefined) return found;
    throw Object.assign(new Error('There is no ' + query.sku), { name: 'RouteError', status: 404, code: 'no_sku', facts: {} });
  },
};

export default { routes: [name] };
`;

let shop: Shop;
let folder: string;
let child: ChildProcess;
let address: string;
beforeAll(async () => {
  shop = await openShop();
  await ensureStorefront();
  mkdirSync(FOLDERS, { recursive: true });
  folder = mkdtempSync(join(FOLDERS, 'own-routes-'));
  const file = join(folder, 'vitrine.config.ts');
  writeFileSync(file, CONFIG);
  child = spawn(process.execPath, [BIN, '--data', shop.data, '--config', file, 'serve', '--dev', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [found] = /http:\/\/[^\s"]+/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`serve ended with ${String(code)}`)));
  });
}, 240_000);
afterAll(() => {
  child.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  shop.remove();
});

async function get(path: string): Promise<{ readonly status: number; readonly json: unknown }> {
  const response = await fetch(address + path);
  return { status: response.status, json: await response.json() };
}

describe('endpoints of a configuration', () => {
  it('are served next to those of the shop', async () => {
    const found = await get(`/api/own/names/${(await findJacket(shop)).sku}`);
    expect(found).toMatchObject({ status: 200, json: { code: 200, result: { name: expect.any(String) as unknown } } });
    expect(Object.keys((found.json as { readonly result: object }).result)).toEqual(['name']);
    expect(await get('/api/own/names/none')).toEqual({
      status: 404,
      json: { code: 404, result: 'There is no none', meta: { error: 'no_sku' } },
    });
    expect(await get(`/api/own/names/${'x'.repeat(41)}`)).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'sku', message: 'sku must be at most 40 characters long' }] } },
    });
    expect(JSON.stringify((await get('/api/openapi.json')).json)).toContain('getOwnNamesBySku');
  });

  it('are listed by vitrine config, and refused if invalid', async () => {
    const { stdout } = await shop.run('--config', join(folder, 'vitrine.config.ts'), 'config');
    expect(stdout).toMatch(/^routes +GET \/api\/own\/names\/\{sku\} /m);
    const file = join(folder, 'wrong.mjs');
    writeFileSync(
      file,
      CONFIG.replace('/api/own/names', '/api/cart').replaceAll(/: (Call|Shop)\b|^interface.*$/gm, ''),
    );
    const { code, stderr } = await shop.run('--config', file, 'catalog', 'tree');
    expect([code, stderr]).toEqual([2, expect.stringContaining('option routes.0.path must begin with /api/own/')]);
    expect(stderr).not.toContain('at '); // No stack trace
  });
});
