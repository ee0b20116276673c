/** By which an address names the draft of a design that its page is shown with. */
export const DRAFT_PARAMETER = 'design-draft';

/** The address of a page with a draft on it. */
export function draftAddress(path: string, key: string): string {
  const [before = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(DRAFT_PARAMETER, key);
  return `${before}?${parameters.toString()}`;
}
