/** Longer than the names of any browser and system. */
const MOST_NAME = 40;
const MOST_HEADER = 500;

/**
 * What a device is called by which somebody knows it again: 'Firefox, Linux'. Version and model are left out: they tell nobody more and are
 * nobody's business.
 * @param userAgent the header of that name; what it says is the sender's own, so that it is cut
 * @returns undefined where it says nothing
 */
export async function deviceOf(userAgent: string | null): Promise<string | undefined> {
  if (userAgent === null || userAgent.trim() === '') return undefined;
  const { default: bowser } = await import('bowser');
  const { browser, os } = bowser.parse(userAgent.slice(0, MOST_HEADER));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? undefined : names.map((name) => name?.slice(0, MOST_NAME)).join(', ');
}
