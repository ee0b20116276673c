import type { Parameter, Raw } from './parameter';
import { UsageError } from './usage-error';

/**
 * Reads a parameter, for who reports what is wrong instead of refusing it.
 * @param raw what stands on the line; undefined where nothing does, so that its variable or its default counts
 */
export function tryRead<T>(
  parameter: Parameter<T>,
  raw: Raw,
  name: string,
): { readonly value: T; readonly fault?: undefined } | { readonly fault: string } {
  try {
    return { value: parameter.read(raw, name) };
  } catch (error) {
    if (error instanceof UsageError) return { fault: error.message };
    throw error;
  }
}
