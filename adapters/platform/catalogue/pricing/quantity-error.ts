import type { FieldError, Product } from '../../../../core/contract';
import { MAX_QUANTITY } from '../../../../core/kernel/quantity';
import { fitsQuantity, saleQuantity } from '../../../../core/kernel/sale-quantity';

export function quantityErrors(product: Product, qty: number, field = 'qty'): readonly FieldError[] {
  const allowed = saleQuantity(product, { min: 1, max: MAX_QUANTITY });
  if (fitsQuantity(qty, allowed)) return [];
  const { min, max, step } = allowed;
  const steps = step === 1 ? '' : ` in steps of ${step}`;
  return [{ field, message: `${field} of ${product.sku} must be a whole number from ${min} to ${max}${steps}` }];
}
