import { CASH_ON_DELIVERY } from '../../../core/internal';
import type { PaymentMethod } from '../../../core/shopper';
import type { Translate } from '../../text/text-context';

/** Returns the title; cash on delivery is paid at the shop for pickup orders. */
export function payTitle({ code, title }: PaymentMethod, isAtShop: boolean, t: Translate): string {
  return isAtShop && code === CASH_ON_DELIVERY ? t('checkout.pay-at-shop') : (title ?? code);
}
