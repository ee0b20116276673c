import { lookUp } from '../../../core/shopper';
import { UsageError } from '../../usage/usage-error';

/**
 * Reads a secret from its option, or from a variable to keep it out of the process list.
 * @throws UsageError naming both
 */
export function secretOf(value: string | undefined, option: string, variable: string): string {
  const secret = value ?? lookUp(process.env, variable);
  if (secret === undefined || secret === '') throw new UsageError(`${option} is missing: pass it, or set ${variable}`);
  return secret;
}
