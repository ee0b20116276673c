import { fieldProblem, type FieldProblem } from '../kernel/field-problem';
import { LEAST_PASSWORD, MOST_PASSWORD } from './limits';

/** Counts NFC code points, so that both ways to type an accent are equal. */
export function passwordLength(password: string): number {
  return Array.from(password.normalize('NFC')).length;
}

/** Returns the problem of a new password; undefined if accepted. */
export function passwordProblem(password: string): FieldProblem | undefined {
  const length = passwordLength(password);
  if (length < LEAST_PASSWORD) return fieldProblem('password-short', { least: LEAST_PASSWORD });
  return length > MOST_PASSWORD ? fieldProblem('too-long', { most: MOST_PASSWORD }) : undefined;
}
