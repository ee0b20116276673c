import * as accounts from './accounts';
import * as bloggers from './bloggers';
import * as cart from './cart';
import * as cartDiscounts from './cart-discounts';
import * as catalogue from './catalogue';
import * as content from './content';
import type { Endpoint } from './endpoint';
import * as geography from './geography';
import * as manageOrders from './manage-orders';
import * as orders from './orders';
import * as payments from './payments';
import * as reviews from './reviews';
import * as stock from './stock';
import * as urlMap from './url-map';

/**
 * Every call of the shop's API (S §7). The platform's routes and the OpenAPI document are made from this table; a client
 * imports the single endpoints that it calls, so that a page never loads the schemas of another.
 */
export const ENDPOINTS: readonly Endpoint[] = [
  accounts,
  bloggers,
  cart,
  cartDiscounts,
  catalogue,
  content,
  geography,
  manageOrders,
  orders,
  payments,
  reviews,
  stock,
  urlMap,
].flatMap((area) => Object.values(area).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'bodyKind' in value && 'path' in value;
}
