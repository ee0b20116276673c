/** Accepts ISO 4217 codes that the runtime knows. */
export function isCurrencyCode(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
