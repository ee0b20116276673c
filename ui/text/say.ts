import { isShopError, type ErrorParams, type Notification } from '../../core';
import type { Say, Translate } from './text-context';

export type FieldTexts = Readonly<Record<string, string>>;

interface Coded {
  readonly code?: string | undefined;
  readonly params?: ErrorParams | undefined;
  /** English fallback. */
  readonly message: string;
}

/** Returns a notice's text by code, then by refusal kind, else as received. */
export function noticeText({ code, params = {}, message }: Pick<Notification, 'code' | 'message'> & Coded, say: Say) {
  if (code !== 'request-rejected') return say(`notice.${code}`, params) ?? message;
  const reason = typeof params.reason === 'string' ? params.reason : '';
  return say(`notice.${message}`, params) ?? say(`refused.${reason}`, params) ?? message;
}

/** Prefers the field's own text to the general one. */
export function fieldText(field: string, { code, params = {}, message }: Coded, say: Say): string {
  if (code === undefined) return message;
  const name = field.slice(field.lastIndexOf('.') + 1);
  return say(`field.${code}.${name}`, params) ?? say(`field.${code}`, params) ?? message;
}

/** Errors other than `ShopError` get a generic text. */
export function errorText(error: unknown, say: Say, t: Translate): string {
  if (!isShopError(error)) return t('error.text');
  const [field] = error.details.fields ?? [];
  if (field?.code !== undefined) return fieldText(field.field, field, say);
  return noticeText(error, say);
}

export function blockedText(field: string, message: string, say: Say): string {
  return say(`blocked.${field}`) ?? message;
}
