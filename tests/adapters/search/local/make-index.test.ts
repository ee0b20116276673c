import { build } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IndexDocument } from '../../../../adapters/platform/ports/catalogue/search';
import { buildIndex } from '../../../../adapters/search/local';
import { makeIndex } from '../../../../adapters/search/local/make-index';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-index-'));
const outfile = join(folder, 'index-worker.mjs');
const program = pathToFileURL(outfile);
beforeAll(() =>
  build({
    entryPoints: [join(import.meta.dirname, '../../../../adapters/search/local/index-worker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const document = (id: number): IndexDocument => ({
  id,
  sku: `SKU-${String(id)}`,
  text: { name: `Jacket ${String(id)}`, product_type: 'Jackets' },
  attributes: { color: [id % 2 === 0 ? 'black' : 'red'] },
  numbers: { final_price: id },
  inStock: true,
  variants: [{ sku: `SKU-${String(id)}-M`, attributes: { size: ['M'] }, inStock: id % 3 > 0, price: id }],
});
async function* documents(count: number, given: (at: number) => IndexDocument = document) {
  for (let at = count; at > 0; at -= 1) yield await Promise.resolve(given(at));
}
const all = (count: number) => Array.from({ length: count }, (_, at) => document(at + 1));

describe('an index built from documents', () => {
  it.each([10, 1000, 2345])('is the same from another thread as from this one: %i products', async (count) => {
    const beside = await makeIndex(documents(count), { language: 'en' }, program);
    const here = buildIndex(all(count), { language: 'en' });
    expect(Buffer.compare(beside.serialize(), here.serialize())).toBe(0);
    expect(beside.search({ text: 'jacket', filters: [{ attribute: 'color', value: { eq: 'red' } }] }).total).toBe(
      Math.ceil(count / 2),
    );
    beside.updateStock([{ sku: 'SKU-1-M', inStock: false }]);
    expect(beside.search({ filters: [{ attribute: 'is_in_stock', value: { eq: true } }] }).total).toBeLessThan(count);
  });

  it('is refused in both if two documents share an id, with the same message', async () => {
    for (const count of [20, 2000]) {
      const twice = documents(count, (at) => document(at === 2 ? 1 : at));
      await expect(makeIndex(twice, {}, program)).rejects.toThrow('document id 1 occurs twice (sku SKU-1)');
    }
  });

  it('fails if its documents are unreadable, and if the thread does not start', async () => {
    async function* broken() {
      yield* documents(1500);
      throw new Error('the database is away');
    }
    await expect(makeIndex(broken(), {}, program)).rejects.toThrow('the database is away');
    const nowhere = new URL('./nowhere.mjs', program);
    await expect(makeIndex(documents(1500), {}, nowhere)).rejects.toThrow('nowhere.mjs');
  });
});
