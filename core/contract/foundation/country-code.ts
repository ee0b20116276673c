/** Maps ISO 'GB' to the shop's 'UK'. */
export function countryCode(code: string): string {
  return code === 'GB' ? 'UK' : code;
}

/** Maps 'UK' back to ISO 'GB', for `Intl` and outside services. */
export function isoCountry(code: string): string {
  return code === 'UK' ? 'GB' : code;
}
