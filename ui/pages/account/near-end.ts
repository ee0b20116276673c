const NEAR = 0.7;

interface Scroll {
  readonly top: number;
  readonly shown: number;
  readonly whole: number;
}

/** Returns true when scrolled past 70 % of the scrollable height. Pure. */
export function nearEnd({ top, shown, whole }: Scroll): boolean {
  const way = whole - shown;
  return way <= 0 || top / way >= NEAR;
}
