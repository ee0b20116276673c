import type { FieldError } from '../../../../core/contract';
import { invalidInput } from './api-error';

export const EXTRAS = {
  members: 20,
  name: 64,
  length: 500,
} as const;

/**
 * Returns the faults of members outside the contract.
 * @param field name of the object, used as prefix
 * @param shape members that the contract names
 */
export function extraFaults(field: string, value: object | undefined, shape: object): readonly FieldError[] {
  const extras = Object.entries(value ?? {}).filter(([name]) => !Object.hasOwn(shape, name));
  const fault = (at: string, message: string): FieldError => ({ field: at, message: `${at} ${message}` });
  if (extras.length > EXTRAS.members) {
    const count = String(extras.length);
    return [fault(field, `must have at most ${EXTRAS.members} members that the API does not name, it has ${count}`)];
  }
  return extras.flatMap(([name, extra]) => {
    if (name.length > EXTRAS.name)
      return [fault(field, `must have no member with a name of over ${EXTRAS.name} characters`)];
    const { length } = JSON.stringify(extra);
    return length > EXTRAS.length
      ? [fault(`${field}.${name}`, `must be at most ${EXTRAS.length} characters of JSON`)]
      : [];
  });
}

export function refuseExtras(...faults: readonly (readonly FieldError[])[]): void {
  const errors = faults.flat();
  if (errors.length > 0) throw invalidInput(errors);
}
