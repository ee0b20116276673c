import type { RefundFacts } from '../../composition/composition-root';
import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { optional, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { minuteOf } from './minute-of';

const OWNER = 'shop';

export const refunds = command({
  name: 'refunds',
  summary: 'money that is to go back and has not yet: by a payment provider, or by hand',
  run: async (_, session) => {
    const { payments } = await session.platform('admin refunds');
    const open = await payments.openRefunds();
    return answer({ refunds: open }, (screen) =>
      open.length === 0 ? 'Nothing waits: all money that was to go back is there.' : refundsText(open, screen),
    );
  },
});

export const refundsRetry = command({
  name: 'refunds retry',
  summary: 'ask the payment provider again, now; not for what was given back by hand',
  args: { order: required('number of the order, or one of its ids', text('order', 64)) },
  options: { reason: optional('of one refund alone, as admin refunds shows it', text('reason', 200)) },
  run: async ({ order, reason }, session) => {
    const { payments } = await session.platform('admin refunds retry');
    const tried = await payments.retryRefunds(order, reason);
    if (tried === undefined) throw new CommandError('order-unknown', `There is no order ${order}`);
    if (tried.length === 0) throw new CommandError('no-refund', `Nothing of order ${order} waits to be given back`);
    const shown = answer({ refunds: tried }, (screen) => refundsText(tried, screen));
    if (tried.every(({ state }) => state === 'done')) return shown;
    return { ...shown, failure: new CommandError('refund-failed', 'The provider did not give all of it back') };
  },
});

export const refundsGiven = command({
  name: 'refunds given',
  summary: 'say that a refund was given back by hand; not for what a provider is asked for still',
  args: { order: required('number of the order, or one of its ids', text('order', 64)) },
  options: { reason: required('which one of the order, as admin refunds shows it', text('reason', 200)) },
  run: async ({ order, reason }, session) => {
    const { payments } = await session.platform('admin refunds given');
    if (!(await payments.refundGiven(order, reason, OWNER)))
      throw new CommandError('no-open-refund', `Order ${order} has no open refund ${reason} that is given by hand`);
    return answer({ order, reason, given: true }, (screen) => screen.good('It is written down as given.'));
  },
});

function refundsText(list: readonly RefundFacts[], screen: Screen): string {
  const right = 'right' as const;
  const states = {
    waiting: screen.accent('waiting'),
    failed: screen.bad('failed'),
    done: screen.good('done'),
    'by-hand': screen.accent('by hand'),
  };
  return screen.table(
    [
      { head: 'Order' },
      { head: 'Reason' },
      { head: 'Amount', align: right },
      { head: '' },
      { head: 'Provider' },
      { head: 'State' },
      { head: 'Tries', align: right },
      { head: 'Next try' },
      { head: 'Error' },
    ],
    list.map(({ number, reason, amount, currency, provider, state, tries, next_at: nextAt, error }) => [
      number,
      reason,
      amount.toFixed(2),
      currency,
      provider,
      states[state],
      tries,
      minuteOf(nextAt),
      error,
    ]),
  );
}
