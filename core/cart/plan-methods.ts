import type { BankAccount, PaymentMethod, ShippingMethod } from '../contract';
import { BANK_TRANSFER } from '../contract/bank-account';
import { isPayableBy, STANDARD_SHIPPING } from '../contract/methods';
import { hasVirtualLine } from '../totals';
import type { CartItem } from './cart';

/** S §9: what shipping costs and is called when the server cannot be asked. */
export const OFFLINE_SHIPPING: ShippingMethod = {
  ...STANDARD_SHIPPING,
  method_title: 'Standard delivery',
};

/** Methods that the shopper may choose from: those with available false are dropped (S §4, totals sync). */
export function offeredShipping(methods: readonly ShippingMethod[]): readonly ShippingMethod[] {
  return methods.filter((method) => method.available !== false);
}

/** The chosen method while it is still offered, else the first one; null where there is none. */
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

/**
 * Ways to pay that the shopper may choose from (S §4): the server's, marked as such, or those of the settings block
 * when it has none for this cart; without cash on delivery where a part of it is virtual.
 */
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

/** The settings block's ways to pay: without an account to pay to, nobody can pay by bank transfer. */
export function fallbackPayment({
  payment_methods: methods = [],
  bank_account: account,
}: {
  readonly payment_methods?: readonly PaymentMethod[] | undefined;
  readonly bank_account?: BankAccount | undefined;
}): readonly PaymentMethod[] {
  return account === undefined ? methods.filter(({ code }) => code !== BANK_TRANSFER) : methods;
}

/** The chosen way while it is still offered, else the first one; null where there is none. */
export function choosePayment(methods: readonly PaymentMethod[], chosen: string | null): string | null {
  if (methods.some((method) => method.code === chosen)) return chosen;
  return methods[0]?.code ?? null;
}
