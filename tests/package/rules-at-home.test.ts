import { beforeAll, describe, expect, it } from 'vitest';
import { lintPlanted, type Linted } from './lint-planted';

const RULE = 'vitrine(rules-at-home)';

const COPIES: readonly (readonly [string, string])[] = [
  ['const sold = (child.status ?? 1) < 2;', 'core/contract/catalogue/listing.ts'],
  ['const shown = [2, 3, 4].includes(seen);', 'core/contract/catalogue/listing.ts'],
  ['const off = product.status >= 2;', 'core/contract/catalogue/listing.ts'],
  ['const part = product.visibility === 1;', 'core/contract/catalogue/listing.ts'],
  ["const SHOWN = `coalesce(json_extract(document, '$.status'), 1) < ${max}`;", 'core/contract/catalogue/listing.ts'],
  ["const SHOWN = `json_extract(document, '$.visibility') <> 1`;", 'core/contract/catalogue/listing.ts'],
  ['const SHOWN = `visibility IN (2, 3, 4)`;', 'core/contract/catalogue/listing.ts'],
  ["const sort = 'promoted:desc,id:desc';", 'core/contract/catalogue/listing.ts'],
  ['const PAGE_SIZE = 50;', 'core/contract/catalogue/listing.ts'],
  ['const DEFAULTS = { pageSize: whole(1, 50) };', 'core/contract/catalogue/listing.ts'],
  ['const MAX_FILTER_VALUES = 500;', 'core/contract/catalogue/listing.ts'],
  ["const RANGES = ['50-100'];", 'core/catalogue/price-range.ts'],
  ['const RANGES = [{ from: 50_00 }];', 'core/catalogue/price-range.ts'],
  ['const MAX_QUANTITY = 10_000;', 'core/kernel/quantity.ts'],
  ["const hidden = isVirtual ? 'cashondelivery' : undefined;", 'core/contract/selling/methods.ts'],
  ["const offline = { method_code: 'standard', amount: 4 };", 'core/contract/selling/methods.ts'],
  ["const paid = code === 'banktransfer';", 'core/contract/content/bank-account.ts'],
  ["const way = { method_code: 'pickup' };", 'core/contract/selling/pickup.ts'],
  ['const PROFIT_PERCENT = 10;', 'adapters/platform/starter/commerce.ts'],
];
const FINE = [
  'const failed = response.status >= 500;',
  'const sold = isSold(child);',
  'const found = status < maxStatus;',
  'const PAGE_SIZE = 20;',
  'const SIZES = [2, 3, 4, 5];',
  'const LIMIT = 500;',
  "const SQL = `UPDATE shop_order SET status = 'paid'`;",
];

const ROOMS = ['core/cart/cart.ts', 'adapters/search/local/order.ts', 'ui/react.ts', 'cli/main.ts'];
const DEMO = 'adapters/demo/people.ts';

const copyOf = (index: number) => `adapters/copies/copy-${String(index)}.ts`;
const fineOf = (index: number) => `adapters/fine/fine-${String(index)}.ts`;
const block = (code: string) => `{ ${code} }\n`;

function planted(): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  for (const [code, home] of COPIES) homes.set(home, (homes.get(home) ?? '') + block(code));
  return new Map([
    ...homes,
    ...COPIES.map(([code], index) => [copyOf(index), block(code)] as const),
    ...FINE.map((code, index) => [fineOf(index), block(code)] as const),
    ...[...ROOMS, DEMO].map((path) => [path, 'const shown = [2, 3, 4];'] as const),
  ]);
}

describe('a rule shared by client and server', () => {
  let linted: Linted;
  const copies = (path: string): number => linted.rulesOf(path).filter((rule) => rule === RULE).length;
  beforeAll(() => {
    linted = lintPlanted(planted(), { types: false });
  });

  it.each(COPIES.map(([code], index) => [code, index] as const))('is reported if it is copied: %s', (_, index) => {
    expect(copies(copyOf(index))).toBeGreaterThan(0);
  });

  it.each([...new Set(COPIES.map(([, home]) => home))])('is allowed in its own module: %s', (home) => {
    expect(copies(home)).toBe(0);
  });

  it.each(FINE.map((code, index) => [code, index] as const))('is not reported in: %s', (_, index) => {
    expect(copies(fineOf(index))).toBe(0);
  });

  it.each(ROOMS)('is checked in %s', (path) => {
    expect(copies(path)).toBe(1);
  });

  it('is not checked in the source of the demo', () => {
    expect(copies(DEMO)).toBe(0);
  });
});
