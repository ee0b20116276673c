import { isShopError } from '../../../core';

/** Why the shop refused something, in its own words: of the first field that it names, else of the whole. */
export function refusedField(error: unknown): string {
  if (!isShopError(error)) return String(error);
  const fields: unknown = error.details['fields'];
  const first: unknown = Array.isArray(fields) ? fields[0] : undefined;
  const message = typeof first === 'object' && first !== null && 'message' in first ? first.message : undefined;
  return typeof message === 'string' ? message : error.message;
}
