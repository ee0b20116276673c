/** The history entry before this one (Navigation API); undefined where there is none, or the browser does not say. */
function entryBefore(): object | undefined {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (typeof navigation !== 'object' || navigation === null) return undefined;
  if (!('entries' in navigation && typeof navigation.entries === 'function' && 'currentEntry' in navigation)) {
    return undefined;
  }
  const entries: unknown = Reflect.apply(navigation.entries, navigation, []);
  if (!Array.isArray(entries)) return undefined;
  const before: unknown = entries[entries.indexOf(navigation.currentEntry) - 1];
  return typeof before === 'object' && before !== null ? before : undefined;
}

/**
 * Takes a link's fragment out of the address again, with the step in the history that it made, where the shopper pressed the link
 * before its code was here. Where the page was opened with that fragment it stays.
 * @param start what such a fragment begins with, such as `#picture-`
 */
export function leaveFragment(start: string): void {
  const { hash, href } = window.location;
  const before = entryBefore();
  if (!hash.startsWith(start) || before === undefined) return;
  const isSamePage = 'url' in before && before.url === href.slice(0, -hash.length);
  if (isSamePage && 'sameDocument' in before && before.sameDocument === true) window.history.back();
}
