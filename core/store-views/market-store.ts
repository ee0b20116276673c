import { countryCode, isoCountry } from '../contract/foundation/country-code';
import { ownStoreFaults, type OwnStore, type OwnStoreFault } from './own-store';

/** Languages of the texts that come with the shop; others begin in English. */
const SPOKEN: readonly string[] = ['de', 'en', 'ru', 'uk', 'zh'];

/**
 * Returns a store that sells in a country and currency, or its fault. Avoids codes of the built-in stores, and languages
 * that prices cannot be written in. Pure.
 * @param code of the country, such as PL, UK or GB
 */
export function marketStore(code: string, currency: string): OwnStore | OwnStoreFault {
  const iso = isoCountry(code);
  const name = /^[A-Z]{2}$/.test(iso)
    ? new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(iso)
    : undefined;
  if (name === undefined) return { field: 'country', reason: 'must be the two letters of a country, such as PL' };
  const { language } = new Intl.Locale(`und-${iso}`).maximize();
  const country = countryCode(iso);
  const store: OwnStore = {
    ...{ code: country.toLowerCase(), name, language: SPOKEN.includes(language) ? language : 'en' },
    ...{ locale: `${language}-${iso}`, currency, country, prices_include_tax: true },
  };
  const faulty = new Set(ownStoreFaults(store).map(({ field }) => field));
  const mended: OwnStore = {
    ...store,
    ...(faulty.has('code') && { code: `${store.code}-${currency.toLowerCase()}` }),
    ...(faulty.has('locale') && { locale: `en-${iso}` }),
  };
  return ownStoreFaults(mended)[0] ?? mended;
}
