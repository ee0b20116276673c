import { isShopError, type ErrorParams, type Notification } from '../../core/shopper';
import type { Format, Translate } from './text-context';

export type FieldTexts = Readonly<Record<string, string>>;

interface Coded {
  readonly code?: string | undefined;
  readonly params?: ErrorParams | undefined;
  /** English fallback. */
  readonly message: string;
}

/** Returns a notice's text by code, then by refusal kind, else as received. */
export function noticeText(
  { code, params = {}, message }: Pick<Notification, 'code' | 'message'> & Coded,
  format: Format,
) {
  if (code !== 'request-rejected') return format(`notice.${code}`, params) ?? message;
  const reason = typeof params.reason === 'string' ? params.reason : '';
  return format(`notice.${message}`, params) ?? format(`refused.${reason}`, params) ?? message;
}

/** Prefers the field's own text to the general one. */
export function fieldText(field: string, { code, params = {}, message }: Coded, format: Format): string {
  if (code === undefined) return message;
  const name = field.slice(field.lastIndexOf('.') + 1);
  return format(`field.${code}.${name}`, params) ?? format(`field.${code}`, params) ?? message;
}

/** Errors other than `ShopError` get a generic text. */
export function errorText(error: unknown, format: Format, t: Translate): string {
  if (!isShopError(error)) return t('error.text');
  const [field] = error.details.fields ?? [];
  if (field?.code !== undefined) return fieldText(field.field, field, format);
  return noticeText(error, format);
}

export function blockedText(field: string, message: string, format: Format): string {
  return format(`blocked.${field}`) ?? message;
}
