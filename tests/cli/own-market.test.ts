import { describe, expect, it } from 'vitest';
import { ownMarket } from '../../cli/starter/own-market';
import { UsageError } from '../../cli/usage/usage-error';
import { EU_COUNTRIES } from '../../core/contract/foundation/eu-countries';
import { ownStoreFaults } from '../../core/store-views';

const CURRENCIES = Intl.supportedValuesOf('currency').filter((currency) => currency !== 'USD');
/** Currencies in use of which only the country has to be named, or nothing. */
const IN_USE =
  'AED AUD BGN BRL CAD CHF CNY CZK DKK GBP HTG HUF ILS INR JPY KRW MVR NOK NZD PLN RUB SEK TRY UAH WST'.split(' ');

function storeOrRefusal(currency: string, country?: string) {
  try {
    return ownMarket(currency, country);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

describe('the first store of a new shop', () => {
  it.each(CURRENCIES)('in %s is a valid store, or the option to change is named', (currency) => {
    const made = storeOrRefusal(currency);
    if (typeof made === 'string') expect(made).toMatch(/^--(country|currency) /);
    else expect(made && ownStoreFaults(made)).toEqual([]);
  });

  it('is created for each currency in use that implies its country', () => {
    expect(IN_USE.map((currency) => storeOrRefusal(currency)).filter((one) => typeof one === 'string')).toEqual([]);
  });

  it.each([...EU_COUNTRIES, 'MC'])('sells in euros in %s', (country) => {
    const made = storeOrRefusal('EUR', country);
    expect(typeof made === 'object' ? ownStoreFaults(made) : made).toEqual([]);
  });

  it('is refused in a country that the shop cannot sell in', () => {
    expect(storeOrRefusal('EUR', 'XK')).toMatch(/^--country must name the country .* its country must be/);
  });

  it.each([
    ['GBP', undefined, { code: 'uk', country: 'UK', locale: 'en-GB' }],
    ['GBP', 'UK', { code: 'uk', country: 'UK', locale: 'en-GB' }],
    ['EUR', 'de', { code: 'de-eur', country: 'DE', locale: 'de-DE' }],
    ['PLN', undefined, { code: 'pl', country: 'PL', locale: 'pl-PL' }],
  ])('in %s of %s has its own code', (currency, country, store) => {
    expect(storeOrRefusal(currency, country)).toMatchObject(store);
  });
});
