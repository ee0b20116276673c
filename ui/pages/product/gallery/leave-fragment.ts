/** The previous history entry (Navigation API), if available. */
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
 * Removes the fragment and history entry of a link followed before hydration. A fragment that the page was opened with
 * stays.
 * @param start prefix of the fragment, such as `#picture-`
 */
export function leaveFragment(start: string): void {
  const { hash, href } = window.location;
  const before = entryBefore();
  if (!hash.startsWith(start) || before === undefined) return;
  const isSamePage = 'url' in before && before.url === href.slice(0, -hash.length);
  if (isSamePage && 'sameDocument' in before && before.sameDocument === true) window.history.back();
}
