import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedHash, isEdited, isOf } from '../../../adapters/platform/catalogue/writing/product-hash';
import type { ProductDocument } from '../../../core/staff';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { csvOf, openImportShop, type ImportShop } from './import-shop';

let fixture: FixturePlatform;
let shop: ImportShop;
beforeEach(async () => {
  fixture = await openFixturePlatform({ starter: true });
  shop = await openImportShop();
});
afterEach(async () => {
  await fixture.platform.close();
  await shop.remove();
});

const CAP = { product_type: 'simple', sku: 'CAP', name: 'Cap', description: '', qty: '4', price: '10' };

async function run(price: string, { keeps = true, dryRun = false } = {}) {
  const { catalogue } = fixture.platform;
  const file = await shop.file('caps.csv', csvOf([{ ...CAP, price }]));
  return shop.run({ file }, { dryRun }, keeps ? catalogue.keepingEdits() : catalogue);
}
async function show() {
  const answer = await fixture.platform.records.show('products', 'CAP');
  if (answer.kind !== 'done') throw new Error(answer.message);
  return answer.result as { readonly version: string; readonly document: ProductDocument }; // sound: as the contract says
}
async function rename(name: string) {
  const { version, document } = await show();
  const texts = { ...document.texts, en: { ...document.texts.en, name } };
  const saved = await fixture.platform.records.save('products', {
    id: 'CAP',
    version,
    document: { ...document, texts },
  });
  expect(saved).toMatchObject({ kind: 'done' });
}
const shown = async () => {
  const { document } = await show();
  return [document.texts.en.name, document.price];
};
const reasons = ({ rows }: Awaited<ReturnType<typeof run>>) => rows.flatMap((row) => row.reasons);

describe('products that staff have changed since their last import', () => {
  it('are kept by a re-import that keeps edits, with user and time', async () => {
    await run('10');
    await rename('Pier cap');
    const report = await run('12');
    expect(report.counts).toMatchObject({ rows: { taken: 0, skipped: 1 }, reasons: { staff_changed: 1 } });
    expect(reasons(report)[0]?.message).toMatch(/^shop changed it at .*, after the last import: it stays as it is$/);
    expect(await shown()).toEqual(['Pier cap', '10']);
    expect(reasons(await run('12', { dryRun: true }))).toMatchObject([{ code: 'staff_changed' }]);
    expect((await run('10')).counts.products.unchanged).toBe(1);
  });

  it('are replaced on request, which a dry run reports, and follow the file again', async () => {
    await run('10');
    await rename('Pier cap');
    const dry = await run('12', { keeps: false, dryRun: true });
    expect(reasons(dry)[0]?.message).toContain('after the last import: the file replaces that');
    expect((await run('12', { keeps: false })).counts.products.updated).toBe(1);
    expect(await shown()).toEqual(['Cap', '12']);
    expect((await run('13')).counts.products.updated).toBe(1);
    expect(await shown()).toEqual(['Cap', '13']);
  });

  it('are distinguished from changes by the shop itself', () => {
    const own = changedHash('file', 'approved', 'shop');
    expect([isOf(own, 'file'), isEdited(own)]).toEqual([true, false]);
    const edited = changedHash(own, 'renamed');
    expect([isOf(edited, 'file'), isEdited(edited)]).toEqual([true, true]);
    expect(isEdited(changedHash(edited, 'approved', 'shop'))).toBe(true);
    expect(isEdited('file')).toBe(false);
  });
});
