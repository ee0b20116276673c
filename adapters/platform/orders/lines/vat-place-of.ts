import type { EstimateAddress } from '../../../../core/contract';
import { placeOfBuyer } from '../../catalogue';
import { addressOf } from '../../messages';
import type { StoredOrder } from '../../ports/orders/orders';

/** Returns the delivery place of an order with the VAT number of its buyer. */
export function vatPlaceOf({ document: { addressInformation } }: Pick<StoredOrder, 'document'>): EstimateAddress {
  return placeOfBuyer({
    shippingAddress: addressOf(addressInformation, 'shippingAddress'),
    billingAddress: addressOf(addressInformation, 'billingAddress'),
  });
}
