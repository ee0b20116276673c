import { token } from '../di';
import type { Store } from '../kernel/store';
import type { CartRecord } from './cart-record';

export const CART_STATE = token<Store<CartRecord>>('CartState');
