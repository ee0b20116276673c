import type { Order } from '../../../../core/contract';
import type { OrderEdit } from '../../../../core/contract/orders/manage-order-edit';
import { isPickup } from '../../../../core/contract/selling/pickup';
import { toMinor } from '../../../../core/kernel/money';
import type { PricedCart } from '../../catalogue';
import { invalidField } from '../../foundation';
import { addressOf, methodOf } from '../../messages';
import { wholeAddress } from '../lines/whole-address';
import type { StoredCart } from '../../ports/selling/carts';
import type { StoredOrder } from '../../ports/orders/orders';

type Line = NonNullable<OrderEdit['lines']>[number];
type Kept = Extract<Line, { readonly line: number }>;

function isKept(line: Line): line is Kept {
  return 'line' in line;
}

function linesOf(order: StoredOrder, { lines }: OrderEdit): readonly Line[] {
  return lines ?? order.document.products.map(({ count: qty }, line) => ({ line, qty }));
}

/** Returns the order as a request that includes the edits. @throws ApiError 400 naming the field */
export function editedOrder(order: StoredOrder, edit: OrderEdit): Order {
  const { document } = order;
  const lines = linesOf(order, edit);
  const kept = lines.filter(isKept).map(({ line }) => line);
  if (new Set(kept).size < kept.length) throw invalidField('lines', 'must contain each line of the order once');
  const shipping = addressOf(document.addressInformation, 'shippingAddress');
  const address = edit.shipping_address ?? shipping;
  if (address.countryId !== shipping.countryId)
    throw invalidField('shipping_address.countryId', `must be ${shipping.countryId ?? ''}: an edit keeps the country`);
  if (!keepsPickup(order, edit.shipping_method_code ?? orderedMethod(order)))
    throw invalidField('shipping_method_code', 'must stay pickup or delivery: the shop to pick up at cannot be edited');
  const information = asRecord(document.addressInformation);
  return {
    order_id: order.orderId,
    cart_id: order.cartToken,
    store_code: order.storeCode,
    products: lines.map((line, index) => productOf(order, line, index)),
    totals: [],
    personalDetails: document.personalDetails,
    ...(document.promo_code !== undefined && { promo_code: document.promo_code }),
    ...(document.gift_message !== undefined && { gift_message: document.gift_message }),
    addressInformation: {
      ...information,
      shippingAddress: wholeAddress(address),
      billingAddress: wholeAddress(addressOf(document.addressInformation, 'billingAddress')),
      payment_method_code: methodOf(document.addressInformation, 'payment_method_code'),
      shipping_method_code: edit.shipping_method_code ?? orderedMethod(order),
      shipping_carrier_code:
        edit.shipping_method_code === undefined
          ? textOf(information['shipping_carrier_code'])
          : (edit.shipping_carrier_code ?? ''),
    },
  };
}

/** True if a shipping method does not switch the order between delivery and pickup. */
export function keepsPickup(order: StoredOrder, method: string): boolean {
  return isPickup(method) === isPickup(orderedMethod(order));
}

function orderedMethod({ document }: StoredOrder): string {
  return methodOf(document.addressInformation, 'shipping_method_code');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function productOf({ document }: StoredOrder, line: Line, index: number): Order['products'][number] {
  if (!isKept(line)) return { ...line, price_incl_tax: 0 };
  const ordered = document.products[line.line];
  if (ordered === undefined) throw invalidField(`lines.${String(index)}.line`, 'does not match any line of the order');
  const { sku, parentSku, product_option, name } = ordered;
  return {
    sku,
    name,
    qty: line.qty,
    price_incl_tax: 0,
    ...(parentSku !== undefined && { parentSku }),
    ...(product_option !== undefined && { product_option }),
  };
}

/** Restores the original prices of kept lines. */
export function withOrderedPrices(order: StoredOrder, edit: OrderEdit, priced: PricedCart): PricedCart {
  const lines = linesOf(order, edit);
  return {
    ...priced,
    lines: priced.lines.map((entry) => {
      const line = lines[entry.line.itemId - 1];
      const ordered = line !== undefined && isKept(line) ? order.document.products[line.line] : undefined;
      if (line === undefined || ordered === undefined || !isKept(line)) return entry;
      const [price, base] = [toMinor(ordered.price), toMinor(ordered.price_base ?? ordered.price)];
      const unit = order.document.taxes?.exempt?.prices[line.line];
      return unit === undefined ? { ...entry, unit: price, regular: base } : { ...entry, unit, regular: unit };
    }),
  };
}

/** Cart that the order came from, as far as its totals depend on it. */
export function cartOfOrder(order: StoredOrder, coupon: string | undefined): StoredCart {
  return {
    token: order.cartToken,
    storeCode: order.storeCode,
    status: 'ordered',
    coupon,
    shippingMethod: undefined,
    shippingCarrier: undefined,
    paymentMethod: undefined,
    address: undefined,
    customerId: order.customerId,
    spendsBonuses: (order.fulfilment.bonus ?? 0) > 0,
    revision: 0,
    joinedInto: undefined,
    hasGiftCards: false,
    lines: [],
    nextItem: 1,
  };
}
