import { useMemo, useState } from 'react';
import { NEVER } from 'rxjs';
import {
  isVirtualCart,
  type CheckoutArea,
  type CheckoutState,
  type FieldErrors,
  type PaymentDetails,
  type PersonalDetails,
  type PlaceOutcome,
  type ShippingDetails,
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
  /** Orders what is in the cart. @returns undefined where it was refused, and `error` says why */
  readonly place: () => Promise<PlaceOutcome | undefined>;
  /** What came of the order that this component has placed. */
  readonly outcome: PlaceOutcome | undefined;
}

const areas = new Resources<CheckoutArea>();
const NOTHING: FieldErrors = {};

/** Checkout, whose code comes when a component first uses it. */
export function useCheckout(): CheckoutHook {
  const shop = useShop();
  const { data: area, error: failure, isLoading } = useResource(areas.of(shop, '', () => shop.checkout()));
  const details = useObservable<CheckoutState | undefined>(area?.state$ ?? NEVER, area?.snapshot);
  const kind = useCart(({ items }) => (items.length > 0 && isVirtualCart(items) ? 'virtual' : 'delivered'));
  const [actions, doing] = useActions();
  const [outcome, setOutcome] = useState<PlaceOutcome>();
  const done = useMemo(() => {
    const save = (write: (to: CheckoutArea) => Promise<FieldErrors>) =>
      actions.run(async () => write(await shop.checkout()));
    return {
      savePersonal: (part: Partial<PersonalDetails>) => save((to) => to.savePersonal(part)),
      saveShipping: (part: Partial<ShippingDetails>) => save((to) => to.saveShipping(part)),
      savePayment: (part: Partial<PaymentDetails>) => save((to) => to.savePayment(part)),
      place: async () => {
        const placed = await actions.run(async () => (await shop.orders()).place());
        setOutcome(placed);
        return placed;
      },
    };
  }, [shop, actions]);
  // The details are no argument of `validate`, but it looks at them.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const missing = useMemo(() => area?.validate(kind) ?? NOTHING, [area, kind, details]);
  return { details, isLoading, missing, outcome, ...done, ...doing, error: doing.error ?? failure };
}
