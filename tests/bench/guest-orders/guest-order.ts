import type { CartTotals, Order, OrderResult, Product, ServerCartItem } from '../../../core/contract';
import { withVariant } from '../../../adapters/platform/catalogue/reading/with-variant';
import { quantityErrors } from '../../../adapters/platform/catalogue/pricing/quantity-error';
import { NEW_YORK } from '../../fixtures/order';

/** @throws Error for any status other than 200 */
export type Call = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answered>;

export interface Answered {
  readonly result: unknown;
}

export const CALLS_PER_ORDER = 5;

/** Returns SKUs that can be ordered without choices, one at a time. */
export function skusToBuy(products: readonly Product[]): readonly string[] {
  return products.flatMap((product) => {
    if ((product.custom_options ?? []).length > 0) return [];
    if (product.type_id === 'simple') return quantityErrors(product, 1).length === 0 ? [product.sku] : [];
    const child = product.configurable_children?.find(({ status }) => (status ?? 1) === 1);
    if (product.type_id !== 'configurable' || child === undefined) return [];
    return quantityErrors(withVariant(product, child.sku), 1).length === 0 ? [child.sku] : [];
  });
}

export async function placeGuestOrder(call: Call, sku: string, orderId: string): Promise<OrderResult> {
  const token = (await call('POST', '/api/cart/create?storeCode=us')).result as string; // sound: the contract's result
  const added = await call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { sku, qty: 1 } });
  const line = added.result as ServerCartItem; // sound: the contract's result
  const addresses = { shippingAddress: NEW_YORK, billingAddress: NEW_YORK };
  const tell = (more: object) =>
    call('POST', `/api/cart/shipping-information?cartId=${token}`, { addressInformation: { ...addresses, ...more } });
  await tell({});
  const ways = { shippingMethodCode: 'standard', shippingCarrierCode: 'vitrine', paymentMethodCode: 'cashondelivery' };
  const { totals } = (await tell(ways)).result as { readonly totals: CartTotals }; // sound: the contract's result
  const placed = await call('POST', '/api/order', orderOf(token, orderId, line, totals));
  return placed.result as OrderResult; // sound: the contract's result
}

function orderOf(token: string, orderId: string, line: ServerCartItem, totals: CartTotals): Order {
  return {
    order_id: orderId,
    cart_id: token,
    store_code: 'us',
    products: [
      {
        sku: line.sku,
        ...(line.parentSku !== undefined && { parentSku: line.parentSku }),
        qty: line.qty,
        price_incl_tax: line.price_incl_tax ?? line.price,
        ...(line.product_option && { product_option: line.product_option }),
      },
    ],
    totals: totals.total_segments.map(({ code, value }) => ({ code, value })),
    addressInformation: {
      shippingAddress: NEW_YORK,
      billingAddress: NEW_YORK,
      shipping_method_code: 'standard',
      shipping_carrier_code: 'vitrine',
      payment_method_code: 'cashondelivery',
    },
    personalDetails: { firstName: 'Ada', lastName: 'Byron', emailAddress: `${orderId}@shop.test` },
    created_at: '2026-01-01T00:00:00.000Z',
  };
}
