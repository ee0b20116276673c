import type { FieldError, Order } from '../../../../core/contract';
import { orderAddress } from '../../../../core/contract/selling/cart';
import { order as schema, orderProduct, orderTotal } from '../../../../core/contract/orders/orders';
import { productOption } from '../../../../core/contract/catalogue/product';
import { extraFaults } from '../../foundation';

/**
 * Returns faults of extra members.
 * @param raw unparsed order, because its hash covers them
 */
export function extrasOf(raw: Order): readonly FieldError[] {
  const { addressInformation: info, personalDetails: person, products, totals } = raw;
  const { shape } = schema;
  return [
    ...extraFaults('order', raw, shape),
    ...extraFaults('personalDetails', person, shape.personalDetails.shape),
    ...extraFaults('addressInformation', info, shape.addressInformation.shape),
    ...extraFaults('addressInformation.payment_method_additional', info.payment_method_additional, {}),
    ...extraFaults('addressInformation.shippingAddress', info.shippingAddress, orderAddress.shape),
    ...extraFaults('addressInformation.billingAddress', info.billingAddress, orderAddress.shape),
    ...products.flatMap((product, at) => [
      ...extraFaults(`products.${String(at)}`, product, orderProduct.shape),
      ...extraFaults(`products.${String(at)}.product_option`, product.product_option, productOption.shape),
    ]),
    ...totals.flatMap((total, at) => extraFaults(`totals.${String(at)}`, total, orderTotal.shape)),
  ];
}
