import { short } from '../material/outline';
import type { Cut } from '../spec/drawing-spec';

/** What a photographer goes near to: the middle of the picture, how near, and how the camera is turned, in degrees. */
interface Detail {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

/** Things that are not known by their cloth: the dial and crown of a watch, the strings of a racket, the felt of a ball. */
const DETAILS: ReadonlyMap<Cut, Detail> = new Map([
  ['watch', { x: 212, y: 232, scale: 2.15, turn: -14 }],
  ['field-watch', { x: 212, y: 232, scale: 2.15, turn: -14 }],
  ['chronograph', { x: 212, y: 232, scale: 2.15, turn: -14 }],
  ['racket', { x: 214, y: 170, scale: 2.5, turn: 16 }],
  ['tennis-balls', { x: 200, y: 176, scale: 2.6, turn: 9 }],
]);

/** The transform that brings the detail of a thing near; undefined for what is shown by its cloth. */
export function detailOf(cut: Cut): string | undefined {
  const detail = DETAILS.get(cut);
  if (detail === undefined) return undefined;
  const { x, y, scale, turn } = detail;
  return `translate(200 248) rotate(${short(turn)}) scale(${short(scale)}) translate(${short(-x)} ${short(-y)})`;
}
