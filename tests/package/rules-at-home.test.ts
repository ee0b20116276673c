import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const RULE = 'vitrine/rules-at-home';

/** Each with the file that may say it. */
const COPIES: readonly (readonly [string, string])[] = [
  ['const sold = (child.status ?? 1) < 2;', 'core/contract/listing.ts'],
  ['const shown = [2, 3, 4].includes(seen);', 'core/contract/listing.ts'],
  ['const off = product.status >= 2;', 'core/contract/listing.ts'],
  ['const part = product.visibility === 1;', 'core/contract/listing.ts'],
  ["const SHOWN = `coalesce(json_extract(document, '$.status'), 1) < ${most}`;", 'core/contract/listing.ts'],
  ["const SHOWN = `json_extract(document, '$.visibility') <> 1`;", 'core/contract/listing.ts'],
  ['const SHOWN = `visibility IN (2, 3, 4)`;', 'core/contract/listing.ts'],
  ["const sort = 'promoted:desc,id:desc';", 'core/contract/listing.ts'],
  ['const PAGE_SIZE = 50;', 'core/contract/listing.ts'],
  ['const DEFAULTS = { pageSize: whole(1, 50) };', 'core/contract/listing.ts'],
  ['const MAX_FILTER_VALUES = 500;', 'core/contract/listing.ts'],
  ["const RANGES = ['50-100'];", 'core/catalogue/price-range.ts'],
  ['const RANGES = [{ from: 50_00 }];', 'core/catalogue/price-range.ts'],
  ['const MAX_QUANTITY = 10_000;', 'core/kernel/quantity.ts'],
  ["const hidden = isVirtual ? 'cashondelivery' : undefined;", 'core/contract/methods.ts'],
  ["const offline = { method_code: 'standard', amount: 4 };", 'core/contract/methods.ts'],
  ["const paid = code === 'banktransfer';", 'core/contract/bank-account.ts'],
  ["const way = { method_code: 'pickup' };", 'core/contract/pickup.ts'],
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

/** None of it is about types, so that none are read. */
const eslint = new ESLint({
  cwd: ROOT,
  ruleFilter: ({ ruleId }) => ruleId === RULE,
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

/** How many copies the linter finds in a file of the house that held this. */
async function copies(code: string, file = 'adapters/platform/kernel/in-turn.ts'): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath: join(ROOT, file) });
  expect(result?.fatalErrorCount).toBe(0);
  return result?.messages.filter(({ ruleId }) => ruleId === RULE).length ?? 0;
}

describe('a rule that client and server share', () => {
  it.each(COPIES)('is found where it is copied: %s', async (code) => {
    expect(await copies(code)).toBeGreaterThan(0);
  });

  it.each(COPIES)('may stand at its home: %s', async (code, home) => {
    expect(await copies(code, home)).toBe(0);
  });

  it.each(FINE)('is not seen in: %s', async (code) => {
    expect(await copies(code)).toBe(0);
  });

  it.each(['core/cart/cart.ts', 'adapters/search/local/order.ts', 'ui/react.ts', 'cli/main.ts'])(
    'is looked for in %s',
    async (file) => {
      expect(await copies('const shown = [2, 3, 4];', file)).toBe(1);
    },
  );
});
