import { inject, injectable } from '../di';
import {
  cancelOrder,
  findOrder,
  makeOrderAccount,
  sendOrderLink,
  startReturn,
  trackOrder,
  type ReturnInput,
  type TrackedOrder,
} from '../contract/orders/order-tracking';
import { giftCardBalance, payWithGiftCards, type GiftCardBalance } from '../contract/orders/gift-card-payment';
import { sendGiftCard } from '../contract/orders/gift-cards';
import { IDS, token } from '../di';
import { isShopError } from '../kernel/shop-error';
import type { Ids, ReadOptions } from '../ports';
import { clientOf, GATEWAY, type ClientOf, type Gateway } from '../sync';
import { readOrderNumber } from './order-number';
import { ORDER_PROOFS, type OrderProofs } from './order-proofs';
import type { OrderTrackingArea } from './orders';
import { ORDERS_STORE, type OrdersStore } from './orders-store';
import { UNPAID_ORDERS, type UnpaidOrders } from './unpaid-orders';

const METHODS = {
  find: findOrder,
  track: trackOrder,
  cancel: cancelOrder,
  startReturn,
  sendGiftCard,
  payWithGiftCards,
  giftCardBalance,
  sendLink: sendOrderLink,
  makeAccount: makeOrderAccount,
} as const;

@injectable()
export class OrderTracking implements OrderTrackingArea {
  readonly #client: ClientOf<typeof METHODS>;

  constructor(
    @inject(GATEWAY) gateway: Gateway,
    @inject(ORDER_PROOFS) private readonly proofs: OrderProofs,
    @inject(ORDERS_STORE) private readonly store: OrdersStore,
    @inject(UNPAID_ORDERS) private readonly unpaid: UnpaidOrders,
    @inject(IDS) private readonly ids: Ids,
  ) {
    this.#client = clientOf(METHODS, gateway);
  }

  async find(
    number: string,
    email: string,
    options?: ReadOptions,
  ): Promise<{ readonly order_id: string; readonly number: string }> {
    const typed = readOrderNumber(number);
    const ours = this.store.ours.find(({ result }) => result?.number === typed);
    const body = { number: ours?.order.order_id ?? typed, email: email.trim() };
    const { order_id, number: found, proof } = await this.#client.find(body, options);
    await this.proofs.keep(order_id, proof);
    return { order_id, number: found };
  }

  async open(id: string, options?: ReadOptions): Promise<TrackedOrder> {
    const tracked = await this.#track(id, options);
    if (tracked.level === 'all') return tracked;
    const { order_id } = tracked.order;
    const email = this.store.findOurs(order_id)?.order.personalDetails.emailAddress ?? '';
    return email !== '' && (await this.#isShown(order_id, email, options)) ? this.#track(order_id, options) : tracked;
  }

  async cancel(id: string): Promise<TrackedOrder> {
    const result = await this.#client.cancel(await this.#asking(id));
    const { order_id } = result.order;
    if (this.store.findOurs(order_id) !== undefined) await this.unpaid.check(order_id);
    return result;
  }

  async startReturn(id: string, input: ReturnInput): Promise<TrackedOrder> {
    return this.#client.startReturn({ ...(await this.#asking(id)), ...input, request: this.ids.uuid() });
  }

  async sendGiftCard(id: string, card: string): Promise<TrackedOrder> {
    return this.#client.sendGiftCard({ ...(await this.#asking(id)), card });
  }

  async payWithGiftCards(id: string, codes: readonly string[]): Promise<TrackedOrder> {
    return this.#client.payWithGiftCards({ ...(await this.#asking(id)), codes: [...codes] });
  }

  giftCardBalance(code: string, options?: ReadOptions): Promise<GiftCardBalance> {
    return this.#client.giftCardBalance({ code }, options);
  }

  async sendLink(id: string): Promise<void> {
    await this.#client.sendLink(await this.#asking(id));
  }

  async makeAccount(id: string): Promise<void> {
    await this.#client.makeAccount(await this.#asking(id));
  }

  async #track(id: string, options?: ReadOptions): Promise<TrackedOrder> {
    const body = await this.#asking(id);
    const result = await this.#client.track(body, options);
    if ('proof' in body && result.level === 'link') await this.proofs.forget(id);
    return result;
  }

  async #asking(id: string): Promise<{ readonly id: string; readonly proof?: string }> {
    const proof = await this.proofs.of(id);
    return proof === undefined ? { id } : { id, proof };
  }

  async #isShown(id: string, email: string, options?: ReadOptions): Promise<boolean> {
    try {
      await this.find(id, email, options);
      return true;
    } catch (error) {
      if (isShopError(error) && options?.signal?.aborted !== true) return false;
      throw error;
    }
  }
}

export const ORDER_TRACKING = token<OrderTracking>('OrderTracking');
