import * as refusals from '../../../../core/contract/selling/cart-refusals';
import type { UnmetTerm } from '../../../../core/contract/selling/promotion-terms';
import { ApiError, refuse } from '../../foundation';

export function cartClosed(): ApiError {
  return refuse(refusals.cartClosed, 'The cart was ordered or closed already');
}

export function cartChanged(): ApiError {
  return refuse(refusals.cartChanged, 'The cart has changed: fetch it and try again');
}

export function couponNotValid(): ApiError {
  return refuse(refusals.couponNotValid, 'coupon is not valid');
}

/** @param minimum in major units of the cart's currency */
export function couponNotApplicable(coupon: string, reason: UnmetTerm, minimum: number | undefined): ApiError {
  return refuse(refusals.couponNotApplicable, `The coupon ${coupon} does not apply to this cart: ${WHY[reason]}`, {
    ...{ coupon, reason },
    ...(reason === 'minimum' && minimum !== undefined && { minimum }),
  });
}

const WHY: Readonly<Record<UnmetTerm, string>> = {
  not_started: 'it has not started',
  ended: 'it has ended',
  store: 'it is for other stores',
  customers: 'it is for certain customers, who must be signed in',
  goods: 'none of its goods are in the cart',
  minimum: 'its goods cost less than the minimum',
};

export function cartNotFound(message: string): ApiError {
  return refuse(refusals.cartNotFound, message);
}

export function isCartChanged(error: unknown): boolean {
  return error instanceof ApiError && error.meta?.error === refusals.cartChanged.code;
}
