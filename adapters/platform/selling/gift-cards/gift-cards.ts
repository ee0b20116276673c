import type { Product } from '../../../../core/contract';
import { isGiftCard } from '../../../../core/contract/selling/gift-card';
import type { GiftCardState } from '../../../../core/contract/selling/gift-card-states';
import type { GiftCardAct } from '../../../../core/contract/orders/gift-cards';
import type { OrderGiftCard } from '../../../../core/contract/orders/order-gift-card';
import { productOption } from '../../../../core/contract/catalogue/product';
import { toDecimal, toMinor } from '../../../../core/kernel/money';
import { remember } from '../../../../core/kernel/async/remember';
import {
  cardsTakenBack,
  cardsTakenOff,
  giftCardEnd,
  giftCode,
  giftSendMoment,
  giftWords,
  maskedGiftCode,
  paidBalance,
} from '../../../../core/orders/rules/gift-card';
import { giftCodesOf } from '../../../../core/orders/rules/past-gift-code';
import { backByLine, type ReturnedUnits } from '../../../../core/orders/rules/returned-units';
import { storeOfOrder, inTurn, hashToken, signBytes, timeZoneOf, type Settings } from '../../foundation';
import { type MessageLog, giftCardMail, issuedCardMail } from '../../messages';
import type { Database, Repositories } from '../../ports/database';
import type { StoredGiftCard } from '../../ports/selling/gift-cards';
import type { StoredOrder } from '../../ports/orders/orders';
import { cardState } from './card-state';

type Db = Repositories;

const SENT_AT_ONCE = 100;

type PastCard = Pick<StoredGiftCard, 'balance' | 'currency' | 'email' | 'expiresAt' | 'recipient' | 'storeCode'> & {
  readonly code: string | undefined;
};

/**
 * Codes derive from card id and a shop secret and are stored as hashes, so they can be resent but not read from the
 * database.
 */
export class GiftCards {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly messages: MessageLog;
      readonly secret: string;
      readonly settings: Settings;
    },
  ) {}

  async remember(db: Db, order: StoredOrder): Promise<void> {
    const document = remember((sku: string) => documentOf(db, sku), order.document.products.length);
    for (const [line, { sku, count, price, type, product_option: chosen }] of order.document.products.entries()) {
      const product = type === 'virtual' ? await document(sku) : undefined;
      if (product === undefined || !isGiftCard(product)) continue;
      const option = productOption.safeParse(chosen);
      const words = giftWords(product.custom_options, option.success ? option.data : undefined);
      const value = toMinor(price);
      for (let unit = 0; unit < count; unit += 1)
        await db.giftCards.add(
          this.#newCard({ orderId: order.id, currency: order.currency, line, unit, value, ...words }),
        );
    }
  }

  /** Activates the cards and sends those due, in the unit of work that records the payment. */
  async grant(db: Db, order: StoredOrder): Promise<void> {
    const now = this.parts.settings.clock.now();
    const cards = await db.giftCards.lockOfOrder(order.id);
    const timeZone = await timeZoneOf(db);
    for (const card of cards.filter(({ grantedAt }) => grantedAt === undefined)) {
      const sendAt = giftSendMoment(card.sendOn, now, timeZone);
      const granted = { ...card, grantedAt: now, sendAt, expiresAt: giftCardEnd(sendAt, timeZone) };
      if (sendAt <= now) await this.#send(db, order, granted);
      else await db.giftCards.change(granted);
    }
  }

  /**
   * Sends due cards exactly once across processes.
   * @returns number of cards sent
   */
  async send(): Promise<number> {
    const { database, settings } = this.parts;
    const now = settings.clock.now();
    const orders = await database.read((db) => db.giftCards.ordersToSend(now, SENT_AT_ONCE));
    const sent = await inTurn(orders, (id) =>
      database.write(async (db) => {
        const named = await db.orders.byId(id);
        if (named === undefined) return 0;
        await db.orders.lock(named.cartToken);
        const order = (await db.orders.byId(id)) ?? named;
        const due = (await db.giftCards.lockOfOrder(id)).filter(
          (card) => card.sendAt !== undefined && card.sendAt <= now && this.#state(card, order) === 'planned',
        );
        for (const card of due) await this.#send(db, order, card);
        return due.length;
      }, 'power'),
    );
    return sent.reduce((sum, count) => sum + count, 0);
  }

  /**
   * The caller has locked the order.
   * @returns its masked code; undefined if not possible
   */
  async act(db: Db, order: StoredOrder, id: string, act: GiftCardAct): Promise<string | undefined> {
    const card = (await db.giftCards.lockOfOrder(order.id)).find((one) => one.id === id);
    const state = card && this.#state(card, order);
    if (card === undefined || state === 'unpaid' || state === 'taken-back') return undefined;
    if (act === 'send') {
      if (state !== 'active' && state !== 'planned') return undefined;
      await this.#send(db, order, card);
    } else {
      const now = this.parts.settings.clock.now();
      await db.giftCards.change({ ...card, blockedAt: act === 'block' ? (card.blockedAt ?? now) : undefined });
    }
    return maskedGiftCode(card.tail);
  }

  /** Issues a card without an order and mails it. The caller logs who did it. */
  async issue(
    db: Db,
    issued: Pick<StoredGiftCard, 'currency' | 'email' | 'message' | 'recipient' | 'storeCode' | 'value'>,
  ): Promise<StoredGiftCard> {
    const now = this.parts.settings.clock.now();
    const place = { orderId: undefined, line: 0, unit: 0, sendOn: undefined };
    const goodwill = { goodwill: issued.value, goodwillLeft: issued.value };
    const card = { ...this.#newCard({ ...issued, ...place }), ...goodwill, storeCode: issued.storeCode };
    const granted = { ...card, grantedAt: now, sendAt: now, expiresAt: giftCardEnd(now, await timeZoneOf(db)) };
    await db.giftCards.add(granted);
    await this.#sendIssued(db, granted);
    return granted;
  }

  /**
   * Puts the credit of an exchange on the cart of the new order. No card is mailed: only the exchange spends it.
   * @param amount in minor units
   */
  async credit(
    db: Db,
    order: Pick<StoredOrder, 'currency' | 'id' | 'storeCode'>,
    { amount, cart }: { readonly amount: number; readonly cart: string },
  ): Promise<void> {
    const now = this.parts.settings.clock.now();
    const words = { email: undefined, message: undefined, recipient: undefined, sendOn: undefined };
    const place = { orderId: undefined, line: 0, unit: 0, currency: order.currency, value: amount };
    const given = { grantedAt: now, sendAt: now, sentAt: now, storeCode: order.storeCode };
    const card = { ...this.#newCard({ ...words, ...place }), ...given, exchangeOf: order.id };
    await db.giftCards.addCredit(card, now);
    await db.giftCards.putOnCart(cart, card.id);
  }

  /** Returns true if a card answers to the code, in the form of this shop or of a previous one. */
  async isTaken(db: Pick<Db, 'giftCards'>, code: string): Promise<boolean> {
    for (const one of giftCodesOf(code)) if (await db.giftCards.lockByHash(hashToken(one))) return true;
    return false;
  }

  /**
   * Adds a card of a previous shop without sending it. Nothing of it was paid for here, so it earns nothing.
   * @param past `code` in normal form; a card without one gets a new code
   */
  async bringIn(db: Db, { code, balance: value, ...past }: PastCard): Promise<StoredGiftCard> {
    const now = this.parts.settings.clock.now();
    const place = { orderId: undefined, line: 0, unit: 0, sendOn: undefined, message: undefined };
    const card = this.#newCard({ ...past, ...place, value });
    const known =
      code === undefined ? {} : { codeHash: hashToken(code), tail: code.slice(-4), sendAt: now, sentAt: now };
    const { expiresAt, storeCode } = past;
    const made = { ...card, ...known, goodwill: value, goodwillLeft: value, grantedAt: now, expiresAt, storeCode };
    await db.giftCards.add(made);
    return made;
  }

  /**
   * Acts on a card without an order. The caller has locked it.
   * @returns its masked code; undefined if not possible
   */
  async actIssued(db: Db, card: StoredGiftCard, act: GiftCardAct): Promise<string | undefined> {
    const now = this.parts.settings.clock.now();
    const state = cardState(card, undefined, now);
    if (act !== 'send')
      await db.giftCards.change({ ...card, blockedAt: act === 'block' ? (card.blockedAt ?? now) : undefined });
    else if (this.#maySend(card, state)) await this.#sendIssued(db, card);
    else return undefined;
    return maskedGiftCode(card.tail);
  }

  /** Returns true if no affected card has been spent. */
  async mayTakeBack(db: Db, order: StoredOrder, gone: Gone): Promise<boolean> {
    const cards = await db.giftCards.lockOfOrder(order.id);
    return takenBack(cards, order, gone).every(({ spent }) => spent === 0);
  }

  /** Revokes unspent cards of cancelled or returned units, and deducts refunds from the others. */
  async takeBack(db: Db, order: StoredOrder, gone: Gone, refunded: readonly SkuAmount[] = []): Promise<void> {
    const now = this.parts.settings.clock.now();
    const taken = takenBack(await db.giftCards.lockOfOrder(order.id), order, gone).flatMap((line) => line.taken);
    for (const card of taken) await db.giftCards.change({ ...card, takenBackAt: now });
    for (const { sku, amount } of sumsOf(refunded)) {
      const covered = taken.filter(isOf(order, sku)).reduce((sum, card) => sum + paidBalance(card), 0);
      await this.#takeOff(db, order, { sku, amount: Math.max(0, amount - covered) });
    }
  }

  /**
   * Deducts completed refunds.
   * @returns the amount already spent, in minor units
   */
  async takeOffGone(db: Db, order: StoredOrder, gone: readonly SkuAmount[]): Promise<number> {
    let lost = 0;
    for (const part of sumsOf(gone)) lost += part.amount - (await this.#takeOff(db, order, part));
    return lost;
  }

  async #takeOff(db: Db, order: StoredOrder, { sku, amount }: SkuAmount): Promise<number> {
    const own = (await db.giftCards.lockOfOrder(order.id)).filter(isOf(order, sku)).map(worthOf);
    const now = this.parts.settings.clock.now();
    let sum = 0;
    for (const off of cardsTakenOff(own, amount)) {
      await db.giftCards.takeOff(off.card.id, off.amount, now);
      if (off.amount === off.card.value) await db.giftCards.change({ ...off.card, takenBackAt: now });
      sum += off.amount;
    }
    return sum;
  }

  async ofOrder(db: Pick<Db, 'giftCards'>, order: StoredOrder): Promise<readonly OrderGiftCard[]> {
    if (!order.document.products.some(({ type }) => type === 'virtual')) return [];
    const cards = await db.giftCards.ofOrders([order.id]);
    return cards.map((card) => this.#shown(card, order));
  }

  /** The code of a card from a previous shop is not known, so it cannot be sent. */
  #maySend(card: StoredGiftCard, state: GiftCardState): boolean {
    const isOpen = state === 'active' || state === 'planned';
    return isOpen && card.email !== undefined && hashToken(this.#code(card)) === card.codeHash;
  }

  #newCard(
    bought: Pick<
      StoredGiftCard,
      'currency' | 'email' | 'line' | 'message' | 'orderId' | 'recipient' | 'sendOn' | 'unit' | 'value'
    >,
  ): StoredGiftCard {
    const id = this.parts.settings.ids.uuid();
    const code = this.#code({ id });
    return {
      ...bought,
      id,
      balance: bought.value,
      goodwill: 0,
      goodwillLeft: 0,
      codeHash: hashToken(code),
      tail: code.slice(-4),
      grantedAt: undefined,
      sendAt: undefined,
      sentAt: undefined,
      expiresAt: undefined,
      blockedAt: undefined,
      takenBackAt: undefined,
      storeCode: undefined,
    };
  }

  async #send(db: Db, order: StoredOrder, card: StoredGiftCard): Promise<void> {
    const { messages, settings } = this.parts;
    const store = { ...storeOfOrder(order, settings), timeZone: await timeZoneOf(db) };
    const written = { store, publicUrl: settings.publicUrl };
    await messages.write(db, giftCardMail(order, card, this.#code(card), written));
    await db.giftCards.change({ ...card, sentAt: settings.clock.now() });
  }

  async #sendIssued(db: Db, card: StoredGiftCard): Promise<void> {
    const { messages, settings } = this.parts;
    const { storeCode = settings.defaultStore.storeCode, currency } = card;
    const store = { ...storeOfOrder({ storeCode, currency }, settings), timeZone: await timeZoneOf(db) };
    await messages.write(db, issuedCardMail(card, this.#code(card), { store, publicUrl: settings.publicUrl }));
    await db.giftCards.change({ ...card, sentAt: settings.clock.now() });
  }

  #code({ id }: Pick<StoredGiftCard, 'id'>): string {
    return giftCode(signBytes(this.parts.secret, `gift-card:${id}`));
  }

  #state(card: StoredGiftCard, order: StoredOrder): GiftCardState {
    return cardState(card, order, this.parts.settings.clock.now());
  }

  #shown(card: StoredGiftCard, order: StoredOrder): OrderGiftCard {
    const line = order.document.products[card.line];
    return {
      id: card.id,
      sku: line?.sku ?? '',
      product: line?.name ?? '',
      code: maskedGiftCode(card.tail),
      state: this.#state(card, order),
      currency: card.currency,
      value: toDecimal(card.value),
      balance: toDecimal(card.balance),
      recipient: card.recipient ?? '',
      email: card.email ?? order.email,
      send_on: card.sendOn ?? null,
      sent_at: momentOf(card.sentAt),
      expires_at: momentOf(card.expiresAt),
    };
  }
}

export interface Gone {
  readonly canceled: boolean;
  readonly returned: readonly ReturnedUnits[];
}

interface SkuAmount {
  readonly sku: string;
  /** Minor units. */
  readonly amount: number;
}

function isOf({ document: { products } }: StoredOrder, sku: string): (card: StoredGiftCard) => boolean {
  return ({ line }) => products[line]?.sku === sku;
}

function sumsOf(parts: readonly SkuAmount[]): readonly SkuAmount[] {
  return [...new Set(parts.map(({ sku }) => sku))].map((sku) => ({
    sku,
    amount: parts.reduce((sum, part) => (part.sku === sku ? sum + part.amount : sum), 0),
  }));
}

function takenBack(cards: readonly StoredGiftCard[], { document: { products } }: StoredOrder, gone: Gone) {
  const back = backByLine(products, gone.returned);
  return products.map(({ count }, line) => {
    const own = cards.filter((card) => card.line === line);
    return cardsTakenBack(own.map(worthOf), own.length === 0 ? 0 : gone.canceled ? count : (back[line] ?? 0));
  });
}

function worthOf(card: StoredGiftCard) {
  return { ...card, isTakenBack: card.takenBackAt !== undefined };
}

function momentOf(moment: number | undefined): string | null {
  return moment === undefined ? null : new Date(moment).toISOString();
}

async function documentOf({ products }: Pick<Db, 'products'>, sku: string): Promise<Product | undefined> {
  const [id] = await products.idsByKey('sku', [sku]);
  return id === undefined ? undefined : (await products.byId(id))?.document;
}
