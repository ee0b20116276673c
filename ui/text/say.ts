import { isShopError, type ErrorParams, type Notification } from '../../core';
import type { Say, Translate } from './text-context';

/** Field → the sentence that says what is wrong with it, in the language of the interface. */
export type FieldTexts = Readonly<Record<string, string>>;

interface Coded {
  readonly code?: string | undefined;
  readonly params?: ErrorParams | undefined;
  /** English, the specification's: what is said where the language has no sentence for the code. */
  readonly message: string;
}

/** The words of a notice: by its code, a refusal of the server by its kind, else as they came. */
export function noticeText({ code, params = {}, message }: Pick<Notification, 'code' | 'message'> & Coded, say: Say) {
  if (code !== 'request-rejected') return say(`notice.${code}`, params) ?? message;
  const reason = typeof params.reason === 'string' ? params.reason : '';
  return say(`notice.${message}`, params) ?? say(`refused.${reason}`, params) ?? message;
}

/** The words for what is wrong with a field: for this field if there are some, else for any. */
export function fieldText(field: string, { code, params = {}, message }: Coded, say: Say): string {
  if (code === undefined) return message;
  const name = field.slice(field.lastIndexOf('.') + 1);
  return say(`field.${code}.${name}`, params) ?? say(`field.${code}`, params) ?? message;
}

/** The words for something caught. What is no error of the shop was our fault, and says nothing to a shopper. */
export function errorText(error: unknown, say: Say, t: Translate): string {
  if (!isShopError(error)) return t('error.text');
  const [field] = error.details.fields ?? [];
  if (field?.code !== undefined) return fieldText(field.field, field, say);
  return noticeText(error, say);
}

/** The words for what keeps a product from being bought, by its field in `ProductView.errors`. */
export function blockedText(field: string, message: string, say: Say): string {
  return say(`blocked.${field}`) ?? message;
}
