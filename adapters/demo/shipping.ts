import { STANDARD_SHIPPING } from '../../core/contract/methods';
import type { CommerceData, ShippingMethodRecord } from '../platform/ports/commerce';

/** Reads and sets the shop's ways to ship. */
interface Commerce {
  read(): Promise<Pick<CommerceData, 'shipping_methods'>>;
  write(data: Pick<CommerceData, 'shipping_methods'>): Promise<unknown>;
}

const { method_code: STANDARD, limit: NEVER } = STANDARD_SHIPPING;

/** The ways to ship of a shop that shows the demo: standard is free from where on a faster way is. */
export function demoShipping(methods: readonly ShippingMethodRecord[]): readonly ShippingMethodRecord[] {
  const promised = methods.flatMap(({ limit = 0 }) => (limit > 0 && limit < NEVER ? [limit] : []));
  if (promised.length === 0) return methods;
  const from = Math.min(...promised);
  return methods.map((method) =>
    method.method_code === STANDARD && method.limit === NEVER ? { ...method, limit: from } : method,
  );
}

/** Lets nobody in the demo's shop pay for the slower way where the faster one is free; what is set otherwise stays. */
export async function seedShipping(commerce: Commerce): Promise<void> {
  const { shipping_methods: methods } = await commerce.read();
  await commerce.write({ shipping_methods: demoShipping(methods) });
}
