import { fieldProblem, type FieldProblem } from '../../kernel/field-problem';
import { MIN_PASSWORD, MAX_PASSWORD } from './limits';

/** Counts NFC code points, so that both ways to type an accent are equal. */
export function passwordLength(password: string): number {
  return Array.from(password.normalize('NFC')).length;
}

/** Returns the problem of a new password; undefined if accepted. */
export function passwordProblem(password: string): FieldProblem | undefined {
  const length = passwordLength(password);
  if (length < MIN_PASSWORD) return fieldProblem('password-short', { min: MIN_PASSWORD });
  return length > MAX_PASSWORD ? fieldProblem('too-long', { max: MAX_PASSWORD }) : undefined;
}
