import type { DeliveryStatus } from '../../../core/account';

export const DELIVERY_WORDS: Readonly<Record<DeliveryStatus, string>> = {
  unpaid: 'not paid yet',
  waiting: 'waits to be confirmed',
  accepted: 'accepted',
  preparing: 'being prepared',
  sent: 'on its way',
  arriving: 'about to arrive',
  delivered: 'delivered',
  canceled: 'cancelled',
};
