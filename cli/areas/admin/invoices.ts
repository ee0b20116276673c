import { plainAmount } from '../../../core/internal';
import { writeFile } from 'node:fs/promises';
import type { OrderInvoice } from '../../../core/internal-staff';
import type { InvoiceFilters, InvoiceRow, IssuedInvoice } from '../../../core/staff';
import type { InvoiceFormat, Platform } from '../../composition/composition-root';
import { command, type Command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import type { Session } from '../../session/session';
import { choice, DAY, text, whole } from '../../usage/kinds';
import { optional, required, withDefault } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { writeTable } from './write-table';

type Found = Awaited<ReturnType<Platform['invoices']['list']>>;

interface InvoiceCommands {
  readonly list: (wanted: InvoiceFilters & { readonly page: number; readonly size: number }) => Promise<Found>;
  readonly show: (number: string) => Promise<IssuedInvoice>;
  readonly issue: (order: string) => Promise<readonly OrderInvoice[]>;
  readonly mail: (number: string) => Promise<unknown>;
  readonly file: (number: string, format: InvoiceFormat) => Promise<Uint8Array>;
}

/** Uses local data, or with `--api` the remote shop, which checks the role. */
async function invoicesOf(session: Session): Promise<InvoiceCommands> {
  const { api } = session.globals;
  if (api !== undefined) {
    const manage = await (await session.shop()).manage();
    return {
      list: (wanted) => manage.invoices(wanted),
      show: (number) => manage.invoice({ number }),
      issue: (id) => manage.issueInvoice({ id }),
      mail: (number) => manage.mailInvoice({ number }),
      file: async (number, format) => {
        const link = (await manage.invoice({ number }))[format];
        const response = await fetch(new URL(link, api));
        const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
        if (!response.ok || (isPage && format === 'pdf'))
          throw new CommandError('no-pdf', 'The shop cannot make this PDF: use --format page');
        return new Uint8Array(await response.arrayBuffer());
      },
    };
  }
  const { invoices } = await session.platform('admin invoice');
  return {
    list: (wanted) => invoices.list(wanted),
    show: async (number) => (await invoices.show(number)) ?? unknown(number),
    issue: async (id) => {
      const outcome = await invoices.issue(id);
      if (outcome.kind === 'issued') return outcome.items;
      if (outcome.code === 'seller-missing')
        throw new CommandError(
          outcome.code,
          `Set ${outcome.setting} in the settings: an invoice must name its seller`,
          {
            setting: outcome.setting,
          },
        );
      throw new CommandError(outcome.code, `Order ${id} gets no invoice: ${outcome.code}`);
    },
    mail: async (number) => {
      const isMailed = await invoices.mail(number);
      if (isMailed === undefined) return unknown(number);
      if (!isMailed) throw new CommandError('no-address', 'The order no longer has an email address');
      return isMailed;
    },
    file: async (number, format) => {
      const made = await invoices.file(number, format);
      if (made.kind === 'made') return made.bytes;
      if (made.kind === 'unknown') return unknown(number);
      throw new CommandError('no-pdf', `${made.why}. Use --format page to print it from a browser`);
    },
  };
}

function unknown(number: string): never {
  throw new CommandError('invoice-unknown', `There is no invoice or credit note ${number}`);
}

const NUMBER = { number: required('number of the invoice or credit note', text('number', 64)) };

const list = command({
  name: 'invoice list',
  summary: 'list invoices and credit notes; with --api for managers and admins',
  options: {
    q: optional('part of a number, or an order number', text('words', 200)),
    kind: optional('invoices or credit notes only', choice(['invoice', 'credit_note'] as const, 'kind')),
    from: optional('the first day', DAY),
    to: optional('the last day', DAY),
    page: withDefault('from 1 on', whole(1, 100_000), 1),
    size: withDefault('documents per page', whole(1, 200), 50),
    csv: optional('write all of them to this CSV file, one line per tax rate', text('file', 4000)),
  },
  run: async ({ csv, page, size, q, kind, from, to }, session) => {
    const filters: InvoiceFilters = { q, kind, from, to };
    const invoices = await invoicesOf(session);
    if (csv === undefined) {
      const found = await invoices.list({ ...filters, page, size });
      return answer(found, (screen) => listText(found, screen));
    }
    await writeTable(csv, tableOf(invoices, filters));
    return answer({ file: csv }, (screen) => screen.good(`The invoices are in ${csv}.`));
  },
});

const MAX_ROWS = 200;

async function* tableOf({ list: read }: InvoiceCommands, filters: InvoiceFilters): AsyncGenerator<string, void, void> {
  const { INVOICES_CSV_HEAD, invoiceCsvLines } = await import('../../../core/internal-staff');
  yield `\uFEFF${INVOICES_CSV_HEAD}`;
  for (let page = 1; ; page += 1) {
    const { items, total } = await read({ ...filters, page, size: MAX_ROWS });
    yield items.map(invoiceCsvLines).join('');
    if (page * MAX_ROWS >= total) return;
  }
}

function listText({ items, total }: Found, screen: Screen): string {
  if (total === 0) return 'No matching invoices.';
  const money = (row: InvoiceRow, amount: number) => `${plainAmount(amount, row.currency)} ${row.currency}`;
  return screen.sections(
    screen.table(
      [
        { head: 'Number' },
        { head: 'Date' },
        { head: 'Order' },
        { head: 'Buyer' },
        { head: 'Tax', align: 'right' },
        { head: 'Total', align: 'right' },
      ],
      items.map((row) => [row.number, row.issued_on, row.order, row.buyer, money(row, row.tax), money(row, row.gross)]),
    ),
    `${String(total)} in all.`,
  );
}

const show = command({
  name: 'invoice show',
  summary: 'show an invoice or credit note as it was issued, and check that it is unchanged',
  args: NUMBER,
  run: async ({ number }, session) => {
    const found = await (await invoicesOf(session)).show(number);
    return answer(found, (screen) => showText(found, screen));
  },
});

function showText({ sheet, hash, is_intact }: IssuedInvoice, screen: Screen): string {
  const cells = sheet.columns.map((head, at) => (at === 0 ? { head } : { head, align: 'right' as const }));
  return screen.sections(
    screen.facts([['', sheet.title], ...sheet.facts.map(({ label, value }) => [label, value] as const)]),
    sheet.seller.join('\n'),
    ...sheet.addresses.map(({ label, lines }) => [label, ...lines].join('\n')),
    screen.table(
      cells,
      sheet.rows.map((row) => [[row.name, ...row.details].join(', '), ...row.cells]),
    ),
    screen.facts([...sheet.totals, ...sheet.payments].map(({ label, value }) => [label, value] as const)),
    is_intact
      ? screen.good(`Unchanged since it was issued (SHA-256 ${hash}).`)
      : screen.bad('The document was changed.'),
  );
}

const issue = command({
  name: 'invoice issue',
  summary: 'issue the invoice of an order; an existing invoice is kept',
  args: { order: required('number or id of the order', text('order', 64)) },
  run: async ({ order }, session) => {
    const items = await (await invoicesOf(session)).issue(order);
    return answer({ items }, (screen) =>
      screen.good(`Order ${order}: ${items.map(({ number }) => number).join(', ')}.`),
    );
  },
});

const mail = command({
  name: 'invoice mail',
  summary: 'email the customer the link to an invoice or credit note again',
  args: NUMBER,
  run: async ({ number }, session) => {
    await (await invoicesOf(session)).mail(number);
    return answer({ number, mailed: true }, (screen) => screen.good(`${number} is mailed.`));
  },
});

const pdf = command({
  name: 'invoice pdf',
  summary: 'write an invoice or credit note to a file: as PDF, as UBL for e-invoicing, or as a page to print',
  args: NUMBER,
  options: {
    out: required('write it to this file', text('file', 4000)),
    format: withDefault('kind of file', choice(['pdf', 'xml', 'page'] as const, 'format'), 'pdf'),
  },
  run: async ({ number, out, format }, session) => {
    const bytes = await (await invoicesOf(session)).file(number, format);
    try {
      await writeFile(out, bytes, { mode: 0o600 });
    } catch (error) {
      throw new CommandError('invalid-input', `--out ${out}: the file cannot be written`, { cause: String(error) });
    }
    return answer({ number, file: out }, (screen) => screen.good(`${number} is in ${out}.`));
  },
});

export const INVOICES: readonly Command[] = [list, show, issue, mail, pdf];
