import { plainAmount } from '../../../core/internal';
import type { AccountEnd } from '../../../core/account';
import { command, type Command } from '../../declare/command';
import { answer } from '../../output/answer';
import { text } from '../../usage/kinds';
import { flag, optional } from '../../usage/parameter';
import { UsageError } from '../../usage/usage-error';
import { writeForOwner } from '../shared/write-for-owner';

const copy = command({
  name: 'export',
  summary: 'export your data: account, orders, addresses, messages, carts',
  options: {
    out: optional('write it to this file, readable only by you', text('file', 4000)),
  },
  run: async ({ out }, session) => {
    const data = await (await (await session.shop()).accounts()).ownData();
    const document = JSON.stringify(data, undefined, 2);
    if (out === undefined) return answer(data, () => document);
    await writeForOwner(out, `${document}\n`);
    const facts = { file: out, orders: data.orders.length, messages: data.messages.length };
    return answer(facts, (screen) =>
      screen.good(`Your account, ${String(facts.orders)} orders and ${String(facts.messages)} messages are in ${out}.`),
    );
  },
});

const end = command({
  name: 'delete',
  summary: 'delete your account permanently; without --yes, show the consequences and obstacles',
  options: { yes: flag('confirm; this cannot be undone') },
  run: async ({ yes }, session) => {
    const accounts = await (await session.shop()).accounts();
    const what = await accounts.accountEnd();
    if (!yes) return answer({ deleted: false, ...what }, () => linesOf(what).join('\n'));
    if (what.obstacles.length > 0) throw new UsageError(linesOf(what).join('\n'));
    await accounts.deleteAccount();
    return answer({ deleted: true, ...what }, (screen) =>
      screen.good('Your account and all its data on this device are deleted.'),
    );
  },
});

function linesOf({ orders, files, bonus, currency, obstacles, sign_in_again: again }: AccountEnd): readonly string[] {
  const waits = obstacles.map(({ field, of }) => `${FIRST[field]}: ${of.join(', ')}`);
  if (waits.length > 0) return ['Your account cannot be deleted yet.', ...waits];
  return [
    'Your account, addresses, messages, open carts and subscriptions would be deleted, and you would be signed out everywhere.',
    `${String(orders)} orders and ${String(files)} of their documents would be kept without your name, as the law requires.`,
    ...(bonus > 0 ? [`Bonuses of ${plainAmount(bonus, currency)} ${currency} would be lost.`] : []),
    ...(again ? ['Sign in again first: your last sign-in was more than 15 minutes ago.'] : []),
    'This cannot be undone. Run account export first if you want a copy, then account delete --yes.',
  ];
}

const FIRST = {
  balance: 'Still to be paid out to you',
  orders: 'Orders in progress',
  roles: 'You are staff; these roles must be removed first',
} as const;

export const OWN_DATA: readonly Command[] = [copy, end];
