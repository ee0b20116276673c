import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';
import { managedOrder } from './manage-orders';
import { orderUnknown, proofNeeded, trackedOrder } from './order-tracking';

const token = z.optional(z.string().check(z.maxLength(200)));
const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** Unpaid, blocked, revoked, expired or not in the order. */
export const cardNotSendable = refusal('card_not_sendable', 409);

export const sendGiftCard = endpoint({
  name: 'sendGiftCard',
  method: 'POST',
  path: '/api/order/gift-card',
  bodyKind: 'json',
  query: z.object({ token }),
  /** `id` is the order key, or the number for its signed-in owner. */
  body: z.object({ id: text(64), proof: z.optional(text(200)), card: text(64) }),
  result: trackedOrder,
  refusals: [orderUnknown, proofNeeded, cardNotSendable],
  summary: 'Sends a purchased gift card to its recipient again; a scheduled one is sent now.',
  chapter: 'S §4 Orders',
});

export const GIFT_CARD_ACTS = ['send', 'block', 'unblock'] as const;
/** Staff action on a gift card. */
export type GiftCardAct = (typeof GIFT_CARD_ACTS)[number];

export const manageGiftCard = endpoint({
  name: 'manageGiftCard',
  method: 'POST',
  path: '/api/manage/order-gift-card',
  access: 'staff',
  permission: 'orders:write',
  alsoNeeds: 'orders:read',
  bodyKind: 'json',
  query: z.object({ token }),
  /** `id` is the number, id or order_id. Idempotent. */
  body: z.object({ id: text(64), card: text(64), act: z.enum(GIFT_CARD_ACTS) }),
  result: managedOrder,
  refusals: [cardNotSendable],
  summary:
    'Sends a gift card of an order again, blocks or unblocks it; blocking and unblocking also require `orders:refund`.',
  chapter: 'A §7, manage',
});
