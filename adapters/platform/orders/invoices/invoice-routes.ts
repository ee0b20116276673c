import * as contract from '../../../../core/contract/orders/manage-invoices';
import { exportOf, nameOfCaller, notFound, refuse, route, type Route, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import type { InvoiceAdmin, InvoiceAnswer } from './invoice-admin';
import { invoiceRefused } from './refuse-invoice';

interface Services {
  readonly database: Database;
  readonly invoiceAdmin: InvoiceAdmin;
  readonly settings: Pick<Settings, 'clock'>;
}

export function invoiceRoutes({ database, invoiceAdmin, settings }: Services): readonly Route[] {
  return [
    route(contract.managedInvoices, ({ query: { token: _, ...wanted } }) => invoiceAdmin.list(wanted)),
    route(contract.invoicesFile, async ({ query: { token: _, ...filter }, caller }) => {
      const entry = exportOf('invoice', {}, { who: nameOfCaller(caller), at: settings.clock.now() });
      await database.write((db) => db.staffChanges.add(entry));
      return { link: invoiceAdmin.tableLink(filter) };
    }),
    route(contract.managedInvoice, async ({ query: { number } }) => {
      const found = await invoiceAdmin.show(number);
      if (found === undefined) throw notFound(`number ${number} does not match any invoice or credit note`);
      return found;
    }),
    route(contract.issueInvoice, async ({ body: { id } }) => issuedOf(await invoiceAdmin.issue(id), id)),
    route(contract.mailInvoice, async ({ body: { number } }) => {
      const isMailed = await invoiceAdmin.mail(number);
      if (isMailed === undefined) throw notFound(`number ${number} does not match any invoice or credit note`);
      if (!isMailed) throw refuse(contract.noAddress, 'The order no longer has an e-mail address');
      return { mailed: true as const };
    }),
  ];
}

function issuedOf(answer: InvoiceAnswer, id: string) {
  if (answer.kind === 'issued') return { items: answer.items };
  if (answer.code === 'not-found') throw notFound(`id ${id} does not match any order`);
  throw invoiceRefused(answer);
}
