/**
 * Formats an amount in its own currency, which may differ from the store's.
 * @param amount in major units
 * @param currency ISO 4217; other values are appended to the number
 */
export function moneyText(amount: number, currency: string, locale: string): string {
  if (!/^[A-Z]{3}$/i.test(currency)) return `${new Intl.NumberFormat(locale).format(amount)} ${currency}`.trim();
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}
