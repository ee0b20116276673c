interface Country {
  readonly id: string;
  readonly name: string;
}

/** The specification's 'UK' is ISO's 'GB'. */
function isoOf(id: string): string {
  return id === 'UK' ? 'GB' : id;
}

/** Countries by the names that a locale has for them, in its order; where the platform knows none, the name they came with. */
export function inOwnWords(countries: readonly Country[], locale: string): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map(({ id, name }) => ({ id, name: /^[A-Z]{2}$/.test(id) ? (names.of(isoOf(id)) ?? name) : name }))
    .sort((a, b) => compare(a.name, b.name));
}

/** The name of a country in a locale; its code where nobody knows one. */
export function countryName(id: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(id)) return id;
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(isoOf(id)) ?? id;
}
