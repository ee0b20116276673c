import { CASH_ON_DELIVERY, type PaymentMethod } from '../../../core';
import type { Translate } from '../../text/text-context';

/** What a way to pay is called. Who fetches the order pays where it waits: nothing is delivered. */
export function payTitle({ code, title }: PaymentMethod, isAtShop: boolean, t: Translate): string {
  return isAtShop && code === CASH_ON_DELIVERY ? t('checkout.pay-at-shop') : (title ?? code);
}
