const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Accepts ISO 4217 codes that the runtime knows. */
export function isCurrencyCode(code: string): boolean {
  return CURRENCIES.has(code);
}
