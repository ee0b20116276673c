/**
 * An amount in the currency that it was paid in, which need not be that of the store: an order of another one, a balance.
 * @param amount in major units
 * @param currency ISO 4217; a back end that gives something else has it written after the number
 */
export function moneyText(amount: number, currency: string, locale: string): string {
  if (!/^[A-Z]{3}$/i.test(currency)) return `${new Intl.NumberFormat(locale).format(amount)} ${currency}`.trim();
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}
