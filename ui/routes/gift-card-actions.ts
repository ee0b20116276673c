import type { Shop } from '../../core';
import type { GiftCardActions } from '../components/GiftCardForm';

/** What a shopper does with gift cards in bag and checkout. */
export function giftCardActions({ cart }: Pick<Shop, 'cart'>): GiftCardActions {
  return {
    onApply: (code) => cart.changeGiftCards({ add: code }),
    onRemove: (id) => cart.changeGiftCards({ remove: id }),
  };
}
