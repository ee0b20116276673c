import { parsePhoneNumberFromString, isSupportedCountry } from 'libphonenumber-js/min';

export function formatPhone(phone: string, countryId: string | undefined): string {
  const country = countryId !== undefined && isSupportedCountry(countryId) ? countryId : undefined;
  const number = parsePhoneNumberFromString(phone, country);
  return number?.isPossible() === true ? number.formatInternational() : phone.trim();
}
