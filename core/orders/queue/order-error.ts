import { ORDER_ERRORS, type OrderErrorCode } from '../../kernel/messages/order-messages';
import { fillIn, ShopError, type ErrorDetails, type ErrorParams } from '../../kernel/shop-error';

export function orderError(
  code: OrderErrorCode,
  options: { readonly params?: ErrorParams; readonly details?: ErrorDetails; readonly cause?: unknown } = {},
): ShopError {
  return new ShopError(code, { ...options, message: fillIn(ORDER_ERRORS[code], options.params ?? {}) });
}
