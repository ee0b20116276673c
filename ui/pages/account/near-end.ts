/** A §9: orders are loaded on at about 70 % of the scroll. */
const NEAR = 0.7;

interface Scroll {
  /** Pixels above the window. */
  readonly top: number;
  /** Height of the window. */
  readonly shown: number;
  /** Height of the whole page. */
  readonly whole: number;
}

/** Whether a page is scrolled so far down that more of it is to be loaded: 70 % of the way that it can be scrolled. Pure. */
export function nearEnd({ top, shown, whole }: Scroll): boolean {
  const way = whole - shown;
  return way <= 0 || top / way >= NEAR;
}
