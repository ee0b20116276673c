import type { OrderAddress } from '../../../../core/contract';

export function addressOf(information: unknown, name: 'billingAddress' | 'shippingAddress'): Partial<OrderAddress> {
  const held = memberOf(information, name);
  return typeof held === 'object' && held !== null ? held : {};
}

export function methodOf(information: unknown, name: 'shipping_method_code' | 'payment_method_code'): string {
  const held = memberOf(information, name);
  return typeof held === 'string' ? held : '';
}

function memberOf(document: unknown, name: string): unknown {
  return typeof document === 'object' && document !== null ? Reflect.get(document, name) : undefined;
}
