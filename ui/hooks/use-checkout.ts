import { useMemo, useState } from 'react';
import { firstValueFrom, NEVER } from 'rxjs';
import {
  isVirtualCart,
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
} from '../../core';
import { useShop } from '../state/shop-context';
import { useObservable } from './use-observable';
import { useActions, type ActionState } from './actions';
import { Resources, useResource } from './resource';
import { useCart } from './use-cart';

/** The details of an order, and ordering. */
export interface CheckoutHook extends ActionState {
  /** What was filled in; undefined until the code of checkout is here. */
  readonly details: CheckoutState | undefined;
  readonly isLoading: boolean;
  /** All that still stands between these details and an order, by section and field: 'personal.emailAddress' … */
  readonly missing: FieldErrors;
  /** Each saves what is right of it. @returns what is wrong with the rest, by field; undefined where it could not be saved */
  readonly savePersonal: (details: Partial<PersonalDetails>) => Promise<FieldErrors | undefined>;
  readonly saveShipping: (details: Partial<ShippingDetails>) => Promise<FieldErrors | undefined>;
  readonly savePayment: (details: Partial<PaymentDetails>) => Promise<FieldErrors | undefined>;
  /**
   * Orders what is in the cart. Act on the outcome that it resolves to, by an exhaustive `switch` on its `status`: placing an order empties
   * the bag, and with it may go the component that asked. @returns undefined only if the code failed, and `error` says how
   */
  readonly place: () => Promise<PlaceOutcome | undefined>;
  /** The refusal that this component's last `place` met; undefined once details are saved or another one has begun. */
  readonly refused: OrderRefused | undefined;
}

const areas = new Resources<CheckoutArea>();
const orderAreas = new Resources<OrdersArea>();
const NOTHING: FieldErrors = {};

/** Checkout. Its code and that of orders come when a component first uses it, so that an order can be made without a network. */
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
  // The details are no argument of `validate`, but it looks at them.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const missing = useMemo(() => area?.validate(kind) ?? NOTHING, [area, kind, details]);
  return { details, isLoading, missing, refused, ...done, ...doing, error: doing.error ?? failure };
}

/** Orders what is in the cart; refused where the code of orders cannot be had, as nothing can be ordered then. */
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
