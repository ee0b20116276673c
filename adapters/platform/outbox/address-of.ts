import type { OrderAddress } from '../../../core/contract';

/** An address of an order that is kept. It was checked when it was placed; older ones may lack a part. */
export function addressOf(information: unknown, name: 'billingAddress' | 'shippingAddress'): Partial<OrderAddress> {
  const held = memberOf(information, name);
  return typeof held === 'object' && held !== null ? held : {};
}

/** A code of an order that is kept; empty where it has none. */
export function methodOf(information: unknown, name: 'shipping_method_code' | 'payment_method_code'): string {
  const held = memberOf(information, name);
  return typeof held === 'string' ? held : '';
}

function memberOf(document: unknown, name: string): unknown {
  return typeof document === 'object' && document !== null ? Reflect.get(document, name) : undefined;
}
