import { fieldProblem, type FieldProblem } from '../kernel/field-problem';
import { LEAST_PASSWORD, MOST_PASSWORD } from './limits';

/**
 * How many characters a password has, for form and shop alike: code points of its composed form. An emoji of one code point is one
 * character, and so is a letter with its accent however it was typed, as the two ways are one password. Pure.
 */
export function passwordLength(password: string): number {
  return Array.from(password.normalize('NFC')).length;
}

/** What is wrong with a password that somebody chooses; undefined when the shop takes it (A §7). Pure. */
export function passwordProblem(password: string): FieldProblem | undefined {
  const length = passwordLength(password);
  if (length < LEAST_PASSWORD) return fieldProblem('password-short', { least: LEAST_PASSWORD });
  return length > MOST_PASSWORD ? fieldProblem('too-long', { most: MOST_PASSWORD }) : undefined;
}
