import { createHash } from 'node:crypto';
import type { Order, OrderAddress, PartType } from '../../../../core/contract';
import { canonicalEmail } from '../../../../core/contract/foundation/contact';
import { earningOf, paymentDiscountOf } from '../../../../core/totals';
import type { TotalsCoupon } from '../../../../core/totals';
import { confirmationDays } from '../../../../core/bloggers/confirmation-days';
import { isPaidOut, payoutOf } from '../../../../core/bloggers/payouts/plan-payout';
import { bookChanged, orderMoney, orderDocumentOf, resultOf, postMovement, type Royalties } from '../../orders';
import type { StoredLine } from '../../ports/selling/carts';
import {
  estimateOf,
  findPayment,
  findShipping,
  shippingMethodsOf,
  priceCart,
  totalsOf,
  resolveChoice,
  type CatalogueReader,
} from '../../catalogue';
import { findCoupon } from '../../selling';
import { DEMO_SOURCE, isProductionData } from './guard-mode';
import { hasLeft, newSecret, storeOf, type Settings } from '../../foundation';
import type { Repositories, Database } from '../../ports/database';
import type { PastOrder, StoredOrder } from '../../ports/orders/orders';
import type {
  Good,
  GoodHint,
  KnownPerson,
  PastOrderRecord,
  PeopleHistory,
  PeopleWriter,
  PersonRecord,
  PostRecord,
  PromoRecord,
} from '../../ports/staff/people-data';
import { partsKey } from '../../../../core/bloggers/set-rules';
import { makePayout } from '../../bloggers';

const NUMBERS_AFTER = 100_000;

/** @param options `mayGroup`: whether the author may grant price groups */
export function createPeopleHistory(
  parts: WriterDependencies,
  { mayGroup = true }: { readonly mayGroup?: boolean } = {},
): PeopleHistory {
  return { write: (work) => parts.database.write((db) => work(new DatabasePeopleWriter(db, parts, mayGroup))) };
}

type WriterDependencies = {
  readonly database: Database;
  readonly reader: CatalogueReader;
  readonly royalties: Royalties;
  readonly settings: Settings;
};

class DatabasePeopleWriter implements PeopleWriter {
  constructor(
    private readonly db: Repositories,
    private readonly parts: WriterDependencies,
    private readonly mayGroup: boolean,
  ) {}

  get stores() {
    return this.parts.settings.stores.map(({ storeCode, i18n }) => ({ storeCode, currency: i18n.currencyCode }));
  }

  get groups() {
    return this.mayGroup ? this.parts.settings.userGroups.map(({ id }) => id) : [];
  }

  async personOf(email: string): Promise<KnownPerson | undefined> {
    const found = await this.db.customers.byLogin(email);
    if (found === undefined) return undefined;
    const { id, addresses, isVerified, password } = found;
    return { id, addresses: addresses.length, isProven: isVerified || password === undefined };
  }

  hasLeft(contact: string, how: 'erased' | 'unsubscribed'): Promise<boolean> {
    return hasLeft(this.db, contact, how);
  }

  subscribe(email: string): Promise<boolean> {
    const { clock, defaultStore, ids } = this.parts.settings;
    const now = clock.now();
    const subscriber = { email: canonicalEmail(email), storeCode: defaultStore.storeCode, key: newSecret({ ids }) };
    return this.db.mailings.subscribe({ ...subscriber, confirmedAt: now, createdAt: now });
  }

  giveAddresses(id: number, addresses: readonly OrderAddress[]): Promise<void> {
    return this.db.customers.change(id, { addresses }, this.parts.settings.clock.now());
  }

  async removeSource(source: string, sparing?: readonly number[]): Promise<void> {
    await this.db.orders.removeSource(source);
    await this.db.customers.removeSource(source, sparing);
  }

  async goods(source: string): Promise<readonly GoodHint[]> {
    const goods = await this.db.products.orderable(source);
    return goods.map(({ sku, part }) => ({ sku, part: partOf(part) }));
  }

  async good(sku: string, turn: number, storeCode: string): Promise<Good | undefined> {
    const { reader, settings } = this.parts;
    const product = await reader.productBySku(this.db, sku, storeOf(storeCode, settings));
    const children = product?.configurable_children ?? [];
    const wanted = children[turn % Math.max(1, children.length)]?.sku ?? sku;
    const resolution = resolveChoice(product, { sku: wanted });
    if (!('chosen' in resolution)) return undefined;
    const { product: chosen, parent } = resolution.chosen;
    return { sku: chosen.sku, parentSku: parent?.sku, title: chosen.name, slug: chosen.slug, image: chosen.image };
  }

  async writePerson(person: PersonRecord): Promise<number> {
    // Checked per write: another process may have opened the data for production.
    if (person.source === DEMO_SOURCE && (await isProductionData(this.db)))
      throw new Error("The demo's people are not written in production");
    const [address] = person.addresses;
    const { phone, email, firstname, lastname, photo, addresses, roles, groupId, bonus, currency } = person;
    return this.db.customers.insert(
      {
        loginPhone: phone,
        loginEmail: email,
        isVerified: person.isVerified ?? true,
        email,
        firstname,
        lastname,
        photo,
        city: address?.city,
        postcode: address?.postcode,
        country: address?.countryId,
        addresses,
        roles,
        groupId,
        bonus,
        currency,
        password: undefined,
        source: person.source,
      },
      person.since ?? this.parts.settings.clock.now(),
    );
  }

  async writeOrder(record: PastOrderRecord): Promise<number> {
    const { db } = this;
    const { settings } = this.parts;
    const store = storeOf(record.storeCode, settings);
    await this.parts.reader.refresh(db);
    const priced = await priceCart(db, record.goods.map(lineOf), store, estimateOf(record.address), this.parts);
    const isFree = record.fulfilment.promo === true;
    const commerce = await this.parts.reader.commerce(db);
    const methods = shippingMethodsOf(commerce, store);
    const way = findShipping(methods, record.shipping, undefined);
    const shipping = isFree ? undefined : way;
    const coupon = isFree ? FREE : await findCoupon(db, record.coupon, store, commerce.rates);
    const payment = isFree ? undefined : findPayment(commerce, store, false, record.payment);
    const paymentDiscount = paymentDiscountOf(payment);
    const totals = totalsOf({ priced, store, shipping, coupon, bonuses: undefined, paymentDiscount });
    const order = orderOf(record);
    const number = String(NUMBERS_AFTER + record.id);
    const past: Omit<PastOrder, 'hash'> = {
      id: record.id,
      number,
      orderId: record.orderId,
      cartToken: order.cart_id,
      storeCode: store.storeCode,
      email: order.personalDetails.emailAddress,
      status: record.state,
      redirect: payment?.redirect === true,
      currency: store.i18n.currencyCode,
      grandTotal: totals.grandTotal,
      // Historical orders do not affect current stock.
      units: [],
      document: orderDocumentOf({ order, priced, store, totals, vat: undefined }),
      result: resultOf(
        { order, store, priced, totals, methods: { shipping: way, payment } },
        // Historical rows have ids up to 0, so that the first real order is number 1.
        { id: NUMBERS_AFTER + record.id, number, isMailed: true },
        false,
      ),
      createdAt: record.placedAt,
      customerId: record.customerId,
      deliveryStatus: record.status,
      stage: record.stage,
      fulfilment: {
        ...record.fulfilment,
        ...(totals.giftCardLines.length > 0 && { giftCardLines: totals.giftCardLines }),
      },
      source: record.source,
    };
    await db.orders.insertPast({
      ...past,
      hash: createHash('sha224').update(record.orderId).digest('hex'),
      coupon: record.coupon,
    });
    await this.#giveBack(past);
    await bookChanged(db, past.id);
    if (record.soldBy !== undefined) await this.#earn(past, record.soldBy, earningOf(totals).tax);
    return totals.subtotal - totals.discount;
  }

  async #giveBack(order: StoredOrder): Promise<void> {
    const { deliveredAt, returned = [] } = order.fulfilment;
    if (order.status !== 'paid' || deliveredAt === undefined) return;
    const { lines } = orderMoney(order, []);
    for (const { sku, paid } of lines.filter((line) => returned.includes(line.sku) && line.paid > 0))
      await this.db.orderLog.refund(order.id, `returned:${sku}`, paid, deliveredAt + BACK_MS);
  }

  async writePromo(bloggerId: number, promo: PromoRecord): Promise<number> {
    const { good, parts, ...facts } = promo;
    const shown = good && { sku: good.sku, slug: good.slug, image: good.image };
    const document = { ...facts, ...defined(shown) };
    if (parts === undefined) return this.db.bloggers.addProduct(bloggerId, document);
    const key = partsKey(parts);
    const made = await this.db.bloggers.addSet(bloggerId, document, { parts, key });
    return made ?? (await this.db.bloggers.setOf(bloggerId, key)) ?? 0;
  }

  async writePost(bloggerId: number, post: PostRecord): Promise<void> {
    await this.db.bloggers.addPost(bloggerId, post);
  }

  /** Posts royalties as if the ledger had existed at the time. */
  async #earn(order: StoredOrder, bloggerId: number, goodsTax: number): Promise<void> {
    const { db } = this;
    const { royalties, settings } = this.parts;
    const { createdAt: placedAt, fulfilment } = order;
    const now = settings.clock.now();
    const { deliveredAt, returned, ...before } = fulfilment;
    await royalties.agree(db, order, { bloggerId, rule: undefined, code: undefined, goodsTax });
    const agreed = await db.royalties.ofOrder(order.id);
    // Unpaid prepayment orders have no ledger entries.
    const isPaid = order.status === 'paid';
    await royalties.post(db, { ...order, status: isPaid ? 'paid' : 'new', fulfilment: before }, placedAt);
    if (order.status === 'canceled') await royalties.post(db, order, Math.min(now, placedAt + DAY_MS));
    if (deliveredAt === undefined || agreed === undefined) return;
    await royalties.post(db, order, Math.min(now, deliveredAt + (returned === undefined ? 0 : BACK_MS)));
    await royalties.post(db, order, Math.min(now, deliveredAt + confirmationDays(agreed.returnDays) * DAY_MS));
  }

  async writePayouts(
    bloggerId: number,
    moments: { readonly createdAt: number; readonly paidAt?: number },
  ): Promise<void> {
    const { ledger, payouts } = this.db;
    const { createdAt, paidAt } = moments;
    for (const open of await ledger.open({ bloggerId, until: createdAt })) {
      if (!isPaidOut(open, 1)) continue;
      const payoutId = await makePayout(this.db, open, createdAt);
      if (paidAt === undefined) continue;
      const { currency } = open;
      const movement = { reason: 'payout_sent', from: 'payout', to: 'paid', ...payoutOf(open) } as const;
      await postMovement(ledger, { bloggerId, currency, at: paidAt, payoutId, movement });
      await payouts.sent(payoutId, paidAt);
    }
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
const BACK_MS = 3 * DAY_MS;

const FREE: TotalsCoupon = { code: 'PROMO', type: 'percent', value: 100 };

function partOf(value: unknown): PartType | undefined {
  return value === 'top' || value === 'bottom' || value === 'shoes' ? value : undefined;
}

function lineOf({ sku, parentSku, qty }: PastOrderRecord['goods'][number], index: number): StoredLine {
  return { itemId: index + 1, sku, parentSku, qty, choice: '{}' };
}

function orderOf({ orderId, storeCode, address, shipping, payment }: PastOrderRecord): Order {
  return {
    order_id: orderId,
    cart_id: `cart-${orderId}`,
    store_code: storeCode,
    products: [],
    totals: [],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_method_code: shipping,
      shipping_carrier_code: '',
      payment_method_code: payment,
    },
    personalDetails: { firstName: address.firstname, lastName: address.lastname, emailAddress: address.email ?? '' },
  };
}

function defined(shown: { sku: string; slug: string | undefined; image: string | undefined } | undefined) {
  if (!shown) return {};
  const { sku, slug, image } = shown;
  return { sku, ...(slug !== undefined && { slug }), ...(image !== undefined && { image }) };
}
