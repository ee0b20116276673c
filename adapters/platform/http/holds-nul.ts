import { invalidField, type ApiError } from './api-error';

/** No text of a shop holds it, and databases cut a text there or refuse it: two that differ behind it would be one. */
export const NUL = '\0';

/** The message about a text with one. */
export function holdsNul(field: string): ApiError {
  return invalidField(field, 'must not contain a NUL character');
}
