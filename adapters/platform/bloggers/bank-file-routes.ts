import * as own from '../../../core/contract/bloggers/blogger-payee';
import * as contract from '../../../core/contract/bloggers/manage-bank-files';
import { nameOfCaller, requireUser, route, type Route, type Settings } from '../foundation';
import type { MessageLog } from '../messages';
import type { Database } from '../ports/database';
import type { BankFiles } from './bank-files';
import { setOwnPayee } from './own-payee';

interface Services {
  readonly bankFiles: BankFiles;
  readonly database: Database;
  readonly messages: MessageLog;
  readonly settings: Settings;
}

export function bankFileRoutes({ bankFiles, ...parts }: Services): readonly Route[] {
  return [
    route(own.bloggerPayee, ({ caller }) => {
      const { id } = requireUser(caller).customer;
      return parts.database.read(async (db) => ({ payee: (await db.bankFiles.payeeOf(id)) ?? null }));
    }),
    route(own.setBloggerPayee, async ({ caller, body }) => {
      await setOwnPayee(parts, requireUser(caller), body);
      return { payee: body };
    }),
    route(contract.bankFiles, async () => ({ items: [...(await bankFiles.list())] })),
    route(contract.makeBankFile, ({ caller, body }) => {
      const { firstname, lastname } = requireUser(caller).customer;
      return bankFiles.make({ ...body, by: `${firstname} ${lastname}`.trim(), who: nameOfCaller(caller) });
    }),
    route(contract.cancelBankFile, ({ query: { id }, caller }) => bankFiles.cancel(id, nameOfCaller(caller))),
  ];
}
