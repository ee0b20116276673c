/** What a history entry remembers of its page. */
export interface ScrollState {
  readonly scroll?: number;
  /** Pixels that the content was high, the foot of the page aside. */
  readonly height?: number;
  /** The first product in view and how far its upper edge is from that of the window: heights of what is not seen are guesses. */
  readonly anchor?: { readonly sku: string; readonly top: number };
}

/** Custom property of a height that a page keeps until its content has it. */
export const HELD = '--held-height';

export function heightOf({ document }: Window): number {
  return document.querySelector('main')?.offsetHeight ?? 0;
}

export function products(window: Window): readonly HTMLElement[] {
  return [...window.document.querySelectorAll<HTMLElement>('main [data-sku]')];
}
