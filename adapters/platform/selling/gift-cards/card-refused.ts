import { GIFT_CARD_REFUSALS, type GiftCardFault } from '../../../../core/contract/selling/gift-card-refusals';
import { refuse, type ApiError } from '../../foundation';

const WHY: Readonly<Record<GiftCardFault, string>> = {
  unknown: 'No gift card has this code',
  'used-up': 'All of this gift card is spent',
  blocked: 'This gift card is blocked',
  expired: 'This gift card has expired',
  currency: 'This gift card is in another currency than the order',
  short: 'The gift cards are less than what is to be paid',
};

export function giftCardRefused(fault: GiftCardFault): ApiError {
  return refuse(GIFT_CARD_REFUSALS[fault], WHY[fault]);
}
