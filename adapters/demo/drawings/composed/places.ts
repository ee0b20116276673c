import type { Cut } from '../spec/drawing-spec';
import { unitsOf } from '../worn/scene';

/** Where a thing stands in a picture of several: its middle on the table, and how large it is there. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** From the back to the front, for two, three and four things. */
const PLACES: readonly (readonly Place[])[] = [
  [],
  [{ x: 200, y: 248, scale: 1 }],
  [
    { x: 152, y: 208, scale: 0.8 },
    { x: 288, y: 340, scale: 0.66 },
  ],
  [
    { x: 138, y: 180, scale: 0.74 },
    { x: 286, y: 224, scale: 0.64 },
    { x: 200, y: 372, scale: 0.56 },
  ],
  [
    { x: 124, y: 142, scale: 0.54 },
    { x: 282, y: 158, scale: 0.54 },
    { x: 128, y: 348, scale: 0.54 },
    { x: 286, y: 356, scale: 0.54 },
  ],
];

/** Units of a centimetre of what fills the table: half a metre of cloth. */
const LARGE = 6;
/** How much of the true difference in size is shown: a flask beside a mat would be a dot. */
const SHARE = 0.4;

/** The largest stands at the back. */
export function placesOf(cuts: readonly Cut[]): readonly { readonly index: number; readonly place: Place }[] {
  const sized = cuts.map((cut, index) => ({ index, units: unitsOf(cut) ?? LARGE }));
  const inOrder = sized.toSorted((a, b) => a.units - b.units || a.index - b.index);
  const places = PLACES[cuts.length] ?? [];
  return places.flatMap(({ x, y, scale }, at) => {
    const thing = inOrder[at];
    if (thing === undefined) return [];
    const factor = Math.min(1, (LARGE / thing.units) ** SHARE);
    return [{ index: thing.index, place: { x, y, scale: scale * factor } }];
  });
}
