import type { BankAccount, PaymentMethod, ShippingMethod } from '../contract';
import { BANK_TRANSFER } from '../contract/content/bank-account';
import { isPayableBy, STANDARD_SHIPPING } from '../contract/selling/methods';
import { hasVirtualLine } from '../totals';
import type { CartItem } from './cart';

/** Used when the server cannot be reached. */
export const OFFLINE_SHIPPING: ShippingMethod = {
  ...STANDARD_SHIPPING,
  method_title: 'Standard delivery',
};

export function offeredShipping(methods: readonly ShippingMethod[]): readonly ShippingMethod[] {
  return methods.filter((method) => method.available !== false);
}

/** Returns the chosen method if still offered, otherwise the first, or null. */
export function chooseShipping(
  methods: readonly ShippingMethod[],
  chosen: { readonly method_code: string; readonly carrier_code: string } | null,
): { readonly method_code: string; readonly carrier_code: string } | null {
  const same = (method: ShippingMethod): boolean =>
    method.method_code === chosen?.method_code && method.carrier_code === chosen.carrier_code;
  if (chosen !== null && methods.some(same)) return chosen;
  const [first] = methods;
  return first === undefined ? null : { method_code: first.method_code, carrier_code: first.carrier_code };
}

/** Falls back to the settings block; no cash on delivery for virtual goods. */
export function offeredPayment(
  fromServer: readonly PaymentMethod[],
  fallback: readonly PaymentMethod[],
  items: readonly CartItem[],
): readonly PaymentMethod[] {
  const offered = payable(fromServer, items);
  if (offered.length === 0) return payable(fallback, items);
  return offered.map((entry) => ({ ...entry, is_server_method: true }));
}

function payable(methods: readonly PaymentMethod[], items: readonly CartItem[]): readonly PaymentMethod[] {
  const hasVirtual = hasVirtualLine(items);
  return methods.filter((method) => method.available !== false && isPayableBy(method.code, hasVirtual));
}

export function fallbackPayment({
  payment_methods: methods = [],
  bank_account: account,
}: {
  readonly payment_methods?: readonly PaymentMethod[] | undefined;
  readonly bank_account?: BankAccount | undefined;
}): readonly PaymentMethod[] {
  return account === undefined ? methods.filter(({ code }) => code !== BANK_TRANSFER) : methods;
}

export function choosePayment(methods: readonly PaymentMethod[], chosen: string | null): string | null {
  if (methods.some((method) => method.code === chosen)) return chosen;
  return methods[0]?.code ?? null;
}
