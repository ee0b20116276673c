import * as z from 'zod/mini';
import { command, type Command } from '../../declare/command';
import { answer } from '../../output/answer';
import { text } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { UsageError } from '../../usage/usage-error';
import { writeForOwner } from '../shared/write-for-owner';
import { resultOf } from './records/answers';

const WHO = required(
  'account number, or contact of the account or orders: an email address, or a phone number such as +49…',
  text('who', 254),
);
const exported = z.looseObject({
  account: z.nullable(z.looseObject({})),
  orders: z.array(z.looseObject({})),
  messages: z.array(z.looseObject({})),
});
const erased = z.object({ account: z.nullable(z.number()), orders: z.number(), logged: z.number(), files: z.number() });

const exportPerson = command({
  name: 'export-person',
  summary: "export a person's data: account, orders, addresses, messages, carts",
  args: { who: WHO },
  options: {
    out: optional('write it to this file, readable only by you', text('file', 4000)),
  },
  run: async ({ who, out }, session) => {
    const platform = await session.platform('admin export-person');
    const found = exported.parse(resultOf(await platform.privacy.export(who)));
    if (out === undefined) return answer(found, () => JSON.stringify(found, undefined, 2));
    await writeForOwner(out, `${JSON.stringify(found, undefined, 2)}\n`);
    const facts = { file: out, orders: found.orders.length, messages: found.messages.length };
    return answer(facts, (screen) =>
      screen.good(
        `${found.account === null ? 'No account' : 'The account'}, ${String(facts.orders)} orders and ${String(facts.messages)} messages are in ${out}.`,
      ),
    );
  },
});

const erasePerson = command({
  name: 'erase-person',
  summary: 'erase a person permanently; orders are kept without the name, so that totals and taxes stay the same',
  args: { who: WHO },
  options: { yes: flag('confirm; this cannot be undone') },
  run: async ({ who, yes }, session) => {
    if (!yes)
      throw new UsageError(
        'admin erase-person cannot be undone: run export-person first if they want a copy, then add --yes',
      );
    const platform = await session.platform('admin erase-person');
    const done = erased.parse(resultOf(await platform.privacy.erase(who)));
    return answer(done, (screen) =>
      screen.sections(
        screen.facts([
          ['Account', done.account === null ? 'none' : `${String(done.account)} is emptied`],
          ['Orders', `${String(done.orders)} are kept without personal data`],
          ['Logs', `${String(done.logged)} lines no longer name them`],
          [
            'Files',
            done.files === 0 ? '' : `${String(done.files)} invoices and receipts are kept, as accounting law requires`,
          ],
        ]),
        'Earlier backups still contain the person: erase again after restoring one.',
      ),
    );
  },
});

export const PRIVACY: readonly Command[] = [exportPerson, erasePerson];
