import { parsePhoneNumberFromString, isSupportedCountry } from 'libphonenumber-js/min';

/**
 * A phone number as it is written internationally: '+1 212 555 0100'. What is no number of any country stays as it was typed. Pure.
 * @param countryId two letters; for numbers without their country's code
 */
export function formatPhone(phone: string, countryId: string | undefined): string {
  const country = countryId !== undefined && isSupportedCountry(countryId) ? countryId : undefined;
  const number = parsePhoneNumberFromString(phone, country);
  return number?.isPossible() === true ? number.formatInternational() : phone.trim();
}
