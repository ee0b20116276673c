export function currencyName(code: string, locale: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return code;
  const name = new Intl.DisplayNames([locale], { type: 'currency', fallback: 'none' }).of(code);
  return name === undefined || name === code ? code : `${name} (${code})`;
}
