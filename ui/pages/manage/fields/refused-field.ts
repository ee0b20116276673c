import { isShopError } from '../../../../core/shopper';

/** Returns the shop's message for the first invalid field, else the general one. */
export function refusedField(error: unknown): string {
  if (!isShopError(error)) return String(error);
  const fields: unknown = error.details['fields'];
  const first: unknown = Array.isArray(fields) ? fields[0] : undefined;
  const message = typeof first === 'object' && first !== null && 'message' in first ? first.message : undefined;
  return typeof message === 'string' ? message : error.message;
}
