import { lighter } from '../material/colour';
import { AXIS, compact, mirrored, oval, short, whole } from '../material/outline';

/** The figure that wears things: a dressmaker's form, drawn in one tone of the paper, without a face. */
const FORM = '#cdbfa9';
const EDGE = lighter(FORM, -0.16);

/** Where a figure of natural size has its joints, as half widths from the axis and heights: a top laid on it has its shoulders here. */
const NECK_Y = 74;

/** How the arms hang: as the sleeves lie, or down at the sides where there are none. */
export type Arms = 'long' | 'short' | 'bare';

const ARMS: Readonly<Record<Arms, string>> = {
  long: 'M300 128C312 166 318 206 322 246L335 360',
  short: 'M292 116C312 152 326 190 334 226L350 330',
  bare: 'M284 108C300 150 306 196 308 240L312 352',
};
/** An arm in a sleeve is narrow, so that no cut shows it beside the sleeve. */
const ARM_WIDTHS: Readonly<Record<Arms, number>> = { long: 22, short: 33, bare: 33 };
const HANDS: Readonly<Record<Arms, readonly [number, number]>> = {
  long: [336, 384],
  short: [354, 352],
  bare: [313, 376],
};

function limb(d: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${FORM}" stroke-width="${short(width)}" stroke-linecap="round"/>`;
}

function solid(d: string): string {
  return `<path d="${compact(d)}"/>`;
}

/** What is given in the colour of the form: its edge is said once. */
function inTone(markup: string): string {
  return `<g fill="${FORM}" stroke="${EDGE}" stroke-width=".8">${markup}</g>`;
}

/** Both sides of what is given for the right one. */
function pair(draw: (d: string) => string, d: string): string {
  return draw(d) + draw(mirrored(d));
}

/**
 * Arms and thighs, as much as is seen of a figure beside and below what covers its trunk: a picture with a coat on it has little weight
 * left for what nobody sees.
 */
export function aroundTrunk(arms: Arms): string {
  const [x, y] = HANDS[arms];
  return inTone(
    pair((d) => limb(d, 62), 'M242 360L242 720') +
      pair((d) => limb(d, ARM_WIDTHS[arms]), ARMS[arms]) +
      pair(solid, oval(x, y, 15, 22)),
  );
}

/** Trunk, arms and legs, from the shoulders to the feet: what lies beneath the clothes. */
export function body(arms: Arms): string {
  const [x, y] = HANDS[arms];
  const trunk =
    'M200 70C236 72 282 82 296 104C300 150 284 176 276 206C270 240 268 262 272 286C280 316 290 344 292 372Q246 392 200 392';
  return inTone(
    pair((d) => limb(d, 62), 'M244 380C246 470 238 520 236 560C238 620 232 668 230 704') +
      pair(solid, 'M214 700L246 700C250 716 262 726 266 738L214 738Z') +
      pair((d) => limb(d, ARM_WIDTHS[arms]), ARMS[arms]) +
      pair(solid, oval(x, y, 15, 22)) +
      solid(whole(trunk)),
  );
}

/**
 * Neck and head, which come out of what is worn.
 * @param neckY height of the neckline at the shoulder
 */
export function head(neckY = NECK_Y): string {
  const y = neckY - NECK_Y;
  const at = (d: string) => `<g transform="translate(0 ${short(y)})">${d}</g>`;
  return at(
    inTone(
      solid('M176 30L224 30C222 52 224 62 230 74C222 92 212 98 200 98C188 98 178 92 170 74C176 62 178 52 176 30Z') +
        solid(oval(AXIS, -12, 39, 52)),
    ),
  );
}

/** A leg or forearm that comes out of a shoe, a sock or a glove: a tapered column up to the edge of the picture. */
export function column(x: number, y: number, foot: number, top: number, lean = 0): string {
  return inTone(
    solid(
      `M${x - foot} ${y}C${x - foot} ${y - 90} ${x - top + lean} ${y - 160} ${x - top + lean} -400L${x + top + lean} -400C${x + top + lean} ${y - 160} ${x + foot} ${y - 90} ${x + foot} ${y}Z`,
    ),
  );
}
