import * as own from '../../../core/contract/bloggers/blogger-payee';
import * as contract from '../../../core/contract/bloggers/manage-bank-files';
import { requireUser, route, type Route, type Settings } from '../foundation';
import type { Database } from '../ports/database';
import type { BankFiles } from './bank-files';

interface Services {
  readonly bankFiles: BankFiles;
  readonly database: Database;
  readonly settings: Settings;
}

export function bankFileRoutes({ bankFiles, database, settings }: Services): readonly Route[] {
  return [
    route(own.bloggerPayee, ({ caller }) => {
      const { id } = requireUser(caller).customer;
      return database.read(async (db) => ({ payee: (await db.bankFiles.payeeOf(id)) ?? null }));
    }),
    route(own.setBloggerPayee, ({ caller, body }) => {
      const { id } = requireUser(caller).customer;
      return database.write(async (db) => {
        await db.bankFiles.setPayee(id, body, settings.clock.now());
        return { payee: body };
      });
    }),
    route(contract.bankFiles, async () => ({ items: [...(await bankFiles.list())] })),
    route(contract.makeBankFile, ({ caller, body }) => {
      const { firstname, lastname } = requireUser(caller).customer;
      return bankFiles.make({ ...body, by: `${firstname} ${lastname}`.trim() });
    }),
    route(contract.cancelBankFile, ({ query: { id } }) => bankFiles.cancel(id)),
  ];
}
