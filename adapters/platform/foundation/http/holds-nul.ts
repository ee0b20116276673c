import { invalidField, type ApiError } from './api-error';

/** Databases truncate text at NUL or reject it. */
export const NUL = '\0';

export function holdsNul(field: string): ApiError {
  return invalidField(field, 'must not contain a NUL character');
}
