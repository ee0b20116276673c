import { createHash } from 'node:crypto';
import type { Order, PartType } from '../../../core/contract';
import { paymentDiscountOf, toTotalSegment } from '../../../core/totals';
import type { TotalsCoupon } from '../../../core/totals';
import type { StoredLine } from '../cart/cart-repository';
import { estimateOf } from '../cart/estimate-of';
import { findPayment, findShipping } from '../cart/methods';
import { priceCart, totalsOf } from '../cart/priced-cart';
import { resolveChoice } from '../cart/resolve-choice';
import { textOf } from '../database/columns';
import { isProductionData } from '../database/guard-mode';
import { storeOf } from '../http/dispatch';
import { documentOf, resultOf } from '../orders/ready-order';
import type { Parts } from '../parts';
import type {
  Good,
  GoodHint,
  PastOrderRecord,
  PeopleWriter,
  PersonRecord,
  PostRecord,
  PromoRecord,
} from '../people-data';
import { goodsOf, royaltyFor } from '../bloggers/royalty-rule';

const SOURCE = 'demo';
/** Numbers of orders begin above this; those from before the shop opened lie at or below it. */
const NUMBERS_AFTER = 100_000;

/** Writes people and their past into the database; see `PeopleWriter` for what it promises. */
export class SqlitePeopleWriter implements PeopleWriter {
  constructor(private readonly parts: Parts) {}

  together(write: () => void): void {
    this.parts.database.transaction(write);
  }

  removeDemo(): void {
    const { database, orders, customers } = this.parts;
    database.transaction(() => {
      orders.removeSource(SOURCE);
      customers.removeSource(SOURCE);
    });
  }

  goods(): readonly GoodHint[] {
    return this.parts.database
      .sql(
        `SELECT sku, json_extract(document, '$.set') AS part FROM product
         WHERE source = 'demo' AND type_id IN ('simple', 'configurable') ORDER BY id`,
      )
      .all()
      .map((row) => ({ sku: textOf(row, 'sku'), part: partOf(row['part']) }));
  }

  stores(): readonly { readonly storeCode: string; readonly currency: string }[] {
    return this.parts.settings.stores.map(({ storeCode, i18n }) => ({ storeCode, currency: i18n.currencyCode }));
  }

  good(sku: string, turn: number, storeCode: string): Good | undefined {
    const { reader, settings } = this.parts;
    const product = reader.productBySku(sku, storeOf(storeCode, settings));
    const children = product?.configurable_children ?? [];
    const wanted = children[turn % Math.max(1, children.length)]?.sku ?? sku;
    const resolution = resolveChoice(product, { sku: wanted });
    if (!('chosen' in resolution)) return undefined;
    const { product: chosen, parent } = resolution.chosen;
    return { sku: chosen.sku, parentSku: parent?.sku, title: chosen.name, slug: chosen.slug, image: chosen.image };
  }

  writePerson(person: PersonRecord): number {
    // Asked of the data at each write: another process may have opened them for production since.
    if (isProductionData(this.parts.database)) throw new Error("The demo's people are not written in production");
    const [address] = person.addresses;
    const { phone, email, firstname, lastname, photo, addresses, roles, groupId, bonus, currency } = person;
    return this.parts.customers.insert(
      {
        loginPhone: phone,
        loginEmail: email,
        isVerified: true,
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
        source: SOURCE,
      },
      this.parts.settings.clock.now(),
    );
  }

  writeOrder(record: PastOrderRecord): number {
    const { orders, bloggers, coupons, reader, stock, settings } = this.parts;
    const store = storeOf(record.storeCode, settings);
    const priced = priceCart(record.goods.map(lineOf), store, estimateOf(record.address), { reader, stock, settings });
    const isFree = record.fulfilment.promo === true;
    const shipping = isFree ? undefined : findShipping(store, record.shipping, undefined);
    const named = record.coupon === undefined ? undefined : coupons.find(record.coupon, store);
    const coupon = isFree ? FREE : named;
    const payment = findPayment(store, false, record.payment);
    const paymentDiscount = paymentDiscountOf(payment);
    const totals = totalsOf({ priced, store, shipping, coupon, bonuses: undefined, paymentDiscount });
    const redirect = payment?.redirect === true;
    const order = orderOf(record);
    const number = String(NUMBERS_AFTER + record.id);
    orders.insertPast({
      id: record.id,
      number,
      orderId: record.orderId,
      hash: createHash('sha224').update(record.orderId).digest('hex'),
      cartToken: order.cart_id,
      storeCode: store.storeCode,
      email: order.personalDetails.emailAddress,
      status: record.state,
      redirect,
      currency: store.i18n.currencyCode,
      grandTotal: totals.grandTotal,
      // What it took left the warehouse before the stock of today was counted.
      units: [],
      document: documentOf({ order, priced, totals }),
      result: resultOf(
        { order, store, priced, totals, methods: { shipping, payment } },
        { id: record.id, number },
        false,
      ),
      createdAt: record.placedAt,
      customerId: record.customerId,
      deliveryStatus: record.status,
      stage: record.stage,
      fulfilment: record.fulfilment,
      source: SOURCE,
    });
    const goods = goodsOf(totals.segments.map(toTotalSegment));
    if (record.soldBy !== undefined) {
      const royalty = { ...royaltyFor(goods), currency: store.i18n.currencyCode };
      bloggers.addRoyalty(record.soldBy, { ...royalty, orderId: record.id });
    }
    return goods;
  }

  writePromo(bloggerId: number, promo: PromoRecord): number {
    const { good, parts, ...facts } = promo;
    const shown = good && { sku: good.sku, slug: good.slug, image: good.image };
    return this.parts.bloggers.addProduct(bloggerId, { ...facts, ...defined(shown) }, parts);
  }

  writePost(bloggerId: number, post: PostRecord): void {
    this.parts.bloggers.addPost(bloggerId, post);
  }

  writePayout(bloggerId: number, orderIds: readonly number[], moments: { createdAt: number; paidAt?: number }): void {
    const { bloggers } = this.parts;
    const wanted = new Set(orderIds);
    const sales = bloggers.sales(bloggerId, 1_000_000).filter((sale) => wanted.has(sale.orderId));
    const [first] = sales;
    if (!first) return;
    bloggers.addPayout(
      bloggerId,
      {
        sum: sales.reduce((sum, sale) => sum + sale.sum, 0),
        bonus: sales.reduce((sum, sale) => sum + sale.bonus, 0),
        currency: first.currency,
        createdAt: moments.createdAt,
        paidAt: moments.paidAt,
      },
      orderIds,
    );
  }
}

/** What makes an order free: all of it is taken off. */
const FREE: TotalsCoupon = { code: 'PROMO', type: 'percent', value: 100 };

function partOf(value: unknown): PartType | undefined {
  return value === 'top' || value === 'bottom' || value === 'shoes' ? value : undefined;
}

function lineOf({ sku, parentSku, qty }: PastOrderRecord['goods'][number], index: number): StoredLine {
  return { itemId: index + 1, sku, parentSku, qty, choice: '{}' };
}

/** The order as a client would have sent it. */
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

/** Without the members that are undefined. */
function defined(shown: { sku: string; slug: string | undefined; image: string | undefined } | undefined) {
  if (!shown) return {};
  const { sku, slug, image } = shown;
  return { sku, ...(slug !== undefined && { slug }), ...(image !== undefined && { image }) };
}
