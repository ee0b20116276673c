interface Country {
  readonly id: string;
  readonly name: string;
}

/** The shop uses 'UK' for ISO 'GB'. */
function isoOf(id: string): string {
  return id === 'UK' ? 'GB' : id;
}

/** Returns countries localized and sorted; unknown ones keep their name. */
export function inOwnWords(countries: readonly Country[], locale: string): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map(({ id, name }) => ({ id, name: /^[A-Z]{2}$/.test(id) ? (names.of(isoOf(id)) ?? name) : name }))
    .sort((a, b) => compare(a.name, b.name));
}

export function countryName(id: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(id)) return id;
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(isoOf(id)) ?? id;
}
