import { STANDARD_SHIPPING } from '../../core/contract/selling/methods';
import type { CommerceData, ShippingMethodRecord } from '../platform/ports/selling/commerce';

interface Commerce {
  read(): Promise<Pick<CommerceData, 'shipping_methods'>>;
  write(data: Pick<CommerceData, 'shipping_methods'>): Promise<unknown>;
}

const { method_code: STANDARD, limit: NEVER } = STANDARD_SHIPPING;

export function demoShipping(methods: readonly ShippingMethodRecord[]): readonly ShippingMethodRecord[] {
  const promised = methods.flatMap(({ limit = 0 }) => (limit > 0 && limit < NEVER ? [limit] : []));
  if (promised.length === 0) return methods;
  const from = Math.min(...promised);
  return methods.map((method) =>
    method.method_code === STANDARD && method.limit === NEVER ? { ...method, limit: from } : method,
  );
}

/** Prevents a charge for slower demo shipping when the faster service is free. */
export async function seedShipping(commerce: Commerce): Promise<void> {
  const { shipping_methods: methods } = await commerce.read();
  await commerce.write({ shipping_methods: demoShipping(methods) });
}
