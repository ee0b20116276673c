export interface Shared {
  readonly title: string;
  readonly url: string;
}

export type ShareOutcome = 'handed-over' | 'copied' | 'refused';

/** Dismissing the share sheet is no failure. */
const isTurnedDown = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the share sheet, or copies the URL if unavailable or denied. */
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
