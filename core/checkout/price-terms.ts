import { isPickup, type PickupPlace } from '../contract/selling/pickup';
import type { CheckoutState } from './checkout';

export interface Delivery {
  readonly country_id: string;
  readonly postcode?: string;
  readonly region_id?: number;
  readonly region?: string;
  readonly vat_id?: string;
  readonly pickup?: PickupPlace;
}

export function deliveryOf({ shippingDetails, paymentDetails }: CheckoutState, isVirtual: boolean): Delivery {
  const billed = isVirtual && !paymentDetails.useShippingAddress;
  const { country, zipCode, region_id, state } = billed ? paymentDetails : shippingDetails;
  const { shippingMethod, pickupStoreId: id, pickupPlace } = shippingDetails;
  const isCollected = !isVirtual && isPickup(shippingMethod) && id !== 0;
  const vatId = paymentDetails.taxId.trim();
  return {
    country_id: country,
    ...(zipCode === '' ? {} : { postcode: zipCode }),
    ...(region_id === 0 ? {} : { region_id }),
    ...(state === '' ? {} : { region: state }),
    ...(vatId === '' ? {} : { vat_id: vatId }),
    ...(isCollected && { pickup: pickupPlace?.id === id ? pickupPlace : { id } }),
  };
}

/** Returns true if both states lead to the same price. */
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
