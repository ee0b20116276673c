import { short } from '../material/outline';
import type { Cut } from '../spec/drawing-spec';

interface Detail {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

const DETAILS: ReadonlyMap<Cut, Detail> = new Map([
  ['watch', { x: 212, y: 232, scale: 2.15, turn: -14 }],
  ['field-watch', { x: 212, y: 232, scale: 2.15, turn: -14 }],
  ['chronograph', { x: 212, y: 232, scale: 2.15, turn: -14 }],
  ['racket', { x: 214, y: 170, scale: 2.5, turn: 16 }],
  ['tennis-balls', { x: 200, y: 176, scale: 2.6, turn: 9 }],
]);

/** Returns the zoom transform; undefined if the cut is shown by its cloth. */
export function detailOf(cut: Cut): string | undefined {
  const detail = DETAILS.get(cut);
  if (detail === undefined) return undefined;
  const { x, y, scale, turn } = detail;
  return `translate(200 248) rotate(${short(turn)}) scale(${short(scale)}) translate(${short(-x)} ${short(-y)})`;
}
