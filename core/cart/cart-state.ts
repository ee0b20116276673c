import { token } from '../di';
import type { Store } from '../kernel/store';
import type { CartRecord } from './cart-record';

/** The cart's state, written by the cart's own store alone. */
export const CART_STATE = token<Store<CartRecord>>('CartState');
