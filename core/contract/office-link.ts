/** Stands for the number of the order in the address of the merchant's back office. */
const NUMBER = '{number}';

/** True for an address of http or https that has the place of the number. Pure. */
export function isOfficeLink(template: string): boolean {
  return /^https?:\/\/[^\s/]+\/?\S*$/.test(template) && template.includes(NUMBER);
}

/** Address of an order in the merchant's own back office; null where none is set. Pure. */
export function officeLink(template: string | undefined, number: string): string | null {
  if (template === undefined || !isOfficeLink(template)) return null;
  return template.replaceAll(NUMBER, encodeURIComponent(number));
}

/** Words of a refusal of an address that is no such template. */
export const OFFICE_LINK_RULE = 'must be empty, or an address of http or https with {number} in it';

/** True for a template, and for an empty setting. Pure. */
export function isOfficeLinkOrNone(template: string): boolean {
  return template === '' || isOfficeLink(template);
}
