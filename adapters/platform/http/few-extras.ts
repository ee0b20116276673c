import type { FieldError } from '../../../core/contract';
import { invalidInput } from './api-error';

/** What an address and the like may hold besides the members that the contract names: the shop keeps it as it comes. */
export const EXTRAS = {
  /** How many more members. */
  members: 20,
  /** Characters of the name of one. */
  name: 64,
  /** Characters of the JSON text of one. */
  length: 500,
} as const;

/**
 * What is wrong with the members of an object that its contract does not name. Pure.
 * @param field what the object is called, in front of its members
 * @param shape the members that the contract names
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

/** @throws ApiError 400 naming each member that is too much */
export function refuseExtras(...faults: readonly (readonly FieldError[])[]): void {
  const errors = faults.flat();
  if (errors.length > 0) throw invalidInput(errors);
}
