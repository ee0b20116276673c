import { AccountService } from './accounts/account-service';
import { SignInService } from './accounts/sign-in-service';
import { CartService } from './cart/cart-service';
import type { Sqlite } from './database/sqlite';
import type { Settings } from './options';
import { OrderService } from './orders/order-service';
import { createParts, type Parts } from './parts';

/** Everything that the routes of one platform work with. */
export interface Services extends Parts {
  readonly cartService: CartService;
  readonly orderService: OrderService;
  readonly signIn: SignInService;
  readonly accounts: AccountService;
}

export function createServices(settings: Settings, database: Sqlite): Services {
  const parts = createParts(settings, database);
  const cartService = new CartService(parts);
  const signIn = new SignInService(parts);
  return {
    ...parts,
    cartService,
    orderService: new OrderService({ ...parts, cartService }),
    signIn,
    accounts: new AccountService(parts, signIn),
  };
}
