import { contactKeys } from '../../foundation';
import { addressOf } from '../../messages';
import type { StoredOrder } from '../../ports/orders/orders';

export function orderContacts({ email, document }: Pick<StoredOrder, 'document' | 'email'>): readonly string[] {
  const shipping = addressOf(document.addressInformation, 'shippingAddress');
  const billing = addressOf(document.addressInformation, 'billingAddress');
  return contactKeys([email, shipping.email, shipping.phone, billing.email, billing.phone]);
}
