export const DRAFT_PARAMETER = 'design-draft';

export function draftAddress(path: string, key: string): string {
  const [before = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(DRAFT_PARAMETER, key);
  return `${before}?${parameters.toString()}`;
}
