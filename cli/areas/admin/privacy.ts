import * as z from 'zod/mini';
import { command, type Command } from '../../declare/command';
import { answer } from '../../output/answer';
import { text } from '../../usage/kinds';
import { flag, optional, required } from '../../usage/parameter';
import { UsageError } from '../../usage/usage-error';
import { writeForOwner } from '../shared/write-for-owner';
import { resultOf } from './records/answers';

const WHO = required(
  'number of the account, or what they sign in or order with: an e-mail address, or a phone number as +49…',
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
  summary: 'everything that is kept of somebody, as a document for them: account, orders, addresses, messages, carts',
  args: { who: WHO },
  options: {
    out: optional('writes it into this file, which nobody else on this machine may read', text('file', 4000)),
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
  summary: 'forget somebody for good; their orders stay without a name, so that sums and taxes are what they were',
  args: { who: WHO },
  options: { yes: flag('it cannot be taken back: say so') },
  run: async ({ who, yes }, session) => {
    if (!yes)
      throw new UsageError(
        'admin erase-person cannot be taken back: export-person first where they want a copy, then add --yes',
      );
    const platform = await session.platform('admin erase-person');
    const done = erased.parse(resultOf(await platform.privacy.erase(who)));
    return answer(done, (screen) =>
      screen.sections(
        screen.facts([
          ['Account', done.account === null ? 'none' : `${String(done.account)} is empty`],
          ['Orders', `${String(done.orders)} stay without the person`],
          ['Logs', `${String(done.logged)} lines no longer name them`],
          [
            'Files',
            done.files === 0 ? '' : `${String(done.files)} invoices and receipts stay, as books have to be kept`,
          ],
        ]),
        'Backups that were made before still know them: erase again after one is restored.',
      ),
    );
  },
});

export const PRIVACY: readonly Command[] = [exportPerson, erasePerson];
