const MAX_NAME = 40;
const MAX_HEADER = 500;

/**
 * Returns a recognizable device name: 'Firefox, Linux'.
 * @param userAgent untrusted header value
 */
export async function deviceOf(userAgent: string | null): Promise<string | undefined> {
  if (userAgent === null || userAgent.trim() === '') return undefined;
  const { default: bowser } = await import('bowser');
  const { browser, os } = bowser.parse(userAgent.slice(0, MAX_HEADER));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? undefined : names.map((name) => name?.slice(0, MAX_NAME)).join(', ');
}
