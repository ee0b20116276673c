import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { blocksOf } from '../package/docs-pages';
import { shellLines, vitrineArguments } from '../package/shell-lines';
import { ensureBin } from './built-bin';
import { vitrine } from './vitrine';

const GUIDE = 'docs/guides/import.md';
const PICTURES = ['--public-url', 'https://shop.example'];

let folder: string;
const tried = new Set<string>();
beforeAll(ensureBin, 240_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-samples-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ask = async (...args: readonly string[]): Promise<unknown> => {
  const outcome = await vitrine(['--data', folder, '--json', ...args]);
  if (outcome.code !== 0) throw new Error(`vitrine ${args.join(' ')}: ${outcome.stderr}${outcome.stdout}`);
  return outcome.json();
};

function callsFor(file: string): readonly (readonly string[])[] {
  const page = { path: GUIDE, text: readFileSync(GUIDE, 'utf8') };
  const calls = blocksOf(page)
    .filter(({ kind }) => /^sh\b/.test(kind))
    .flatMap(({ text }) => shellLines(text))
    .flatMap((line) => [vitrineArguments(line) ?? []]);
  return calls.filter((words) => words.includes(`docs/samples/${file}`));
}

const goods = z.looseObject({
  format: z.string(),
  counts: z.looseObject({ rows: z.object({ taken: z.number(), skipped: z.number(), total: z.number() }) }),
  products: z.array(z.looseObject({ sku: z.string(), outcome: z.string() })),
});

async function imported(file: string) {
  const [words, ...others] = callsFor(file);
  if (words === undefined) throw new Error(`${GUIDE} imports no docs/samples/${file}`);
  tried.add(file);
  expect(others).toEqual([]);
  const first = goods.parse(await ask(...words));
  const again = goods.parse(await ask(...words));
  expect(again.products.map(({ outcome }) => outcome)).toEqual(again.products.map(() => 'unchanged'));
  return first;
}

const found = z.object({ items: z.array(z.looseObject({ name: z.string() })) });
const skusOf = ({ products }: z.infer<typeof goods>) => products.map(({ sku }) => sku).toSorted();

describe('a sample file of the guide', () => {
  it.each([
    ['magento.csv', 'magento'],
    ['woocommerce.csv', 'woocommerce'],
    ['google.xml', 'google'],
    ['own-table.csv', 'mapped'],
    ['shopify.csv', 'shopify'],
  ])('is imported completely, with the same result twice: %s', async (file, format) => {
    const report = await imported(file);
    expect(report).toMatchObject({ format, counts: { rows: { skipped: 0 } } });
    expect(report.products.map(({ outcome }) => outcome)).toEqual(['created', 'created']);
    expect(skusOf(report)).toContain('BEANIE');
    expect(found.parse(await ask('catalog', 'search', 'beanie')).items[0]?.name).toBe('Pier Beanie');
    expect(found.parse(await ask('catalog', 'search', 'jumper')).items[0]?.name).toBe('Tide Jumper');
  });

  it('imports customers and reviews of an earlier shop', async () => {
    await imported('magento.csv');
    const [customers] = callsFor('magento-customers.csv');
    expect(await ask(...(customers ?? []))).toMatchObject({
      ...{ format: 'magento', created: 2, refused: 0, also: { addresses: 1, passwords: 1 } },
    });
    const [reviews] = callsFor('reviews.csv');
    expect(await ask(...(reviews ?? []))).toMatchObject({ created: 2, refused: 0 });
    expect((await vitrine(['--data', folder, 'product', 'reviews', 'BEANIE'])).stdout).toContain('Warm on the pier');
    for (const file of ['magento-customers.csv', 'reviews.csv']) tried.add(file);
  });

  it.each([
    ['shopify-customers.csv', 'shopify', { addresses: 1, subscribers: 1 }],
    ['coupons.csv', 'table', {}],
    ['gift-cards.csv', 'table', {}],
    ['redirects.csv', 'shopify', {}],
    ['tax-rates.csv', 'table', {}],
  ])('imports other records of an earlier shop, once: %s', async (file, format, also) => {
    const [words] = callsFor(file);
    const whole = { format, created: 2, existing: 0, refused: 0, also, notes: [] };
    expect(await ask(...(words ?? []))).toMatchObject(whole);
    expect(await ask(...(words ?? []))).toMatchObject({ created: 0, existing: 2 });
    tried.add(file);
  });

  it.each([
    ['magento', 'exported-magento.csv'],
    ['shopify', 'exported-shopify.csv'],
    ['google', 'exported-google.xml'],
  ])('equals an export of %s, which can be imported again', async (format, file) => {
    await imported('magento.csv');
    const written = join(folder, file);
    await ask('catalog', 'export', '--format', format, '--file', written, ...PICTURES);
    const sample = join('docs/samples', file);
    if (process.env['VITRINE_WRITE'] === '1') writeFileSync(sample, readFileSync(written));
    const timeless = (text: string) => text.replace(/\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}[.\dZ]*/g, 'TIME');
    expect(timeless(readFileSync(written, 'utf8'))).toBe(timeless(readFileSync(sample, 'utf8')));
    tried.add(file);
    const other = join(folder, 'other');
    const back = await vitrine(['--data', other, '--json', 'catalog', 'import', sample, '--currency', 'USD']);
    const report = goods.parse(back.json());
    expect(report).toMatchObject({ format, counts: { rows: { skipped: 0 } } });
    expect(report.products.length).toBe(2);
  });
});

afterAll(() => {
  expect(readdirSync('docs/samples').toSorted()).toEqual(['pictures', ...tried].toSorted());
  expect([...tried].every((file) => existsSync(join('docs/samples', file)))).toBe(true);
});
