import type { AccountEnd } from '../../../core';
import { command, type Command } from '../../declare/command';
import { answer } from '../../output/answer';
import { text } from '../../usage/kinds';
import { flag, optional } from '../../usage/parameter';
import { UsageError } from '../../usage/usage-error';
import { writeForOwner } from '../shared/write-for-owner';

const copy = command({
  name: 'export',
  summary: 'everything that the shop keeps of you, as a document: account, orders, addresses, messages, carts',
  options: {
    out: optional('writes it into this file, which nobody else on this machine may read', text('file', 4000)),
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
  summary: 'delete your account for good; without --yes, what that would do and what stands in its way',
  options: { yes: flag('it cannot be taken back: say so') },
  run: async ({ yes }, session) => {
    const accounts = await (await session.shop()).accounts();
    const what = await accounts.accountEnd();
    if (!yes) return answer({ deleted: false, ...what }, () => linesOf(what).join('\n'));
    if (what.obstacles.length > 0) throw new UsageError(linesOf(what).join('\n'));
    await accounts.deleteAccount();
    return answer({ deleted: true, ...what }, (screen) =>
      screen.good('Your account is deleted, and this device knows nothing of you any more.'),
    );
  },
});

function linesOf({ orders, files, bonus, currency, obstacles, sign_in_again: again }: AccountEnd): readonly string[] {
  const waits = obstacles.map(({ field, of }) => `${FIRST[field]}: ${of.join(', ')}`);
  if (waits.length > 0) return ['Your account cannot be deleted yet.', ...waits];
  return [
    'Your account, addresses, messages, open carts and subscriptions would be deleted, and you would be signed out everywhere.',
    `${String(orders)} orders and ${String(files)} papers of them would stay without your name, as the law asks for.`,
    ...(bonus > 0 ? [`Bonuses of ${bonus.toFixed(2)} ${currency} would be lost.`] : []),
    ...(again ? ['Sign in again first: you did so more than a quarter of an hour ago.'] : []),
    'It cannot be taken back: account export first, where you want a copy, then account delete --yes.',
  ];
}

const FIRST = {
  balance: 'Still to be paid out to you',
  orders: 'Orders under way',
  roles: 'You work in the shop; somebody has to take these roles from you first',
} as const;

export const OWN_DATA: readonly Command[] = [copy, end];
