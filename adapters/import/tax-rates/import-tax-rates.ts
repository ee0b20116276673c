import type { RecordImportReport } from '../../../core/contract/staff/import-records';
import { patternText } from '../../../core/contract/selling/postcode-area';
import type { PastRateOutcome, PastTaxRate, PastTaxTables } from '../../platform/ports/staff/record-import';
import { RecordLog, said } from '../records/record-log';
import { openRecords, type RecordInput, type RecordRow, type TableSpec } from '../records/record-table';

type Field = 'country' | 'name' | 'postcode' | 'rate' | 'region' | 'table' | 'valid_from' | 'valid_until';

/** Without the names of other shops' exports: there they do not say that taxes are added. */
const SPEC: TableSpec<Field> = {
  kind: 'tax_rates',
  headings: {
    table: ['table', 'tax table', 'tax class', 'steuertabelle', 'steuerklasse', 'таблица', 'таблиця', '税率表'],
    country: ['country', 'country code', 'land', 'länderkürzel', 'страна', 'країна', '国家', '国家/地区'],
    region: ['region', 'state', 'state code', 'province', 'bundesland', 'регион', 'регіон', '地区', '省份'],
    postcode: ['postcode', 'postcode zip', 'zip', 'zip post code', 'zip code', 'zipcode', 'zip5', 'plz', 'postleitzahl', 'индекс', 'індекс', '邮编', '邮政编码'],
    rate: ['rate', 'rate percent', 'percent', 'tax rate', 'steuersatz', 'prozent', 'ставка', '税率'],
    name: ['name', 'steuername', 'название', 'назва', '名称'],
    valid_from: ['valid from', 'from', 'gültig ab', 'с', 'з', '开始'],
    valid_until: ['valid until', 'until', 'to', 'gültig bis', 'до', '结束'],
  },
  required: [['country'], ['rate']],
  formats: {},
}; // prettier-ignore

interface Read {
  readonly row: RecordRow<Field>;
  readonly rate: PastTaxRate;
}

/**
 * Imports rates into the tax tables that they name. Rates with the same place, name and period get the percentage of
 * the file.
 * @throws ImportFileError if the file cannot be read
 */
export async function importTaxRates(
  input: RecordInput,
  tables: PastTaxTables,
  { dryRun }: { readonly dryRun: boolean },
): Promise<RecordImportReport> {
  const log = new RecordLog();
  const table = await openRecords(input, SPEC, log);
  const names = await tables.names();
  const byTable = new Map<string, Read[]>();
  for await (const row of table.rows) {
    const about = aboutOf(row);
    const named = nameIn(names, row.cell('table'));
    const rate = percentOf(row.cell('rate'));
    if (named === undefined || rate === undefined) {
      const [field, reason]: readonly [Field, string] =
        named === undefined
          ? ['table', `is no tax table of this shop: ${names.join(', ')}`]
          : ['rate', 'is not a percentage such as 7.25'];
      log.refuse({ row: row.row, column: row.at(field), about, reason: `${said(row.cell(field))} ${reason}` });
      continue;
    }
    const own = byTable.get(named) ?? [];
    own.push(...postcodesOf(row.cell('postcode')).map((postcode) => ({ row, rate: rateOf(row, rate, postcode) })));
    byTable.set(named, own);
  }
  const set = (name: string, read: readonly Read[], only: boolean) =>
    tables.setRates(
      name,
      read.map(({ rate }) => rate),
      { dryRun: only },
    );
  // All tables are read and checked before the first is saved.
  if (!dryRun) for (const [name, read] of byTable) await set(name, read, true);
  for (const [name, read] of byTable) {
    const outcomes = await set(name, read, dryRun);
    for (const [at, { row, rate }] of read.entries()) report(outcomes[at], { row, rate }, log);
  }
  return log.report({ kind: 'tax_rates', file: table.name, format: table.format, dryRun });
}

const COLUMNS: Readonly<Record<string, Field>> = {
  tax_country_id: 'country',
  region_name: 'region',
  region: 'region',
  postcode: 'postcode',
  rate: 'rate',
  name: 'name',
  valid_from: 'valid_from',
  valid_until: 'valid_until',
};

function report(outcome: PastRateOutcome | undefined, { row, rate }: Read, log: RecordLog): void {
  const place = { row: row.row, about: aboutOf(row) };
  if (outcome === undefined) return;
  if (outcome.kind === 'refused') {
    for (const { field, message } of outcome.errors)
      log.refuse({
        ...place,
        column: row.at(new Map(Object.entries(COLUMNS)).get(field) ?? 'country'),
        reason: message,
      });
    return;
  }
  if (outcome.kind === 'changed') {
    log.also('changed_rates');
    const reason = `${String(outcome.before)} % becomes ${String(rate.rate)} %`;
    log.note({ ...place, column: row.at('rate'), reason });
  }
  log.count(outcome.kind === 'created' ? 'created' : 'existing');
}

function aboutOf(row: RecordRow<Field>): string {
  const parts = [row.cell('country'), row.cell('region'), row.cell('postcode'), row.cell('name')];
  return parts.filter((part) => part !== '').join(' ');
}

/** Returns the table of a name in any letter case; the only one without a name. */
function nameIn(names: readonly string[], given: string): string | undefined {
  if (given === '') return names.length === 1 ? names[0] : undefined;
  return names.find((name) => name === given) ?? names.find((name) => name.toLowerCase() === given.toLowerCase());
}

function percentOf(given: string): number | undefined {
  const text = given.replace(/(?<!\s)\s*%$/u, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,6})?$/.test(text) && Number(text) <= 100 ? Number(text) : undefined;
}

const ANY = new Set(['', '*']);

/** Splits a list at semicolons; '94100-94199' is a range, as other shops write it. */
function postcodesOf(given: string): readonly string[] {
  return given.split(';').map((part) => part.trim().replace(/^(\d{4,12})-(\d{4,12})$/, toRange));
}

function toRange(given: string, from: string, to: string): string {
  return from.length === to.length ? `${from}...${to}` : given;
}

function rateOf(row: RecordRow<Field>, rate: number, postcode: string): PastTaxRate {
  const text = (field: Field) => (ANY.has(row.cell(field)) ? null : row.cell(field));
  return {
    ...{ rate, tax_country_id: row.cell('country').toUpperCase(), region_name: text('region'), tax_region_id: null },
    ...(!ANY.has(postcode) && { postcode: patternText(postcode) }),
    ...{ valid_from: text('valid_from'), valid_until: text('valid_until'), name: text('name') },
  };
}
