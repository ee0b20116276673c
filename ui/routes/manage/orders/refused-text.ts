import { isShopError } from '../../../../core/shopper';
import type { ManageText } from '../../../text/manage-text';

const KNOWN = [
  'backwards',
  'canceled',
  'conflict',
  'costs-more',
  'gift-card-used',
  'not-editable',
  'not-exchangeable',
  'not-in-stock',
  'not-left',
  'not-paid',
  'not-from-there',
  'not-movable',
  'not-sent',
  'too-few-there',
  'nothing-left',
  'other-parcel',
  'part-not-paid',
  'send-not-paid',
  'send-refunded',
  'nothing-paid',
  'other-refund',
  'too-late-to-cancel',
  'too-many',
  'too-much',
  'total-changed',
] as const;

export function refusedText(error: unknown, t: ManageText): string {
  const code = isShopError(error) ? error.details['error'] : undefined;
  const known = KNOWN.find((one) => one === code);
  if (code === 'seller_missing') return t('invoice.seller-missing');
  if (code === 'not_invoiceable') return t('invoice.not-invoiceable');
  if (code === 'no_address') return t('invoice.no-address');
  if (code === 'no-open-refund') return t('refunds.changed');
  if (code === 'other-order' && isShopError(error))
    return t('order.refused.other-order', { number: String(error.details['number']) });
  if (known !== undefined) return t(`order.refused.${known}`);
  return t('order.refused.other', { message: error instanceof Error ? error.message : String(error) });
}

export function isConflict(error: unknown): boolean {
  return isShopError(error) && error.details['error'] === 'conflict';
}
