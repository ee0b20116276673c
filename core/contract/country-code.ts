/** A country's code as the shop lists it: the specification's 'UK' is ISO's 'GB', and both are taken for one country. Pure. */
export function countryCode(code: string): string {
  return code === 'GB' ? 'UK' : code;
}
