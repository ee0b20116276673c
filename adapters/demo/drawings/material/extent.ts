export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** Returns the bounding box of a path (absolute M L Q C Z), extended by `wider` on each side. */
export function extentOfPath(d: string, wider = 0): Extent {
  const points = (d.match(NUMBER) ?? []).map(Number);
  const across = points.filter((_value, at) => at % 2 === 0);
  const down = points.filter((_value, at) => at % 2 === 1);
  const x = Math.min(...across) - wider;
  const y = Math.min(...down) - wider;
  return { x, y, width: Math.max(...across) + wider - x, height: Math.max(...down) + wider - y };
}

export function extentOfBoth(a: Extent, b: Extent): Extent {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}
