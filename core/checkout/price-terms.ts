import type { CheckoutState } from './checkout';

/** Where an order goes, as far as its price depends on that. */
export interface Delivery {
  readonly country_id: string;
  readonly postcode?: string;
  readonly region_id?: number;
  readonly region?: string;
}

/** Where the order goes; of a virtual one, for which nobody asks that, where its bill does: the place decides about taxes. Pure. */
export function deliveryOf({ shippingDetails, paymentDetails }: CheckoutState, isVirtual: boolean): Delivery {
  const billed = isVirtual && !paymentDetails.useShippingAddress;
  const { country, zipCode, region_id, state } = billed ? paymentDetails : shippingDetails;
  return {
    country_id: country,
    ...(zipCode === '' ? {} : { postcode: zipCode }),
    ...(region_id === 0 ? {} : { region_id }),
    ...(state === '' ? {} : { region: state }),
  };
}

/**
 * Whether two states of checkout ask for the same price of one cart: the same place, and the same ways to ship and to pay (S §4, totals sync). Pure.
 * @param isVirtual whether nothing in the cart is delivered
 */
export function samePriceTerms(a: CheckoutState, b: CheckoutState, isVirtual: boolean): boolean {
  const [before, after] = [a, b].map((state) =>
    JSON.stringify([
      deliveryOf(state, isVirtual),
      state.shippingDetails.shippingMethod,
      state.paymentDetails.paymentMethod,
    ]),
  );
  return before === after;
}
