import {
  ACCOUNT_ERRORS,
  ACCOUNT_NOTICES,
  type AccountErrorCode,
  type AccountNoticeCode,
} from '../kernel/messages/account-messages';
import { fillIn, ShopError, type ErrorDetails, type ErrorParams } from '../kernel/shop-error';
import { DISMISS, SIGN_IN, type NoticeInput } from '../notices/notices';

export function accountError(
  code: AccountErrorCode,
  options: { readonly params?: ErrorParams; readonly details?: ErrorDetails; readonly cause?: unknown } = {},
): ShopError {
  return new ShopError(code, { ...options, message: fillIn(ACCOUNT_ERRORS[code], options.params ?? {}) });
}

export function isAccountError(code: string): code is AccountErrorCode {
  return Object.hasOwn(ACCOUNT_ERRORS, code);
}

export function accountNotice(code: AccountNoticeCode, params: ErrorParams = {}): NoticeInput {
  return { type: 'success', code, params, message: fillIn(ACCOUNT_NOTICES[code], params) };
}

export const SIGN_IN_AGAIN = { type: 'info', action1: DISMISS, action2: SIGN_IN, hasNoTimeout: true } as const;
