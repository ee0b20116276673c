import { plainAmount } from '../../../core/internal';
import type { OrderGiftCard } from '../../../core/account';
import type { GiftCardAct } from '../../../core/staff';
import { command } from '../../declare/command';
import { answer } from '../../output/answer';
import type { Screen } from '../../output/screen';
import { text } from '../../usage/kinds';
import { list, required } from '../../usage/parameter';
import { UsageError } from '../../usage/usage-error';
import { adminOf } from './admin';

const KEY = required('key of the order (its order_id), or its number for its signed-in owner', text('id', 64));
const CARD = required('id of the gift card, from `order gift-cards`', text('card', 64));

export const giftCards = command({
  name: 'gift-cards',
  summary: 'list the gift cards of an order, by key: recipient, date sent and balance',
  args: { id: KEY },
  options: {},
  run: async ({ id }, session) => {
    const shop = await session.shop();
    const { order } = await (await shop.orders()).tracking.open(id);
    const items = order.gift_cards ?? [];
    return answer({ items }, (screen) => cardTable(items, screen));
  },
});

export const sendGiftCard = command({
  name: 'send-gift-card',
  summary: 'send a gift card to its recipient again, or before its delivery date',
  args: { id: KEY, card: CARD },
  options: {},
  run: async ({ id, card }, session) => {
    const shop = await session.shop();
    const { order } = await (await shop.orders()).tracking.sendGiftCard(id, card);
    const items = order.gift_cards ?? [];
    return answer({ items }, (screen) => cardTable(items, screen));
  },
});

export const payWithGiftCards = command({
  name: 'pay-gift-card',
  summary: 'pay an order awaiting bank transfer with gift cards; the rest stays on the last one',
  args: { id: KEY },
  options: {
    code: list('code of a gift card, from its email; several are used one after another', text('code', 64)),
  },
  run: async ({ id, code }, session) => {
    if (code.length === 0) throw new UsageError('Name a gift card with --code');
    const shop = await session.shop();
    const { order } = await (await shop.orders()).tracking.payWithGiftCards(id, code);
    return answer({ number: order.number, paid: order.paid }, (screen) =>
      screen.good(`Order ${order.number} is paid.`),
    );
  },
});

export const giftCardBalance = command({
  name: 'gift-card-balance',
  summary: 'show the balance of a gift card',
  args: { code: required('code of the gift card, from its email', text('code', 64)) },
  options: {},
  run: async ({ code }, session) => {
    const shop = await session.shop();
    const card = await (await shop.orders()).tracking.giftCardBalance(code);
    return answer(card, (screen) =>
      screen.facts([
        ['Card', card.code],
        [
          'Left',
          `${plainAmount(card.balance, card.currency)} of ${plainAmount(card.value, card.currency)} ${card.currency}`,
        ],
        ['Until', card.expires_at ?? ''],
      ]),
    );
  },
});

export const blockGiftCard = adminCommand('block-gift-card', 'block a gift card; with --api for staff', 'block');
export const unblockGiftCard = adminCommand(
  'unblock-gift-card',
  'unblock a gift card; with --api for staff',
  'unblock',
);

function adminCommand(name: string, summary: string, act: GiftCardAct) {
  return command({
    name,
    summary,
    args: { id: required('number or id of the order', text('id', 64)), card: CARD },
    options: {},
    run: async ({ id, card }, session) => {
      const order = await (await adminOf(session)).giftCard(id, card, act);
      const items = order.gift_cards ?? [];
      return answer({ items }, (screen) => cardTable(items, screen));
    },
  });
}

function cardTable(items: readonly OrderGiftCard[], screen: Screen): string {
  if (items.length === 0) return 'The order has no gift cards.';
  return screen.table(
    [
      { head: 'Id' },
      { head: 'Code' },
      { head: 'State' },
      { head: 'Left', align: 'right' },
      { head: 'To' },
      { head: 'Sent' },
    ],
    items.map(({ id, code, state, balance, value, currency, email, sent_at: sent, send_on: day }) => [
      id,
      code,
      state,
      `${plainAmount(balance, currency)} of ${plainAmount(value, currency)} ${currency}`,
      email,
      sent ?? (day === null ? '' : `on ${day}`),
    ]),
  );
}
