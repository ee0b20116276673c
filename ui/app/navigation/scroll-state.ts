export interface ScrollState {
  readonly scroll?: number;
  /** Content height in pixels, without the footer. */
  readonly height?: number;
  /** First visible product and its offset: heights of unrendered content are estimates. */
  readonly anchor?: { readonly sku: string; readonly top: number };
}

export const HELD = '--held-height';

export function heightOf({ document }: Window): number {
  return document.querySelector('main')?.offsetHeight ?? 0;
}

export function products(window: Window): readonly HTMLElement[] {
  return [...window.document.querySelectorAll<HTMLElement>('main [data-sku]')];
}
