import { lookUp } from '../../../core';
import { UsageError } from '../../usage/usage-error';

/**
 * A secret from its option or, so that it need not stand in the list of processes, from an environment variable.
 * @throws UsageError naming both when there is none
 */
export function secretOf(value: string | undefined, option: string, variable: string): string {
  const secret = value ?? lookUp(process.env, variable);
  if (secret === undefined || secret === '') throw new UsageError(`${option} is missing: give it, or set ${variable}`);
  return secret;
}
