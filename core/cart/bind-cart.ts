import { IDS, type ShopContainer } from '../di';
import { CART, CartService } from './cart-service';
import { CART_DISCOUNTS, CartDiscounts } from './cart-discounts';
import { CART_STORE, CartStore } from './cart-store';
import { CART_SYNC, CartSync } from './cart-sync';
import { CART_TAXES, CartTaxes } from './cart-taxes';
import { TOTALS_SYNC, TotalsSync } from './totals-sync';

/** @param recheckUser reads again who is signed in on this device */
export function bindCart(container: ShopContainer, recheckUser: () => Promise<void>): CartService {
  container.service(CART_STORE, CartStore);
  container.get(CART_STORE).tab = { tabId: container.get(IDS).uuid(), recheck: recheckUser };
  container.service(CART_SYNC, CartSync);
  container.service(CART_TAXES, CartTaxes);
  container.service(TOTALS_SYNC, TotalsSync);
  container.service(CART_DISCOUNTS, CartDiscounts);
  container.service(CART, CartService);
  return container.get(CART);
}
