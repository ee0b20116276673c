import { join } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const RULE = 'vitrine/no-bare-lookup';
const GIVEN = `declare const prices: Readonly<Record<string, number>>;
declare const product: { readonly [code: string]: unknown; readonly sku: string };
declare const maybe: Record<string, number> | undefined;
declare const closed: Readonly<Record<'a' | 'b', number>>;
declare const list: readonly number[];
declare const counts: Record<string, number>;
declare const word: string;
declare const letter: 'a' | 'b';
declare const at: number;
`;

/** Reads by any text. */
const BREACHES = [
  'export const x = prices[word];',
  'export const x = maybe?.[word];',
  'export const x = product[word];',
  'export const x = prices[`${word}.net`];',
  'export const x = prices[word.toLowerCase()];',
  'export const x = ({ a: 1 } as Record<string, number>)[String(at)];',
  'export function f<K extends string>(key: K) { return prices[key]; }',
  'counts[word] += 1;',
  'counts[word] ??= 1;',
  'export const x = word in prices;',
  'export const x = closed[word as keyof typeof closed] ?? prices[word];',
];

/** What no text of a shopper can reach, and what is only written. */
const FINE = [
  'export const x = closed[letter];',
  'export const x = prices.net;',
  "export const x = prices['net'];",
  'export const x = list[at];',
  'counts[word] = 1;',
  'delete counts[word];',
  "export const x = 'sku' in product;",
  'export const x = letter in closed;',
  'export const x = Object.hasOwn(prices, word);',
  'export const x = new Map(Object.entries(prices)).get(word);',
];

describe('a lookup by any text on a plain object', () => {
  let eslint: ESLint;
  /** What the rule says of a source file of the house that held this. */
  const breaches = async (code: string, filePath = 'core/kernel/wait.ts'): Promise<number> => {
    const [result] = await eslint.lintText(GIVEN + code, { filePath: join(ROOT, filePath) });
    expect(result?.fatalErrorCount).toBe(0);
    return result?.messages.filter(({ ruleId }) => ruleId === RULE).length ?? 0;
  };
  // The first file of a project makes the linter read the types of all its files.
  beforeAll(async () => {
    eslint = new ESLint({ cwd: ROOT, ruleFilter: ({ ruleId }) => ruleId === RULE });
    await breaches('');
    await breaches('', 'adapters/platform/kernel/in-turn.ts');
  }, 300_000);

  it.each(BREACHES)('is found: %s', async (code) => {
    expect(await breaches(code)).toBe(1);
  });

  it.each(FINE)('is not seen in: %s', async (code) => {
    expect(await breaches(code)).toBe(0);
  });

  it.each(['adapters/platform/kernel/in-turn.ts', 'ui/head/data/plain-text.ts', 'cli/output/plain-text.ts'])(
    'is found in %s too',
    async (file) => {
      expect(await breaches('export const x = prices[word];', file)).toBe(1);
    },
  );
});
