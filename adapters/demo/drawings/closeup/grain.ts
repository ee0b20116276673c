import { chanceOf } from '../material/chance';
import { compact, short } from '../material/outline';
import type { Tile } from '../material/texture';

type Point = readonly [number, number];

/** Returns a seamless tile of pebbled grain: cells of a jittered hexagonal lattice, `n` per side of `size` units. */
export function grainTile(name: string, size: number, n: number, jitter: number): Tile {
  const c = chanceOf('grain', name);
  const step = size / n;
  const offsets: Point[] = Array.from({ length: n * n }, () => [
    c.between(-jitter, jitter),
    c.between(-jitter, jitter),
  ]);
  const at = (col: number, row: number): Point => {
    const [dx, dy] = offsets[(((row % n) + n) % n) * n + (((col % n) + n) % n)] ?? [0, 0];
    const lean = ((row % 2) + 2) % 2 === 0 ? 0 : 0.5;
    return [(col + lean + dx) * step, (row + dy) * step];
  };
  let d = '';
  for (let row = -1; row <= n; row++) {
    const shift = ((row % 2) + 2) % 2 === 0 ? -1 : 0;
    for (let col = -1; col <= n; col++) {
      const ring: Point[] = [
        at(col + 1, row),
        at(col + 1 + shift, row + 1),
        at(col + shift, row + 1),
        at(col - 1, row),
        at(col + shift, row - 1),
        at(col + 1 + shift, row - 1),
      ];
      const [x, y] = at(col, row);
      const corners = ring.map(([px, py], i): Point => {
        const [qx, qy] = ring[(i + 1) % 6] ?? [px, py];
        return [x + ((px + qx + x) / 3 - x) * 0.84, y + ((py + qy + y) / 3 - y) * 0.84];
      });
      d += `M${corners.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}Z`;
    }
  }
  return {
    width: size,
    height: size,
    body: `<path d="M0 0H${size}V${size}H0Z" fill="#404040"/><path d="${compact(d)}" fill="#cfcfcf"/>`,
  };
}
