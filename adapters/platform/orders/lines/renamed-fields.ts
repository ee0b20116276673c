import { ApiError, invalidInput } from '../../foundation';

/** Prefix of a field of an order, and that of the request it came from. */
export type FieldNames = readonly (readonly [from: string, to: string])[];

/** Returns the refusal of an order with the fields of the request; other errors as they are. */
export function inFieldsOf(names: FieldNames, error: unknown): unknown {
  const errors = error instanceof ApiError ? error.meta?.errors : undefined;
  if (errors === undefined) return error;
  const renamed = (text: string): string => {
    const found = names.find(([from]) => text.startsWith(from));
    return found === undefined ? text : `${found[1]}${text.slice(found[0].length)}`;
  };
  return invalidInput(errors.map(({ field, message }) => ({ field: renamed(field), message: renamed(message) })));
}
