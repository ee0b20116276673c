import type { Parameter, Raw } from './parameter';
import { UsageError } from './usage-error';

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
