import type { OrderTrackingArea, ReturnReason, TrackedOrder } from '../../../core/account';
import type { Shop } from '../../../core/shopper';
import { command } from '../../declare/command';
import { answer, type Answer } from '../../output/answer';
import type { Session } from '../../session/session';
import { text, type Kind } from '../../usage/kinds';
import { list, optional, required } from '../../usage/parameter';
import { UsageError } from '../../usage/usage-error';
import { deliveryFacts } from './find-order';
import { mayText } from './may-text';
import { moneyOf, orderText } from './show';

const KEY = required(
  'key of the order (its order_id), or its number for its signed-in owner and after order find',
  text('id', 64),
);

/** `SKU` or `SKU:2`. */
const UNITS: Kind<{ readonly sku: string; readonly qty: number }> = {
  placeholder: 'sku[:qty]',
  rule: 'must be a sku, or a sku with a quantity, such as TEE:2',
  parse: (raw) => {
    const [, sku, qty = '1'] = /^([^:]{1,64})(?::(\d{1,7}))?$/.exec(raw.trim()) ?? [];
    return sku === undefined || Number(qty) < 1 ? undefined : { sku, qty: Number(qty) };
  },
};

export const find = command({
  name: 'find',
  summary:
    'find an order by number or key and email address; with the key, later commands have full access for two hours',
  args: {
    number: required('number of the order, or its key', text('number', 64)),
    email: required('email address of the order', text('email', 254)),
  },
  options: {},
  run: async ({ number, email }, session) => {
    const { tracking } = await trackingOf(session);
    const found = await tracking.find(number, email);
    return answer(found, (screen) =>
      screen.facts([
        ['Number', found.number],
        [found.order_id === found.number ? 'Open it by' : 'Key', found.order_id],
      ]),
    );
  },
});

export const track = command({
  name: 'track',
  summary: 'show the status and possible actions of an order by key, also without an account',
  args: { id: KEY },
  options: {},
  run: async ({ id }, session) => trackedAnswer(session, (tracking) => tracking.open(id)),
});

export const sendLink = command({
  name: 'link',
  summary: 'send the link of an order to its email address',
  args: { id: KEY },
  options: {},
  run: async ({ id }, session) => {
    const { tracking } = await trackingOf(session);
    await tracking.sendLink(id);
    return answer({ mailed: true }, (screen) => screen.good('The link to the order has been sent by email.'));
  },
});

export const cancel = command({
  name: 'cancel',
  summary: 'cancel an order before it is packed; payments are refunded',
  args: { id: KEY },
  options: {},
  run: async ({ id }, session) => trackedAnswer(session, (tracking) => tracking.cancel(id)),
});

export const sendBack = command({
  name: 'return',
  summary: 'start a return by line',
  args: { id: KEY },
  options: {
    line: list('sku to return, with quantity', UNITS, 1),
    reason: required(
      'reason: too-small, too-large, not-as-shown, faulty, wrong-item or changed-mind',
      text('reason', 40),
    ),
    note: optional('note for the shop', text('text', 500)),
  },
  run: async ({ id, line, reason, note }, session) => {
    const why = await reasonOf(reason);
    const input = { lines: [...line], reason: why, ...(note !== undefined && { note }) };
    return trackedAnswer(session, (tracking) => tracking.startReturn(id, input));
  },
});

export const makeAccount = command({
  name: 'account',
  summary: 'create an account from an order; its link is emailed',
  args: { id: KEY },
  options: {},
  run: async ({ id }, session) => {
    const { tracking } = await trackingOf(session);
    await tracking.makeAccount(id);
    return answer({ mailed: true }, (screen) => screen.good('The link to the account has been sent by email.'));
  },
});

async function reasonOf(raw: string): Promise<ReturnReason> {
  const { RETURN_REASONS } = await import('../../../core/account');
  const found = RETURN_REASONS.find((reason) => reason === raw.toLowerCase());
  if (found === undefined) throw new UsageError(`--reason must be one of ${RETURN_REASONS.join(', ')}, not "${raw}"`);
  return found;
}

async function trackingOf(session: Session): Promise<{ readonly shop: Shop; readonly tracking: OrderTrackingArea }> {
  const shop = await session.shop();
  return { shop, tracking: (await shop.orders()).tracking };
}

async function trackedAnswer(
  session: Session,
  ask: (tracking: OrderTrackingArea) => Promise<TrackedOrder>,
): Promise<Answer> {
  const { shop, tracking } = await trackingOf(session);
  const tracked = await ask(tracking);
  const { deliveryStep, paymentLink } = await import('../../../core/account');
  const { order } = tracked;
  const step = deliveryStep(order.order_status, order.stage);
  const facts = [
    ...(await deliveryFacts(order, step, shop.storeViews.current.i18n.defaultLocale)),
    ['Pay at', paymentLink(order)] as const,
  ];
  const money = await moneyOf(order, shop);
  return answer({ ...tracked, delivery_step: step }, (screen) =>
    screen.sections(orderText(order, screen, { facts, money }), mayText(order, screen, tracked.level)),
  );
}
