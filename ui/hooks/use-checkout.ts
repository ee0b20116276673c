import { useMemo, useState } from 'react';
import { firstValueFrom, NEVER } from 'rxjs';
import { isVirtualCart } from '../../core/internal';
import {
  ShopError,
  type CheckoutArea,
  type CheckoutState,
  type FieldErrors,
  type OrderRefused,
  type OrdersArea,
  type PaymentDetails,
  type PersonalDetails,
  type PlaceOutcome,
  type ShippingDetails,
  type Shop,
} from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { useObservable } from './use-observable';
import { useActions, type ActionState } from './actions';
import { Resources, useResource } from './resource';
import { useCart } from './use-cart';

/** Order details and placing the order. */
export interface CheckoutHook extends ActionState {
  readonly details: CheckoutState | undefined;
  readonly isLoading: boolean;
  /** Everything that blocks the order, by section and field: 'personal.emailAddress' … */
  readonly missing: FieldErrors;
  /** Saves the valid fields. @returns the errors of the others; undefined if saving failed */
  readonly savePersonal: (details: Partial<PersonalDetails>) => Promise<FieldErrors | undefined>;
  readonly saveShipping: (details: Partial<ShippingDetails>) => Promise<FieldErrors | undefined>;
  readonly savePayment: (details: Partial<PaymentDetails>) => Promise<FieldErrors | undefined>;
  /**
   * Orders the cart. Handle the result's `status` in an exhaustive `switch`: success empties the bag and may unmount
   * the caller. @returns undefined only if the code failed to load
   */
  readonly place: () => Promise<PlaceOutcome | undefined>;
  /** Cleared on save or a new attempt. */
  readonly refused: OrderRefused | undefined;
}

const areas = new Resources<CheckoutArea>();
const orderAreas = new Resources<OrdersArea>();
const NOTHING: FieldErrors = {};

/** Loads all code for ordering on first use, so that an order works offline. */
export function useCheckout(): CheckoutHook {
  const shop = useShop();
  useResource(orderAreas.of(shop, '', () => shop.orders()));
  const { data: area, error: failure, isLoading } = useResource(areas.of(shop, '', () => shop.checkout()));
  const details = useObservable<CheckoutState | undefined>(area?.state$ ?? NEVER, area?.snapshot);
  const kind = useCart(({ items }) => (items.length > 0 && isVirtualCart(items) ? 'virtual' : 'delivered'));
  const [actions, doing] = useActions();
  const [refused, setRefused] = useState<OrderRefused>();
  const done = useMemo(() => {
    const save = (write: (to: CheckoutArea) => Promise<FieldErrors>) => {
      setRefused(undefined);
      return actions.run(async () => write(await shop.checkout()));
    };
    return {
      savePersonal: (part: Partial<PersonalDetails>) => save((to) => to.savePersonal(part)),
      saveShipping: (part: Partial<ShippingDetails>) => save((to) => to.saveShipping(part)),
      savePayment: (part: Partial<PaymentDetails>) => save((to) => to.savePayment(part)),
      place: async () => {
        setRefused(undefined);
        const outcome = await actions.run(() => placeIn(shop));
        if (outcome?.status === 'refused') setRefused(outcome);
        return outcome;
      },
    };
  }, [shop, actions]);
  // `validate` reads the details without taking them as an argument.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const missing = useMemo(() => area?.validate(kind) ?? NOTHING, [area, kind, details]);
  return { details, isLoading, missing, refused, ...done, ...doing, error: doing.error ?? failure };
}

async function placeIn(shop: Shop): Promise<PlaceOutcome> {
  let orders: OrdersArea;
  try {
    orders = await shop.orders();
  } catch {
    const code = (await firstValueFrom(shop.online$)) ? 'request-failed' : 'offline';
    const params = { reason: 'ECODE' };
    const { message } = new ShopError(code, { params });
    const { cartItems: items } = shop.cart.snapshot;
    return { status: 'refused', code, message, params, change: 'nothing', fields: [], items };
  }
  return orders.place();
}
