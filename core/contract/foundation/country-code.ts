/** Maps 'UK' to ISO 'GB'. */
export function countryCode(code: string): string {
  return code === 'GB' ? 'UK' : code;
}
