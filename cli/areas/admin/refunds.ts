import { plainAmount } from '../../../core/internal';
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
  summary: 'list pending refunds, by payment provider or by hand',
  run: async (_, session) => {
    const { payments } = await session.platform('admin refunds');
    const open = await payments.openRefunds();
    return answer({ refunds: open }, (screen) =>
      open.length === 0 ? 'No pending refunds.' : refundsText(open, screen),
    );
  },
});

export const refundsRetry = command({
  name: 'refunds retry',
  summary: 'request a refund from the payment provider again; not for manual refunds',
  args: { order: required('number or id of the order', text('order', 64)) },
  options: { reason: optional('only this refund, from admin refunds', text('reason', 200)) },
  run: async ({ order, reason }, session) => {
    const { payments } = await session.platform('admin refunds retry');
    const tried = await payments.retryRefunds(order, reason);
    if (tried === undefined) throw new CommandError('order-unknown', `There is no order ${order}`);
    if (tried.length === 0) throw new CommandError('no-refund', `Order ${order} has no pending refund`);
    const shown = answer({ refunds: tried }, (screen) => refundsText(tried, screen));
    if (tried.every(({ state }) => state === 'done')) return shown;
    return { ...shown, failure: new CommandError('refund-failed', 'The provider did not refund all of it') };
  },
});

export const refundsGiven = command({
  name: 'refunds given',
  summary: 'mark a manual refund as paid; not while a provider is still processing it',
  args: { order: required('number or id of the order', text('order', 64)) },
  options: { reason: required('refund of the order, from admin refunds', text('reason', 200)) },
  run: async ({ order, reason }, session) => {
    const { payments } = await session.platform('admin refunds given');
    if (!(await payments.refundGiven(order, reason, OWNER)))
      throw new CommandError('no-open-refund', `Order ${order} has no open manual refund ${reason}`);
    return answer({ order, reason, given: true }, (screen) => screen.good('The refund is marked as paid.'));
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
      plainAmount(amount, currency),
      currency,
      provider,
      states[state],
      tries,
      minuteOf(nextAt),
      error,
    ]),
  );
}
