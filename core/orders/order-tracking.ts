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
import type { Ids } from '../ports';
import { GATEWAY, type Gateway } from '../sync';
import { readOrderNumber } from './order-number';
import { ORDER_PROOFS, type OrderProofs } from './order-proofs';
import type { OrderTrackingArea } from './orders';
import { ORDERS_STORE, type OrdersStore } from './orders-store';
import { UNPAID_ORDERS, type UnpaidOrders } from './unpaid-orders';

const SILENT = { silent: true } as const;

@injectable()
export class OrderTracking implements OrderTrackingArea {
  constructor(
    @inject(GATEWAY) private readonly gateway: Gateway,
    @inject(ORDER_PROOFS) private readonly proofs: OrderProofs,
    @inject(ORDERS_STORE) private readonly store: OrdersStore,
    @inject(UNPAID_ORDERS) private readonly unpaid: UnpaidOrders,
    @inject(IDS) private readonly ids: Ids,
  ) {}

  async find(number: string, email: string): Promise<{ readonly order_id: string; readonly number: string }> {
    const typed = readOrderNumber(number);
    const ours = this.store.ours.find(({ result }) => result?.number === typed);
    const body = { number: ours?.order.order_id ?? typed, email: email.trim() };
    const { result } = await this.gateway.call(findOrder, { body }, SILENT);
    await this.proofs.keep(result.order_id, result.proof);
    return { order_id: result.order_id, number: result.number };
  }

  async open(id: string): Promise<TrackedOrder> {
    const tracked = await this.#track(id);
    if (tracked.level === 'all') return tracked;
    const { order_id } = tracked.order;
    const email = this.store.findOurs(order_id)?.order.personalDetails.emailAddress ?? '';
    return email !== '' && (await this.#isShown(order_id, email)) ? this.#track(order_id) : tracked;
  }

  async cancel(id: string): Promise<TrackedOrder> {
    const { result } = await this.gateway.call(cancelOrder, { body: await this.#asking(id) }, SILENT);
    const { order_id } = result.order;
    if (this.store.findOurs(order_id) !== undefined) await this.unpaid.check(order_id);
    return result;
  }

  async startReturn(id: string, input: ReturnInput): Promise<TrackedOrder> {
    const body = { ...(await this.#asking(id)), ...input, request: this.ids.uuid() };
    const { result } = await this.gateway.call(startReturn, { body }, SILENT);
    return result;
  }

  async sendGiftCard(id: string, card: string): Promise<TrackedOrder> {
    const body = { ...(await this.#asking(id)), card };
    const { result } = await this.gateway.call(sendGiftCard, { body }, SILENT);
    return result;
  }

  async payWithGiftCards(id: string, codes: readonly string[]): Promise<TrackedOrder> {
    const body = { ...(await this.#asking(id)), codes: [...codes] };
    const { result } = await this.gateway.call(payWithGiftCards, { body }, SILENT);
    return result;
  }

  async giftCardBalance(code: string): Promise<GiftCardBalance> {
    const { result } = await this.gateway.call(giftCardBalance, { body: { code } }, SILENT);
    return result;
  }

  async sendLink(id: string): Promise<void> {
    await this.gateway.call(sendOrderLink, { body: await this.#asking(id) }, SILENT);
  }

  async makeAccount(id: string): Promise<void> {
    await this.gateway.call(makeOrderAccount, { body: await this.#asking(id) }, SILENT);
  }

  async #track(id: string): Promise<TrackedOrder> {
    const body = await this.#asking(id);
    const { result } = await this.gateway.call(trackOrder, { body }, SILENT);
    if ('proof' in body && result.level === 'link') await this.proofs.forget(id);
    return result;
  }

  async #asking(id: string): Promise<{ readonly id: string; readonly proof?: string }> {
    const proof = await this.proofs.of(id);
    return proof === undefined ? { id } : { id, proof };
  }

  async #isShown(id: string, email: string): Promise<boolean> {
    try {
      await this.find(id, email);
      return true;
    } catch (error) {
      if (isShopError(error)) return false;
      throw error;
    }
  }
}

export const ORDER_TRACKING = token<OrderTracking>('OrderTracking');
