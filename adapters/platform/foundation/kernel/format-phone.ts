import { parsePhoneNumberFromString, isSupportedCountry } from 'libphonenumber-js/min';

export function formatPhone(phone: string, countryId: string | undefined): string {
  const code = countryId === 'UK' ? 'GB' : countryId;
  const country = code !== undefined && isSupportedCountry(code) ? code : undefined;
  const number = parsePhoneNumberFromString(phone, country);
  return number?.isPossible() === true ? number.formatInternational() : phone.trim();
}
