import { useMemo, useState } from 'react';
import { firstValueFrom, NEVER } from 'rxjs';
import { isPickup, isVirtualCart } from '../../core/internal';
import {
  ShopError,
  type CheckoutArea,
  type CheckoutField,
  type CheckoutState,
  type Country,
  type FieldErrors,
  type OrderRefused,
  type OrdersArea,
  type PaymentDetails,
  type PaymentMethod,
  type PersonalDetails,
  type PickupShop,
  type PlaceOutcome,
  type ShippingDetails,
  type ShippingMethod,
  type Shop,
  type State,
} from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { useObservable } from './use-observable';
import { useActions, type ActionState } from './actions';
import { Resources, useResource } from './resource';
import { SectionSaves } from './section-saves';
import { useCart } from './use-cart';

/** Choices of the shopper. Lists are empty until they are loaded. */
export interface CheckoutChoices {
  /** Countries that the shop ships to. */
  readonly countries: readonly Country[];
  /** States of the shipping address' country; empty if it has none. */
  readonly states: readonly State[];
  /** States of the billing address' country. */
  readonly billingStates: readonly State[];
  /** Ways to ship to the saved address, with their prices. */
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  /** Shops of the shipping address' country, if the order is picked up. */
  readonly pickupShops: readonly PickupShop[];
}

/** Saves the details of one section. @returns errors of the given fields; undefined if saving failed */
type Save<Details> = (details: Partial<Details>) => Promise<FieldErrors<keyof Details & string> | undefined>;

/** Order details and placing the order. */
export interface CheckoutHook extends CheckoutChoices, ActionState {
  readonly details: CheckoutState | undefined;
  readonly isLoading: boolean;
  /** Everything that blocks the order: `missing['shipping.zipCode']?.message`. */
  readonly missing: FieldErrors<CheckoutField>;
  readonly savePersonal: Save<PersonalDetails>;
  readonly saveShipping: Save<ShippingDetails>;
  readonly savePayment: Save<PaymentDetails>;
  /**
   * Orders the cart once all details are saved. Handle the result's `status` in an exhaustive `switch`: success empties the bag and may unmount
   * the caller. Details that could not be saved are saved again first. @returns undefined if that fails again, or if the
   * code failed to load; `error` is then set
   */
  readonly place: () => Promise<PlaceOutcome | undefined>;
  /** The order is being placed; disable its button by this, since leaving a field saves it and sets `isPending`. */
  readonly isPlacing: boolean;
  /** Cleared on save or a new attempt. */
  readonly refused: OrderRefused | undefined;
}

const areas = new Resources<CheckoutArea>();
const orderAreas = new Resources<OrdersArea>();
const countryLists = new Resources<readonly Country[]>();
const stateLists = new Resources<readonly State[]>();
const shopLists = new Resources<readonly PickupShop[]>();
const NOTHING: FieldErrors<CheckoutField> = {};
const NONE: readonly never[] = [];

/** Loads all code for ordering on first use, so that an order works offline. */
export function useCheckout(): CheckoutHook {
  const shop = useShop();
  useResource(orderAreas.of(shop, '', () => shop.orders()));
  const { data: area, error: failure, isLoading } = useResource(areas.of(shop, '', () => shop.checkout()));
  const details = useObservable<CheckoutState | undefined>(area?.state$ ?? NEVER, area?.snapshot);
  const choices = useChoices(shop, details);
  const kind = useCart(({ items }) => (items.length > 0 && isVirtualCart(items) ? 'virtual' : 'delivered'));
  const [actions, doing] = useActions();
  const [refused, setRefused] = useState<OrderRefused>();
  const [isPlacing, setPlacing] = useState(false);
  const done = useMemo(() => {
    const write = <Errors>(save: (to: CheckoutArea) => Promise<Errors>) => {
      setRefused(undefined);
      return actions.run(async () => save(await shop.checkout()));
    };
    const personal = new SectionSaves((part: Partial<PersonalDetails>) => write((to) => to.savePersonal(part)));
    const shipping = new SectionSaves((part: Partial<ShippingDetails>) => write((to) => to.saveShipping(part)));
    const payment = new SectionSaves((part: Partial<PaymentDetails>) => write((to) => to.savePayment(part)));
    return {
      savePersonal: (part: Partial<PersonalDetails>) => personal.save(part),
      saveShipping: (part: Partial<ShippingDetails>) => shipping.save(part),
      savePayment: (part: Partial<PaymentDetails>) => payment.save(part),
      place: async () => {
        setRefused(undefined);
        setPlacing(true);
        try {
          const saved = await Promise.all([personal, shipping, payment].map((section) => section.settle()));
          if (saved.includes(false)) return undefined;
          const outcome = await actions.run(() => placeIn(shop));
          if (outcome?.status === 'refused') setRefused(outcome);
          return outcome;
        } finally {
          setPlacing(false);
        }
      },
    };
  }, [shop, actions]);
  // `validate` reads the details without taking them as an argument.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const missing = useMemo(() => area?.validate(kind) ?? NOTHING, [area, kind, details]);
  return {
    details,
    isLoading,
    missing,
    refused,
    isPlacing,
    ...choices,
    ...done,
    ...doing,
    error: doing.error ?? failure,
  };
}

/** The cart loads its methods when the address is known. */
function useChoices(shop: Shop, details: CheckoutState | undefined): CheckoutChoices {
  const { country = '', shippingMethod = '' } = details?.shippingDetails ?? {};
  const billingCountry = details?.paymentDetails.country ?? '';
  const offered = useCart(({ state: { shippingMethods, paymentMethods } }) => ({ shippingMethods, paymentMethods }));
  const { data: countries = NONE } = useResource(
    countryLists.of(shop, '', async () => (await shop.checkout()).countries()),
  );
  return {
    countries,
    states: useStates(shop, country),
    billingStates: useStates(shop, billingCountry),
    pickupShops: usePickupShops(shop, isPickup(shippingMethod) ? country : ''),
    ...offered,
  };
}

function useStates(shop: Shop, country: string): readonly State[] {
  const load = async () => (country === '' ? NONE : (await shop.checkout()).states(country));
  return useResource(stateLists.of(shop, country, load)).data ?? NONE;
}

function usePickupShops(shop: Shop, country: string): readonly PickupShop[] {
  const load = async () => (country === '' ? NONE : (await shop.checkout()).stores(country));
  return useResource(shopLists.of(shop, country, load)).data ?? NONE;
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
