import { describe, expect, it } from 'vitest';
import { taxRuleDocument } from '../../../../core/contract/selling/manage-selling';
import { taxRatesCsv } from '../../../../core/manage/tax-rates-csv';
import { pastShop } from './past-shop';

const { fixture, run } = pastShop('tax_rates', { starter: true });
// The fixture has a table of its own in place of that of goods.
const TABLE = 'childrens-clothes';
const US = { table: TABLE, country: 'US' };

async function table() {
  const answer = await fixture().platform.records.show('tax_rules', TABLE);
  if (answer.kind !== 'done') throw new Error(answer.message);
  const { document } = answer.result as { readonly document: unknown }; // sound: parsed in the next line
  return taxRuleDocument.parse(document);
}

describe('tax rates of a table', () => {
  it('are added, change percentages of the same place, and are one change that can be reverted', async () => {
    const before = await table();
    const rows = [
      { ...US, region: 'CA', rate: '7,5 %' },
      { ...US, region: 'california', postcode: '94100-94199; 94500', rate: '1.375', name: 'City' },
      { ...US, table: 'Childrens-Clothes', region: 'NY', rate: '4' },
    ];
    const preview = await run(rows, { dryRun: true });
    expect(preview).toMatchObject({ created: 2, existing: 2, refused: 0, also: { changed_rates: 1 } });
    expect(preview.notes).toMatchObject([{ row: 2, column: 'rate', reason: '7.25 % becomes 7.5 %' }]);
    expect(await table()).toEqual(before);

    expect(await run(rows)).toMatchObject({ created: 2, existing: 2 });
    const state = { tax_country_id: 'US', region_name: 'California', tax_region_id: 12 };
    const { rates } = await table();
    expect(rates.filter(({ tax_region_id: id }) => id === 12)).toEqual([
      { rate: 7.5, ...state },
      { rate: 1.375, ...state, postcode: '94100...94199', name: 'City' },
      { rate: 1.375, ...state, postcode: '94500', name: 'City' },
    ]);
    expect(rates).toHaveLength(before.rates.length + 2);
    const { records } = fixture().platform;
    const changes = await records.changes({ kind: 'tax_rule' });
    if (changes.kind !== 'done') throw new Error(changes.message);
    const { items } = changes.result as { readonly items: readonly { readonly id: number }[] }; // sound: as the contract says
    expect(items).toHaveLength(1);
    await records.restore({ change: items[0]?.id, version: await versionOf() });
    expect(await table()).toEqual(before);
  });

  it('are refused row by row if invalid, unknown or ambiguous', async () => {
    const before = await table();
    const report = await run([
      { ...US, table: 'shoes', rate: '5' },
      { ...US, rate: 'five' },
      { ...US, rate: '500' },
      { ...US, region: 'Bavaria', rate: '5' },
      { ...US, postcode: '94?', rate: '5' },
      { ...US, postcode: '94100...94199', rate: '5' },
      { ...US, postcode: '94150...94250', rate: '6' },
      { ...US, country: 'XX', rate: '5' },
      { ...US, postcode: '94300', rate: '5' },
    ]);
    expect(report.refusals.map(({ row, column }) => [row, column])).toEqual([
      [2, 'table'],
      [3, 'rate'],
      [4, 'rate'],
      [5, 'region'],
      [6, 'postcode'],
      [8, 'postcode'],
      [9, 'country'],
    ]);
    expect(report).toMatchObject({ created: 2, refused: 7 });
    expect((await table()).rates.slice(before.rates.length).map(({ postcode }) => postcode)).toEqual([
      '94100...94199',
      '94300',
    ]);
  });

  it('are refused once each if a table without a postcode column repeats its places', async () => {
    const rows = Array.from({ length: 40 }, () => ({ ...US, country: 'FR', postcode: '75001', rate: '4' }));
    const report = await run(rows, { dryRun: true });
    expect(report).toMatchObject({ created: 1, refused: 39 });
    expect(report.refusals).toHaveLength(39);
    const faulty = await run(
      rows.map((row, at) => ({ ...row, country: `${String(at)}X` })),
      { dryRun: true },
    );
    expect(faulty.refusals).toHaveLength(40);
    const zipped = await run([
      { ...US, region: 'NY', zipcode: '10001', rate: '4' },
      { ...US, region: 'NY', zipcode: '10002', rate: '4' },
    ]);
    expect(zipped).toMatchObject({ created: 2, refused: 0 });
  });

  it('are refused for a cell beyond the limit, which the report names', async () => {
    const rows = [
      { ...US, region: 'NY', rate: `1${' '.repeat(1_900_000)}x` },
      { ...US, region: 'NY', rate: '4' },
    ];
    const { refusals, existing } = await run(rows);
    expect(refusals).toMatchObject([
      { row: 2, column: 'rate', reason: 'has 1900002 characters, at most 10000 are allowed' },
    ]);
    expect(existing).toBe(1);
  });

  it('change no earlier rates if they are refused', async () => {
    const before = await table();
    const report = await run([
      { ...US, region: 'CA', rate: '7.5' },
      { ...US, region: 'CA', rate: '8' },
      { table: 'books', country: 'DE', rate: '500' },
      { table: 'books', country: 'DE', postcode: '1011', rate: '5' },
      { table: 'books', country: 'DE', rate: '6' },
    ]);
    expect(report).toMatchObject({ created: 0, existing: 2, refused: 3, also: { changed_rates: 2 } });
    expect(report.refusals.map(({ row, column }) => [row, column])).toEqual([
      [3, 'country'],
      [4, 'rate'],
      [5, 'postcode'],
    ]);
    const changed = before.rates.map((rate) => (rate.tax_region_id === 12 ? { ...rate, rate: 7.5 } : rate));
    expect((await table()).rates).toEqual(changed);
  });

  it('of a table with older errors are refused, those of other tables saved', async () => {
    const older = { id: 90, code: 'older', product_tax_class_ids: [2], customer_tax_class_ids: [3] };
    const DE = { tax_country_id: 'DE' };
    const rates = [
      { rate: 7, ...DE, region_name: '*' },
      { rate: 7, ...DE },
    ];
    await fixture().platform.catalogue.writeTaxRules([{ ...older, rates }]);
    const rows = [
      { ...US, region: 'CA', rate: '7.5' },
      { ...US, table: 'older', country: 'DE', rate: '8' },
      { ...US, table: 'older', country: 'FR', rate: '9' },
    ];
    for (const dryRun of [true, false]) {
      const report = await run(rows, { dryRun });
      expect(report.refusals.map(({ row }) => row)).toEqual([3, 4]);
      expect(report.refusals[1]?.reason).toContain('rates.1.tax_country_id must not be repeated');
      expect(report).toMatchObject({ created: 0, existing: 1, refused: 2 });
    }
    expect((await table()).rates.find(({ tax_region_id: id }) => id === 12)?.rate).toBe(7.5);
  });

  it('find the rate of a state that has only its name', async () => {
    const document = await table();
    const named = document.rates.map((rate) => (rate.tax_region_id === 12 ? { ...rate, tax_region_id: null } : rate));
    const { records } = fixture().platform;
    await records.save('tax_rules', { id: TABLE, version: await versionOf(), document: { ...document, rates: named } });
    expect(await run([{ ...US, region: 'CA', rate: '7.5' }])).toMatchObject({ created: 0, existing: 1, refused: 0 });
  });

  it('are unchanged when their own file is imported', async () => {
    const [head = '', ...lines] = taxRatesCsv([await table()])
      .trim()
      .split(/\r?\n/);
    const columns = head.split(',');
    const rows = lines.map((line) => {
      const cells = line.split(',');
      return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
    });
    const before = await table();
    expect(await run(rows)).toMatchObject({ created: 0, existing: before.rates.length, refused: 0, notes: [] });
    expect(await table()).toEqual(before);
  });
});

async function versionOf(): Promise<string> {
  const answer = await fixture().platform.records.show('tax_rules', TABLE);
  if (answer.kind !== 'done') throw new Error(answer.message);
  return (answer.result as { readonly version: string }).version; // sound: as the contract says
}
