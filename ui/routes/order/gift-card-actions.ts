import type { Shop } from '../../../core/shopper';
import type { GiftCardActions } from '../../components/bag/GiftCardForm';

export function giftCardActions({ cart }: Pick<Shop, 'cart'>): GiftCardActions {
  return {
    onApply: (code) => cart.changeGiftCards({ add: code }),
    onRemove: (id) => cart.changeGiftCards({ remove: id }),
  };
}
