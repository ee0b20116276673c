import * as refusals from '../../../../core/contract/selling/cart-refusals';
import { ApiError, refuse } from '../../foundation';

export function cartClosed(): ApiError {
  return refuse(refusals.cartClosed, 'The cart was ordered or closed already');
}

export function cartChanged(): ApiError {
  return refuse(refusals.cartChanged, 'The cart was changed since: fetch it and decide again');
}

export function couponNotValid(): ApiError {
  return refuse(refusals.couponNotValid, 'coupon is not valid');
}

export function cartNotFound(message: string): ApiError {
  return refuse(refusals.cartNotFound, message);
}

export function isCartChanged(error: unknown): boolean {
  return error instanceof ApiError && error.meta?.error === refusals.cartChanged.code;
}
