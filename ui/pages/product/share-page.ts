export interface Shared {
  readonly title: string;
  /** Absolute address. */
  readonly url: string;
}

/** What became of it: the device took it over, the address lies on the clipboard, or neither was allowed. */
export type ShareOutcome = 'handed-over' | 'copied' | 'refused';

/** That the shopper closed what the device shares with is no failure. */
const isTurnedDown = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Hands a page to whatever the device shares with. Where it has nothing, or the page may not use it, the address is copied. */
export async function sharePage(shared: Shared): Promise<ShareOutcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: shared.title, url: shared.url });
      return 'handed-over';
    }
  } catch (error) {
    if (isTurnedDown(error)) return 'handed-over';
  }
  try {
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
