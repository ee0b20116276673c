import type { Cart, Change, Line } from './answers';
import { ADD, CREATE, DELIVER, GET_CART, REMOVE, SET, type Document } from './documents';
import { gidOfSku, isUnnamed, saleOf, variantSku } from './product';
import { gidOf, idOf, Refusal, type Storefront } from './storefront';

type ClientLine = { readonly sku: string; readonly qty?: number; readonly item_id?: string };
type Address = Partial<Readonly<Record<'city' | 'country_id' | 'countryId' | 'postcode' | 'region_code', string>>>;
export interface CartBody {
  readonly cartItem?: ClientLine;
  readonly revision?: number;
  readonly address?: Address;
  readonly addressInformation?: { readonly shippingAddress?: Address };
}
export type Reply = { readonly result: unknown; readonly meta?: object };

const PAYMENT = { code: 'shopify', title: 'Shopify', redirect: true, is_server_method: true };

/** Shopify has no revisions; the change time in ms serves as one. */
const revisionOf = ({ updatedAt }: Cart): number => Date.parse(updatedAt);
/** Sums in thousandths, the smallest unit of any currency. */
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 1000), 0) / 1000;

function toLine({ id, quantity, cost, merchandise }: Line, cart: Cart, shopify: Storefront) {
  const { product, selectedOptions: chosen, quantityAvailable } = merchandise;
  const { stock, ...sale } = saleOf(merchandise, shopify);
  const options = chosen.map(({ name, value }) => ({ label: name, value }));
  return {
    ...{ ...sale, price: shopify.money(cost.amountPerQuantity), row_total: shopify.money(cost.subtotalAmount) },
    ...{ item_id: id, sku: variantSku(merchandise.id), quote_id: idOf(cart.id), qty: quantity },
    ...{ name: product.title, slug: product.handle, is_in_stock: stock.is_in_stock },
    stock_qty: quantityAvailable !== null && stock.manage_stock ? stock.qty : undefined,
    ...(isUnnamed(chosen)
      ? { product_type: 'simple' }
      : { product_type: 'configurable', parentSku: `p${idOf(product.id)}`, options }),
  };
}

/** Shopify reports one sum; the rest beyond goods and discounts is shipping and tax. */
function totalsOf(cart: Cart, shopify: Storefront) {
  const lines = cart.lines.nodes;
  const subtotal = sumOf(lines.map(({ cost }) => shopify.money(cost.subtotalAmount)));
  const taken = [cart, ...lines].flatMap(({ discountAllocations }) => discountAllocations);
  const discount = -sumOf(taken.map(({ discountedAmount }) => shopify.money(discountedAmount)));
  const total = shopify.money(cart.cost.totalAmount);
  const more = sumOf([total, -subtotal, -discount]);
  return {
    ...{ quote_currency_code: shopify.store.currency, items_qty: cart.totalQuantity, tax_amount: 0 },
    ...{ grand_total: total, subtotal, discount_amount: discount, shipping_amount: more },
    items: lines.map((line) => toLine(line, cart, shopify)),
    total_segments: [
      { code: 'subtotal', title: 'Subtotal', value: subtotal },
      ...(more === 0 ? [] : [{ code: 'shipping', title: 'Delivery and taxes', value: more }]),
      ...(discount === 0 ? [] : [{ code: 'discount', title: 'Discount', value: discount }]),
      { code: 'grand_total', title: 'Total', value: total },
    ],
  };
}

const priced = (cart: Cart, shopify: Storefront) => ({ revision: revisionOf(cart), totals: totalsOf(cart, shopify) });

/** Null if unknown, ordered or expired. */
export async function findCart({ ask }: Storefront, token: string): Promise<Cart | null> {
  return (await ask(GET_CART, { id: gidOf('Cart', token) })).cart;
}

/** Shopify keeps the last write, so a change after this check is missed. */
async function readCart(shopify: Storefront, token: string, { revision }: CartBody): Promise<Cart> {
  const cart = await findCart(shopify, token);
  if (cart === null) throw new Refusal(404, 'cart_not_found', 'Shopify has no such cart');
  if (revision === undefined || revision === revisionOf(cart)) return cart;
  throw new Refusal(409, 'cart_changed', 'The cart was changed since');
}

async function change({ ask }: Storefront, document: Document<Change>, variables: object) {
  const { cart, userErrors, warnings } = (await ask(document, variables)).change;
  const [{ code, message } = { code: null, message: 'Shopify has not changed the cart' }] = userErrors;
  if (cart !== null && userErrors.length === 0) return { cart, warnings };
  throw new Refusal(400, (code ?? 'invalid').toLowerCase(), message);
}

function merchandiseOf({ sku }: ClientLine): string {
  const id = gidOfSku(sku);
  if (id === undefined) throw new Refusal(400, 'unknown_product', `Shopify has no product with the sku ${sku}`);
  return id;
}

export async function createCart(shopify: Storefront, _token: string, { cartItem }: CartBody): Promise<Reply> {
  const buyerIdentity = { countryCode: shopify.store.country };
  const create = (lines: readonly object[]) => change(shopify, CREATE, { input: { buyerIdentity, lines } });
  const lines = cartItem ? [{ merchandiseId: merchandiseOf(cartItem), quantity: cartItem.qty ?? 1 }] : [];
  const { cart } = await create(lines).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 400) return create([]);
    throw error;
  });
  const [line] = cart.lines.nodes;
  return { result: idOf(cart.id), meta: { ...priced(cart, shopify), item: line && toLine(line, cart, shopify) } };
}

/** Shopify reduces excess quantities to the stock and refuses sold-out lines. */
export async function updateCart(shopify: Storefront, token: string, body: CartBody): Promise<Reply> {
  const { sku = '', qty: quantity = 1, item_id } = body.cartItem ?? {};
  const merchandiseId = merchandiseOf({ sku });
  const before = await readCart(shopify, token, body);
  const isMeant = ({ id, merchandise }: Line) => id === item_id || merchandise.id === merchandiseId;
  const there = before.lines.nodes.find(isMeant);
  const lines = [there === undefined ? { merchandiseId, quantity } : { id: there.id, quantity }];
  const { cart, warnings } = await change(shopify, there === undefined ? ADD : SET, { id: before.id, lines });
  const line = cart.lines.nodes.find(isMeant);
  if (line !== undefined) return { result: toLine(line, cart, shopify), meta: priced(cart, shopify) };
  throw new Refusal(400, 'out_of_stock', warnings[0]?.message ?? 'It is sold out');
}

export async function deleteFromCart(shopify: Storefront, token: string, body: CartBody): Promise<Reply> {
  const before = await readCart(shopify, token, body);
  const lines = before.lines.nodes.map(({ id }) => id).filter((id) => id === body.cartItem?.item_id);
  const { cart } = lines.length === 0 ? { cart: before } : await change(shopify, REMOVE, { id: before.id, lines });
  return { result: true, meta: priced(cart, shopify) };
}

export async function pullCart(shopify: Storefront, token: string): Promise<Reply> {
  const cart = await readCart(shopify, token, {});
  return { result: cart.lines.nodes.map((line) => toLine(line, cart, shopify)), meta: { revision: revisionOf(cart) } };
}

export async function cartTotals(shopify: Storefront, token: string): Promise<Reply> {
  return { result: totalsOf(await readCart(shopify, token, {}), shopify) };
}

export async function shippingInformation(shopify: Storefront, token: string, body: CartBody) {
  const { id } = await readCart(shopify, token, body);
  const { city, postcode: zip, ...place } = body.address ?? body.addressInformation?.shippingAddress ?? {};
  const countryCode = place.countryId ?? place.country_id ?? shopify.store.country;
  const deliveryAddress = { countryCode, city, zip, provinceCode: place.region_code };
  const { cart } = await change(shopify, DELIVER, {
    id,
    addresses: [{ address: { deliveryAddress }, selected: true }],
  });
  // Split shipments have methods of their own.
  const [group, second] = cart.deliveryGroups.nodes;
  const way = (handle: string) => ({ method_code: handle, carrier_code: 'shopify' });
  const offered = second === undefined ? (group?.deliveryOptions ?? []) : [];
  const shipping_methods = offered.map(({ handle, title, estimatedCost }) => {
    return { ...way(handle), method_title: title ?? handle, amount: shopify.money(estimatedCost) };
  });
  const chosen = second === undefined ? group?.selectedDeliveryOption : undefined;
  const methods = { shipping_methods, payment_methods: [PAYMENT], payment: PAYMENT.code };
  const result = { ...methods, shipping: chosen ? way(chosen.handle) : null, totals: totalsOf(cart, shopify) };
  return { result, meta: { revision: revisionOf(cart) } };
}

export async function shippingMethods(shopify: Storefront, token: string, body: CartBody): Promise<Reply> {
  const { result, meta } = await shippingInformation(shopify, token, body);
  return { result: result.shipping_methods, meta };
}
