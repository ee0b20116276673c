import { CartService } from './cart/cart-service';
import type { Sqlite } from './database/sqlite';
import type { Settings } from './options';
import { OrderService } from './orders/order-service';
import { createParts, type Parts } from './parts';

/** Everything that the routes of one platform work with. */
export interface Services extends Parts {
  readonly cartService: CartService;
  readonly orderService: OrderService;
}

export function createServices(settings: Settings, database: Sqlite): Services {
  const parts = createParts(settings, database);
  const cartService = new CartService(parts);
  return { ...parts, cartService, orderService: new OrderService({ ...parts, cartService }) };
}
