import { readEmail } from '../../../../core/contract/foundation/contact';
import * as contract from '../../../../core/contract/orders/order-tracking';
import { readOrderNumber } from '../../../../core/orders/order-number';
import {
  tooMany,
  type Limit,
  type RateLimiter,
  refuse,
  loginOf,
  type Caller,
  networkOf,
  hashToken,
  isSameText,
  type Settings,
} from '../../foundation';
import type { CustomerOrders } from '../views/customer-orders';
import { orderOfKey } from '../views/order-of-key';
import type { OrderProofs } from '../views/order-proofs';
import { trackedOrder } from '../views/tracked-order';
import type { PaymentService } from '../payments/payment-service';
import type { Database, Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';

const HOUR_MS = 60 * 60 * 1000;
/**
 * Limits guessing of number and email, per network, so that strangers cannot lock out the owner; numbers are
 * sequential.
 */
const LIMITS = {
  wrongOfEmail: { count: 5, windowMs: HOUR_MS },
  wrongOfNetwork: { count: 10, windowMs: HOUR_MS },
  number: { count: 10, windowMs: HOUR_MS },
  email: { count: 30, windowMs: HOUR_MS },
  /** Across all networks. */
  emailEverywhere: { count: 1000, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

export interface Asking {
  readonly id: string;
  readonly proof?: string | undefined;
}

interface Opened {
  readonly order: StoredOrder;
  readonly level: contract.TrackedOrder['level'];
}

/** Finds and opens orders for shoppers, by number and email, by key, or as their owner. */
export class OrderTracking {
  constructor(
    private readonly services: {
      readonly customerOrders: CustomerOrders;
      readonly database: Database;
      readonly payment: PaymentService;
      readonly proofs: OrderProofs;
      readonly rates: RateLimiter;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Finds an order by number or key and email. Answers do not reveal which is wrong. @throws ApiError 404
   * 'order_unknown', 429
   */
  async find(
    number: string,
    rawEmail: string,
    address?: string,
  ): Promise<{ order_id: string; number: string; proof: string; until: string }> {
    const { database, proofs, rates, settings } = this.services;
    const key = readOrderNumber(number);
    const email = readEmail(rawEmail) ?? '';
    const network = address === undefined ? '' : networkOf(address);
    await rates.hit(`order-number:${key}:${network}`, LIMITS.number);
    await rates.hit(`order-email:${email}:${network}`, LIMITS.email);
    await rates.hit(`order-email:${email}`, LIMITS.emailEverywhere);
    const now = settings.clock.now();
    const bounds = wrongBounds(email, address === undefined ? undefined : network);
    // Counts attempts atomically; throws outside, so that they stay counted.
    const order = await database.write(async (db) => {
      await db.orders.lock(`order-find:${network === '' ? email : network}`);
      const found = await db.orders.byKey(key);
      if (found?.orderId !== key) await checkWrong(db, bounds, now);
      const isKey = found !== undefined && [found.number, found.orderId].includes(key);
      const isSame = isSameText(email, found === undefined ? '' : (readEmail(found.email) ?? found.email));
      if (isKey && isSame && email !== '') return found;
      for (const { of, limit } of bounds) await db.rates.count(of, limit.windowMs, now);
      return undefined;
    });
    if (order === undefined) throw unknownOrder();
    const by = order.orderId === key ? 'key' : 'number';
    return { order_id: key, number: order.number, ...proofs.make(order.orderId, by, now) };
  }

  async track(asking: Asking, caller: Caller): Promise<contract.TrackedOrder> {
    const { order, level } = await this.open(asking, caller);
    const { customerOrders, database } = this.services;
    return trackedOrder(await database.read((db) => customerOrders.shown(db, order, caller)), level);
  }

  /**
   * Opens by key, or by number for the owner or with a proof. Asks the provider about pending payments.
   * @throws ApiError 404 'order_unknown'
   */
  async open({ id, proof }: Asking, caller: Caller): Promise<Opened> {
    const { database, payment: payments, proofs, settings } = this.services;
    const owned =
      caller.kind === 'user' ? await database.read((db) => db.orders.oneOfCustomer(caller.customer.id, id)) : undefined;
    const now = settings.clock.now();
    const keyed = owned ?? (await database.read((db) => orderOfKey(db, id)));
    const found = keyed ?? (proof === undefined ? undefined : await database.read((db) => db.orders.byKey(id)));
    if (found === undefined) throw unknownOrder();
    if (keyed === undefined && (found.number !== id || !proofs.isGood(proof, found.orderId, 'number', now)))
      throw unknownOrder();
    const isProven = owned !== undefined || proofs.isGood(proof, found.orderId, 'key', now);
    return {
      order: (await payments.look(found)).order,
      level: isProven ? 'all' : keyed === undefined ? 'number' : 'link',
    };
  }

  /** @throws ApiError as `open`; 403 'proof_needed' for a caller with the key or the number alone */
  async openWhole(asking: Asking, caller: Caller): Promise<Opened> {
    const opened = await this.open(asking, caller);
    if (opened.level === 'all') return opened;
    throw refuse(contract.proofNeeded, 'Open the order by the link of its mails, and show its e-mail address');
  }

  /** Author of a shopper's change, for the history. */
  async authorOf(caller: Caller, order: StoredOrder): Promise<string> {
    if (caller.kind !== 'user') return order.email;
    const { actorId, customer } = caller;
    if (actorId === undefined) return loginOf(customer);
    const actor = await this.services.database.read((db) => db.customers.byId(actorId));
    return loginOf(actor ?? customer);
  }
}

function wrongBounds(email: string, network: string | undefined) {
  const ofEmail = { of: hashToken(`order-wrong:${email}:${network ?? ''}`), limit: LIMITS.wrongOfEmail };
  if (network === undefined) return [ofEmail];
  return [ofEmail, { of: hashToken(`order-wrong:${network}`), limit: LIMITS.wrongOfNetwork }];
}

async function checkWrong(
  { rates }: Pick<Repositories, 'rates'>,
  bounds: ReturnType<typeof wrongBounds>,
  now: number,
): Promise<void> {
  for (const { of, limit } of bounds) {
    const found = await rates.find(of, now);
    if (found !== undefined && found.count >= limit.count) throw tooMany(found.endsAt - now);
  }
}

export function unknownOrder(): Error {
  return refuse(contract.orderUnknown, 'No order has this number and this e-mail address');
}
