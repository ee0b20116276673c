import { describe, expect, it } from 'vitest';
import type { BooksJournal, JournalRow } from '../../../../core/contract/staff/manage-books';
import { windows1252 } from '../../../../core/kernel/windows-1252';
import { accountNumber, includesTax, type AccountPlan } from '../../../../core/manage/books/chart-of-accounts';
import { datevFault, datevFile } from '../../../../core/manage/books/datev';
import { DATEV_COLUMNS } from '../../../../core/manage/books/datev-columns';
import { journalCsv } from '../../../../core/manage/books/journal-csv';

const SKR03: AccountPlan = { chart: 'skr03', own: [] };
const row = (
  lines: readonly (readonly [account: JournalRow['lines'][number]['account'], of: string, amount: number])[],
  more: Partial<JournalRow> = {},
  plan = SKR03,
): JournalRow => ({
  ...{ day: '2026-03-05', kind: 'sale', currency: 'EUR', order: '100001', reference: null },
  lines: lines.map(([account, of, amount]) => ({
    ...{ account, of, amount, number: accountNumber(plan, account, of) },
    tax_included: includesTax(plan, account, of),
  })),
  ...more,
});
const journal = (items: JournalRow[], more: Partial<BooksJournal['datev']> = {}): BooksJournal => ({
  ...{ month: '2026-03', items, total: items.length },
  datev: {
    ...{ chart: 'skr03', consultant: 29098, client: 55003, year_start: 1, made_at: '2026-04-01T14:01:40.439Z' },
    ...more,
  },
});
const linesOf = (items: JournalRow[]) =>
  datevFile(journal(items))
    .split('\r\n')
    .slice(2, -1)
    .map((line) => line.split(';'));
const field = (line: readonly string[] | undefined, name: string) => line?.[DATEV_COLUMNS.indexOf(name)];
const short = (line: readonly string[]) =>
  ['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)'].map((name) =>
    field(line, name),
  );

describe('DATEV posting batch', () => {
  it('begins with the 31 header fields of format 700, version 13, and the 125 columns', () => {
    const [header, columns] = datevFile(journal([])).split('\r\n');
    expect(header).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20260401140140439;;"RE";"";"";29098;55003;20260101;4;20260301;20260331;' +
        '"Vitrine 2026-03";"";1;0;0;"EUR";;"";;;"03";;;"";""',
    );
    expect(header?.split(';')).toHaveLength(31);
    expect(columns?.split(';')).toHaveLength(125);
    expect(columns?.split(';').slice(0, 3)).toEqual([
      'Umsatz (ohne Soll/Haben-Kz)',
      'Soll/Haben-Kennzeichen',
      'WKZ Umsatz',
    ]);
    expect(columns?.split(';')[113]).toBe('Festschreibung');
  });

  it('starts the financial year in the configured month', () => {
    const start = (year_start: number) => datevFile(journal([], { year_start })).split(';')[12];
    expect([start(1), start(3), start(4)]).toEqual(['20260101', '20260301', '20250401']);
  });

  it('books German sales including tax on automatic accounts, each amount positive with a comma', () => {
    const [line, ...more] = linesOf([
      row([
        ['receivable', '', 119.05],
        ['sales', '19 DE', -95.04],
        ['shipping', '19 DE', -5],
        ['tax', '19 DE', -19.01],
      ]),
    ]);
    expect(more).toEqual([]);
    expect(line).toHaveLength(125);
    expect(short(line ?? [])).toEqual(['119,05', '"S"', '10000', '8400']);
    expect(field(line, 'Belegdatum')).toBe('0503');
    expect(field(line, 'Belegfeld 1')).toBe('"100001"');
    expect(field(line, 'Buchungstext')).toBe('"Verkauf"');
  });

  it('reverses a refund, and names country and rate of sales taxed elsewhere in the EU', () => {
    const refund: JournalRow['lines'] = row([
      ['receivable', '', -121],
      ['sales', '21 GR', 100],
      ['tax', '21 GR', 21],
    ]).lines;
    const [line] = linesOf([row([], { kind: 'credit', lines: refund })]);
    expect(short(line ?? [])).toEqual(['121,00', '"S"', '8320', '10000']);
    expect(field(line, 'EU-Land u. UStID (Bestimmung)')).toBe('"EL"');
    expect(field(line, 'EU-Steuersatz (Bestimmung)')).toBe('21,00');
  });

  it('books net and tax separately on accounts from which DATEV splits no tax', () => {
    const own: AccountPlan = { chart: 'skr03', own: [{ account: 'sales', of: '19 DE', number: '8409' }] };
    const lines = linesOf([
      row(
        [
          ['receivable', '', 119],
          ['sales', '19 DE', -100],
          ['tax', '19 DE', -19],
        ],
        {},
        own,
      ),
    ]);
    expect(lines.map(short)).toEqual([
      ['100,00', '"S"', '10000', '8409'],
      ['19,00', '"S"', '10000', '1776'],
    ]);
  });

  it('refuses sales without an account in the chart, and posts only exports without tax to that of exports', () => {
    for (const of of ['0 DE', ' DE', '16 DE', '0 FR', '20 GB', ' US', '0 ']) {
      const sold = row([
        ['receivable', '', 100],
        ['sales', of, -100],
      ]);
      expect(datevFault(journal([sold]))).toEqual({ kind: 'missing', account: 'sales', of });
    }
    expect(accountNumber(SKR03, 'sales', '0 US')).toBe('8120');
    const own: AccountPlan = { chart: 'skr03', own: [{ account: 'sales', of: '0 FR', number: '8125' }] };
    expect(accountNumber(own, 'sales', '0 FR')).toBe('8125');
  });

  it('adds the tax to custom accounts from which DATEV splits it, each its share', () => {
    const automatic = { account: 'sales' as const, of: '19 DE', number: '8401', tax_included: true };
    const sale = (own: AccountPlan['own']) =>
      linesOf([
        row(
          [
            ['receivable', '', 119],
            ['sales', '19 DE', -90],
            ['shipping', '19 DE', -10],
            ['tax', '19 DE', -19],
          ],
          {},
          { chart: 'skr03', own },
        ),
      ]).map(short);
    expect(sale([automatic])).toEqual([
      ['107,10', '"S"', '10000', '8401'],
      ['11,90', '"S"', '10000', '8400'],
    ]);
    expect(sale([automatic, { account: 'shipping', number: '8409' }])).toEqual([
      ['107,10', '"S"', '10000', '8401'],
      ['10,00', '"S"', '10000', '8409'],
      ['1,90', '"S"', '10000', '1776'],
    ]);
    expect(
      sale([
        { account: 'sales', of: '19 DE', number: '8400', tax_included: false },
        { account: 'shipping', number: '8409' },
      ]),
    ).toEqual([
      ['90,00', '"S"', '10000', '8400'],
      ['10,00', '"S"', '10000', '8409'],
      ['19,00', '"S"', '10000', '1776'],
    ]);
  });

  it('splits entries with several debits and credits into pairs of the same sum', () => {
    const lines = linesOf([
      row([
        ['payments', '', 70],
        ['goodwill', '', 30],
        ['receivable', '', -60],
        ['gift_cards', '', -40],
      ]),
    ]);
    expect(lines.map(short)).toEqual([
      ['60,00', '"S"', '1360', '10000'],
      ['10,00', '"S"', '1360', '1700'],
      ['30,00', '"S"', '8700', '1700'],
    ]);
  });

  it('writes references that look like formulas as text, without line breaks', () => {
    const payment = row(
      [
        ['payments', '', 5],
        ['receivable', '', -5],
      ],
      { kind: 'payment', reference: 'x"\n=1+1' },
    );
    expect(field(linesOf([payment])[0], 'Buchungstext')).toBe('"Zahlung x"" =1+1"');
    const order = row(
      [
        ['payments', '', 5],
        ['receivable', '', -5],
      ],
      { order: '+49;"7' },
    );
    expect(field(linesOf([order])[0], 'Belegfeld 1')).toBe('"+497"');
    expect(
      journalCsv([
        row(
          [
            ['payments', '', 5],
            ['receivable', '', -5],
          ],
          { reference: '=1+1' },
        ),
      ]),
    ).toContain(`'=1+1`);
  });

  it('is in euros, within its limits, and needs a German chart with numbers and those of the adviser', () => {
    const dollars = row(
      [
        ['payments', '', 5],
        ['receivable', '', -5],
      ],
      { currency: 'USD' },
    );
    expect(linesOf([dollars])).toEqual([]);
    expect(datevFault(journal([dollars, row([])]))).toEqual({ kind: 'currency', currency: 'USD' });
    expect(datevFault(journal([dollars, row([])]), 'EUR')).toBeUndefined();
    expect(datevFault(journal([row([])]), 'USD')).toEqual({ kind: 'currency', currency: 'USD' });
    expect(datevFault(journal([], { consultant: null }))).toEqual({ kind: 'numbers' });
    expect(datevFault(journal([], { client: null }))).toEqual({ kind: 'numbers' });
    const pair = row([
      ['payments', '', 5],
      ['receivable', '', -5],
    ]);
    const rows = Array.from({ length: 100_000 }, () => pair);
    expect(datevFault(journal(rows.slice(1)))).toBeUndefined();
    expect(datevFault(journal(rows))).toEqual({ kind: 'rows' });
    expect(datevFault(journal([], { chart: 'plain' }))).toEqual({ kind: 'chart' });
    const named = row([['bank', '', 5]], {}, { chart: 'skr04', own: [{ account: 'bank', number: 'Bank' }] });
    expect(datevFault(journal([named]))).toEqual({ kind: 'account', account: 'Bank' });
  });

  it('is encoded as Windows-1252, without accents that the encoding lacks', () => {
    expect([...windows1252('äß€„Ž')]).toEqual([0xe4, 0xdf, 0x80, 0x84, 0x8e]);
    expect([...windows1252('Łč中')]).toEqual([0x3f, 0x63, 0x3f]);
    expect([...windows1252('a b')]).toEqual([0x61, 0x20, 0x62]);
  });
});

describe('chart of accounts', () => {
  it('prefers custom accounts: by rate, country or provider before the general one', () => {
    const plan: AccountPlan = {
      chart: 'skr04',
      own: [
        { account: 'payments', number: '1465' },
        { account: 'payments', of: 'stripe', number: '1466' },
      ],
    };
    expect(accountNumber(plan, 'payments', 'stripe')).toBe('1466');
    expect(accountNumber(plan, 'payments', 'banktransfer')).toBe('1465');
    expect(accountNumber(plan, 'sales', '19 DE')).toBe('4400');
    expect(accountNumber(plan, 'sales', '7 DE')).toBe('4300');
    expect(accountNumber(plan, 'sales', '20 FR')).toBe('4320');
    expect(accountNumber(plan, 'sales', '0 US')).toBe('4120');
    expect(accountNumber(plan, 'tax', '19 DE')).toBe('3806');
  });

  it('has plain names without a German chart', () => {
    const plain: AccountPlan = { chart: 'plain', own: [] };
    expect(accountNumber(plain, 'sales', '20 GB')).toBe('Sales 20 GB');
    expect(accountNumber(plain, 'bonuses', '')).toBe('Bonuses');
  });
});
