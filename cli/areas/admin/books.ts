import { plainAmount } from '../../../core/internal';
import {
  booksCsv,
  booksResult,
  datevFault,
  datevFile,
  journalCsv,
  journalResult,
  wholeJournal,
  windows1252,
  type Book,
  type BooksJournal,
  type MonthBooks,
} from '../../../core/internal-staff';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { choice, MONTH, text } from '../../usage/kinds';
import { optional } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { asked, resultOf } from './records/answers';
import { tableText } from './report';
import { write } from './write-file';

const FORMATS = ['csv', 'datev', 'journal'] as const;

interface Input {
  readonly month?: string;
  readonly store?: string;
  readonly seller?: string;
}

export const books = command({
  name: 'books',
  summary:
    'show or export the books of a month: taxes, payments, gift cards, bonuses, royalties, journal; also with --api',
  options: {
    month: optional('default: the previous month (UTC)', MONTH),
    inStore: optional('code of a store; default: all', text('code', 64)),
    seller: optional('name of a seller in the invoice settings, instead of a store', text('name', 200)),
    format: optional('csv: figures; journal: entries as CSV; datev: DATEV posting batch', choice(FORMATS)),
    out: optional('file to write; needs --format', text('file', 4000)),
    currency: optional('EUR: leaves other currencies out of a DATEV file', text('code', 3)),
  },
  run: async ({ month, inStore: store, seller, format, out, currency }, session) => {
    const input = {
      ...(month !== undefined && { month }),
      ...(store !== undefined && { store }),
      ...(seller !== undefined && { seller }),
    };
    if ((format === undefined) !== (out === undefined))
      throw new CommandError('invalid-input', '--format and --out go together');
    if (format === undefined || out === undefined) {
      const found = await booksOf(input, session);
      return answer(found, (screen) => booksText(found, screen));
    }
    if (format === 'csv') await write(out, booksCsv(await booksOf(input, session)), '--out');
    else {
      const journal = await journalOf(input, session);
      const content = format === 'journal' ? journalCsv(journal.items) : datevOf(journal, currency);
      await write(out, content, '--out');
    }
    return answer({ file: out }, (screen) => screen.good(`The books are in ${out}.`));
  },
});

async function booksOf(input: Input, session: Session): Promise<MonthBooks> {
  if (session.globals.api !== undefined)
    return asked(async () => (await (await session.shop()).manage()).monthBooks(input));
  return booksResult.parse(resultOf(await (await session.platform('admin books')).books(input)));
}

function journalOf(input: Input, session: Session): Promise<BooksJournal> {
  return wholeJournal(async (page) => {
    if (session.globals.api !== undefined)
      return asked(async () => (await (await session.shop()).manage()).booksJournal({ ...input, ...page }));
    const platform = await session.platform('admin books');
    return journalResult.parse(resultOf(await platform.booksJournal({ ...input, ...page })));
  });
}

/** @throws CommandError if DATEV cannot take the journal */
function datevOf(journal: BooksJournal, wanted: string | undefined): Uint8Array {
  const fault = datevFault(journal, wanted);
  if (fault !== undefined) throw new CommandError('invalid-input', faultText(fault));
  return windows1252(datevFile(journal));
}

function faultText(fault: NonNullable<ReturnType<typeof datevFault>>): string {
  switch (fault.kind) {
    case 'chart':
      return 'books_chart must be skr03 or skr04 for DATEV: see the settings';
    case 'numbers':
      return 'datev_consultant and datev_client are missing: see the settings';
    case 'currency':
      return `--currency must be EUR: a DATEV file is in euros, not ${fault.currency}`;
    case 'missing':
      return `books_accounts: there is no account for ${fault.account} ${fault.of.trim()}: add your own`;
    case 'rows':
      return 'A DATEV file has at most 99,999 postings: write one for each store or seller';
    case 'account':
      return `books_accounts: DATEV accounts have 4 or 5 digits, not ${fault.account}`;
  }
}

function booksText({ month, is_open: isOpen, since, books: all }: MonthBooks, screen: Screen): string {
  return screen.sections(
    `${month}${isOpen ? ', not ended yet' : ''}${since === null ? '' : `, books since ${since}`}`,
    ...(all.length === 0 ? ['Nothing was booked.'] : []),
    ...all.flatMap((book) => bookSections(book, screen)),
  );
}

function bookSections(book: Book, screen: Screen): readonly string[] {
  const { currency, movements, taxes, documents, payments, balances, accounts } = book;
  const cell = (amount: number) => plainAmount(amount, currency);
  const right = (head: string) => ({ head, align: 'right' as const });
  return [
    ...(movements === null ? [] : [tableText('movements', movements, screen)]),
    ...(taxes === null ? [] : [tableText('taxes', taxes, screen)]),
    `${currency}: ${String(documents.invoices)} invoices of ${cell(documents.invoiced)}, ${String(documents.credit_notes)} credit notes of ${cell(documents.credited)}`,
    screen.table(
      [{ head: `payments, ${currency}` }, right('received'), right('refunded')],
      payments.map(({ method, provider, received, refunded }) => [
        provider === null ? method : `${method} (${provider})`,
        ...[cell(received), cell(refunded)],
      ]),
    ),
    screen.table(
      [{ head: `balances, ${currency}` }, right('amount')],
      balances.flatMap(({ account, opening, movements: changes, closing }) => [
        [`${account}: opening`, cell(opening)],
        ...changes.map(({ kind, amount }) => [`${account}: ${kind}`, cell(amount)]),
        [`${account}: closing`, cell(closing)],
      ]),
    ),
    screen.table(
      [{ head: `accounts, ${currency}` }, right('debit'), right('credit')],
      accounts.map(({ number, debit, credit }) => [number, cell(debit), cell(credit)]),
    ),
  ];
}
