import { lighter } from '../material/colour';
import { AXIS, compact, mirrored, oval, short, whole } from '../material/outline';

const FORM = '#cdbfa9';
const EDGE = lighter(FORM, -0.16);

const NECK_Y = 74;

export type Arms = 'long' | 'short' | 'bare';

const ARMS: Readonly<Record<Arms, string>> = {
  long: 'M300 128C312 166 318 206 322 246L335 360',
  short: 'M292 116C312 152 326 190 334 226L350 330',
  bare: 'M284 108C300 150 306 196 308 240L312 352',
};
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

function inTone(markup: string): string {
  return `<g fill="${FORM}" stroke="${EDGE}" stroke-width=".8">${markup}</g>`;
}

function pair(draw: (d: string) => string, d: string): string {
  return draw(d) + draw(mirrored(d));
}

export function aroundTrunk(arms: Arms): string {
  const [x, y] = HANDS[arms];
  return inTone(
    pair((d) => limb(d, 62), 'M242 360L242 720') +
      pair((d) => limb(d, ARM_WIDTHS[arms]), ARMS[arms]) +
      pair(solid, oval(x, y, 15, 22)),
  );
}

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

export function column(x: number, y: number, foot: number, top: number, lean = 0): string {
  return inTone(
    solid(
      `M${x - foot} ${y}C${x - foot} ${y - 90} ${x - top + lean} ${y - 160} ${x - top + lean} -400L${x + top + lean} -400C${x + top + lean} ${y - 160} ${x + foot} ${y - 90} ${x + foot} ${y}Z`,
    ),
  );
}
