import { ApiError } from '../http/api-error';

export function cartClosed(): ApiError {
  return new ApiError(400, 'The cart was ordered or closed already', { error: 'cart_closed' });
}

export function cartChanged(): ApiError {
  return new ApiError(409, 'The cart was changed since: fetch it and decide again', { error: 'cart_changed' });
}
