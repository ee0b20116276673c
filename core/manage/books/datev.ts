import type { BookEventKind } from '../../contract/staff/book-events';
import type { BookAccount } from '../../contract/staff/book-settings';
import type { BooksJournal, JournalRow } from '../../contract/staff/manage-books';
import { toDecimal, toMinor, type Minor } from '../../kernel/money';
import { monthPeriod } from '../reports/report-periods';
import { isExemptInUnion, isTaxedInUnion } from './chart-of-accounts';
import { DATEV_COLUMNS } from './datev-columns';

/** Posting texts, in German because German advisers read them. */
const TEXTS: Readonly<Record<BookEventKind, string>> = {
  sale: 'Verkauf',
  cancel: 'Storno',
  credit: 'Gutschrift',
  payment: 'Zahlung',
  refund: 'Erstattung',
  withheld: 'Einbehalt eingelöster Boni',
  opening: 'Saldovortrag',
  'card-issued': 'Gutschein ausgegeben',
  'card-spent': 'Gutschein eingelöst',
  'card-back': 'Gutschein zurückgebucht',
  'card-off': 'Gutschein zurückgenommen',
  'card-expired': 'Gutschein verfallen',
  'bonus-awarded': 'Boni gutgeschrieben',
  'bonus-spent': 'Boni eingelöst',
  'bonus-back': 'Boni zurückgebucht',
  'bonus-payout': 'Provision als Boni',
  'bonus-other': 'Boni angepasst',
  royalty: 'Provision',
  'royalty-back': 'Provision storniert',
  'royalty-paid': 'Provision ausgezahlt',
};

/** Most postings of a DATEV file. */
const MAX_POSTINGS = 99_999;
/** Base currency of DATEV files. */
const BASE = 'EUR';

/** Reason why no DATEV file can be made. */
export type DatevFault =
  | { readonly kind: 'account'; readonly account: string }
  | { readonly kind: 'chart' | 'numbers' | 'rows' }
  | { readonly kind: 'currency'; readonly currency: string }
  | { readonly kind: 'missing'; readonly account: BookAccount; readonly of: string };

export type DatevJournal = Pick<BooksJournal, 'datev' | 'items' | 'month'>;

/**
 * Returns the reason why a journal cannot be exported. A DATEV file is in euros, and has accounts of four digits, and of
 * five for customers and suppliers.
 * @param wanted currency, if the journal has several
 */
export function datevFault({ datev, items: all }: DatevJournal, wanted?: string): DatevFault | undefined {
  if (datev.chart === 'plain') return { kind: 'chart' };
  if (datev.consultant === null || datev.client === null) return { kind: 'numbers' };
  const currencies = wanted === undefined ? journalCurrencies(all) : [wanted];
  const currency = currencies.find((one) => one !== BASE);
  if (currency !== undefined) return { kind: 'currency', currency };
  const items = all.filter((row) => row.currency === BASE);
  const lines = items.flatMap((row) => row.lines);
  const missing = lines.find(({ number }) => number === '');
  if (missing !== undefined) return { kind: 'missing', account: missing.account, of: missing.of };
  const account = lines.find(({ number }) => !/^\d{4,5}$/.test(number))?.number;
  if (account !== undefined) return { kind: 'account', account };
  return items.flatMap(postingsOf).length > MAX_POSTINGS ? { kind: 'rows' } : undefined;
}

/** Currencies of a journal. */
function journalCurrencies(items: readonly JournalRow[]): readonly string[] {
  return [...new Set(items.map(({ currency }) => currency))].sort();
}

/**
 * Formats the entries in euros as a DATEV posting batch: EXTF 700, category 21, format version 13. Encode it with
 * `windows1252`.
 */
export function datevFile({ month, items, datev }: DatevJournal): string {
  const rows = items.filter((row) => row.currency === BASE).flatMap(postingsOf);
  const lines = [headerOf({ month, datev }), DATEV_COLUMNS, ...rows.map(fieldsOf)];
  return lines.map((fields) => `${fields.join(';')}\r\n`).join('');
}

function headerOf({ month, datev }: Pick<DatevJournal, 'datev' | 'month'>): readonly string[] {
  const { from, to } = monthPeriod(month);
  const plain = (day: string) => day.replaceAll('-', '');
  const number = (value: number | null) => (value === null ? '' : String(value));
  const [year, first] = [Number(month.slice(0, 4)), String(datev.year_start).padStart(2, '0')];
  const start = first <= month.slice(5, 7) ? year : year - 1;
  const madeAt = datev.made_at.replaceAll(/\D/g, '').slice(0, 17).padEnd(17, '0');
  return [
    ...[text('EXTF'), '700', '21', text('Buchungsstapel'), '13', madeAt, '', text('RE'), text(''), text('')],
    ...[number(datev.consultant), number(datev.client), `${String(start)}${first}01`, '4', plain(from), plain(to)],
    ...[text(`Vitrine ${month}`), text(''), '1', '0', '0', text(BASE), '', text(''), '', ''],
    ...[text(datev.chart === 'skr04' ? '04' : '03'), '', '', text(''), text('')],
  ];
}

interface Posting {
  readonly row: JournalRow;
  readonly amount: Minor;
  readonly debit: string;
  readonly credit: string;
  readonly union: UnionSale | undefined;
}

/** Sale to another country of the EU: taxed there, with its rate, or to a business with a VAT number. */
interface UnionSale {
  readonly countryOrNumber: string;
  readonly rate?: string;
}

interface Side {
  readonly number: string;
  readonly amount: Minor;
  readonly union: UnionSale | undefined;
}

/** Splits an entry into postings of two accounts each. */
function postingsOf(row: JournalRow): readonly Posting[] {
  const sides = sidesOf(row);
  const debits = sides.filter(({ amount }) => amount > 0);
  const credits = sides.filter(({ amount }) => amount < 0).map((side) => ({ ...side, amount: -side.amount }));
  const postings: Posting[] = [];
  let [debit, credit] = [debits.shift(), credits.shift()];
  while (debit !== undefined && credit !== undefined) {
    const amount = Math.min(debit.amount, credit.amount);
    const union = debit.union ?? credit.union;
    postings.push({ row, amount, debit: debit.number, credit: credit.number, union });
    debit = debit.amount > amount ? { ...debit, amount: debit.amount - amount } : debits.shift();
    credit = credit.amount > amount ? { ...credit, amount: credit.amount - amount } : credits.shift();
  }
  return postings;
}

/** DATEV splits the tax from some accounts, so their lines include it, each its part of the tax. */
function sidesOf({ lines, vat_number: vatNumber }: JournalRow): readonly Side[] {
  const sides = new Map<string, Side>();
  const add = (number: string, amount: Minor, union: UnionSale | undefined) => {
    const side = sides.get(number);
    sides.set(number, { number, amount: (side?.amount ?? 0) + amount, union: side?.union ?? union });
  };
  for (const { account, of, number, amount, tax_included: isIncluded } of lines) {
    const minor = toMinor(amount);
    if (account !== 'tax') {
      add(number, minor, isSale({ account }) ? unionSale(of, isIncluded, vatNumber) : undefined);
      continue;
    }
    let [tax, net] = [minor, netOf(lines, of)];
    for (const sale of lines.filter((line) => isSale(line) && line.of === of)) {
      const own = toMinor(sale.amount);
      const part = net === own || net === 0 ? tax : Math.round((tax * own) / net);
      const isGross = sale.tax_included;
      add(isGross ? sale.number : number, part, unionSale(of, isGross, undefined));
      [tax, net] = [tax - part, net - own];
    }
    if (tax !== 0) add(number, tax, undefined);
  }
  return [...sides.values()].filter(({ amount }) => amount !== 0);
}

function netOf(lines: JournalRow['lines'], of: string): Minor {
  return lines.filter((line) => isSale(line) && line.of === of).reduce((sum, { amount }) => sum + toMinor(amount), 0);
}

function unionSale(of: string, isTaxIncluded: boolean, vatNumber: string | undefined): UnionSale | undefined {
  if (isExemptInUnion(of)) return vatNumber === undefined ? undefined : { countryOrNumber: vatNumber };
  if (!isTaxIncluded || !isTaxedInUnion(of)) return undefined;
  const [rate = '', country = ''] = of.split(' ');
  return { countryOrNumber: country === 'GR' ? 'EL' : country, rate };
}

function isSale({ account }: Pick<JournalRow['lines'][number], 'account'>): boolean {
  return account === 'sales' || account === 'shipping';
}

const COLUMN = new Map(DATEV_COLUMNS.map((name, index) => [name, index]));

function fieldsOf({ row, amount, debit, credit, union }: Posting): readonly string[] {
  const fields = Array.from(DATEV_COLUMNS, () => '');
  const put = (name: string, value: string) => fields.splice(COLUMN.get(name) ?? fields.length, 1, value);
  put('Umsatz (ohne Soll/Haben-Kz)', decimal(amount));
  put('Soll/Haben-Kennzeichen', text('S'));
  put('WKZ Umsatz', text(row.currency));
  put('Konto', debit);
  put('Gegenkonto (ohne BU-Schlüssel)', credit);
  put('Belegdatum', row.day.slice(8, 10) + row.day.slice(5, 7));
  put('Belegfeld 1', `"${(row.order ?? '').replaceAll(/[^A-Za-z0-9$&%*+\-/]/g, '').slice(0, 36)}"`);
  put('Festschreibung', '0');
  put('Buchungstext', text([TEXTS[row.kind], row.reference ?? ''].join(' ').trim().slice(0, 60)));
  if (union === undefined) return fields;
  const { countryOrNumber, rate } = union;
  put('EU-Land u. UStID (Bestimmung)', text(countryOrNumber));
  if (rate !== undefined) put('EU-Steuersatz (Bestimmung)', Number(rate).toFixed(2).replace('.', ','));
  return fields;
}

function decimal(amount: Minor): string {
  return toDecimal(amount).toFixed(2).replace('.', ',');
}

/** Text without line breaks. It never begins with a reference, which spreadsheets could read as a formula. */
function text(value: string): string {
  return `"${value.replaceAll(/[\r\n\t]/g, ' ').replaceAll('"', '""')}"`;
}
