import { AccountService } from './accounts/account-service';
import { SignInService } from './accounts/sign-in-service';
import { CartClaims } from './cart/cart-claims';
import { CartCosts } from './cart/cart-costs';
import { CartService } from './cart/cart-service';
import type { Sqlite } from './database/sqlite';
import type { Settings } from './options';
import { OrderService } from './orders/order-service';
import { OrderSettlement } from './orders/order-settlement';
import { createParts, type Parts } from './parts';
import { PaymentRounds } from './payments/payment-rounds';
import { PaymentService } from './payments/payment-service';
import { RefundDesk } from './payments/refund-desk';
import { TestProvider } from './payments/test-provider';

/** Everything that the routes of one platform work with. */
export interface Services extends Parts {
  readonly cartService: CartService;
  readonly cartClaims: CartClaims;
  readonly cartCosts: CartCosts;
  readonly orderService: OrderService;
  readonly payment: PaymentService;
  readonly paymentRounds: PaymentRounds;
  /** Who takes the money: the test payment page, until there is another. */
  readonly provider: TestProvider;
  readonly signIn: SignInService;
  readonly accounts: AccountService;
}

export function createServices(settings: Settings, database: Sqlite): Services {
  const parts = createParts(settings, database);
  const cartService = new CartService(parts);
  const signIn = new SignInService(parts);
  const settlement = new OrderSettlement(parts);
  const provider = new TestProvider(database, settings);
  const payment = new PaymentService(parts, settlement, provider, new RefundDesk(parts));
  return {
    ...parts,
    cartService,
    cartClaims: new CartClaims(parts),
    cartCosts: new CartCosts({ ...parts, cartService }),
    orderService: new OrderService({ ...parts, cartService, settlement, payment }),
    payment,
    paymentRounds: new PaymentRounds({ ...parts, settlement, payment }),
    provider,
    signIn,
    accounts: new AccountService(parts, signIn),
  };
}
