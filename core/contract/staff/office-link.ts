const NUMBER = '{number}';

export function isOfficeLink(template: string): boolean {
  return /^https?:\/\/[^\s/]+\/?\S*$/.test(template) && template.includes(NUMBER);
}

export function officeLink(template: string | undefined, number: string): string | null {
  if (template === undefined || !isOfficeLink(template)) return null;
  return template.replaceAll(NUMBER, encodeURIComponent(number));
}

export const OFFICE_LINK_RULE = 'must be empty, or an address of http or https with {number} in it';

export function isOfficeLinkOrNone(template: string): boolean {
  return template === '' || isOfficeLink(template);
}
