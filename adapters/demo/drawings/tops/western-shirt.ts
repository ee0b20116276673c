import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { AXIS, across, mirrored } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { rivet, seam, topstitch } from '../material/thread';
import { bodyOutline, hemLine } from '../material/torso';
import { SHIRT, SHIRT_COLLAR, placket, shirtCuffs } from './shirt';
import { ARM, armholes, collarBack, collarFlaps, lining, longSleeves, patchPocket } from './top-parts';

function snap(sketch: Sketch, x: number, y: number, r = 3.4): void {
  sketch.shows('snaps');
  rivet(sketch, x, y, r, '#9c988e');
  rivet(sketch, x, y, r * 0.72, '#f1ece0');
}

function sawtoothPocket(sketch: Sketch, side: 1 | -1): void {
  sketch.shows('sawtooth-pockets');
  const x = AXIS + side * 52;
  patchPocket(sketch, x - 22, 166, 44, 48);
  const flap = (i: number): string =>
    `M${x - 24 + i} ${160 + i}L${x + 24 - i} ${160 + i}L${x + 24 - i} ${183 - i}L${x + 13} ${176 - i}L${x} ${189 - i}L${x - 13} ${176 - i}L${x - 24 + i} ${183 - i}Z`;
  sketch.part(flap(0), { over: true, height: 0.74 });
  topstitch(sketch, flap(2));
  for (const dx of [-17, 17]) snap(sketch, x + dx, 173, 2.6);
}

function yoke(sketch: Sketch, back: boolean): void {
  sketch.shows('pointed-yoke');
  const edge = (up: number): string =>
    back ? `M200 ${124 - up}L244 ${150 - up}L291 ${128 - up}` : `M209 ${124 - up}L252 ${151 - up}L291 ${122 - up}`;
  if (back) {
    seam(sketch, across(edge(0)));
    topstitch(sketch, across(edge(3)));
    return;
  }
  for (const d of [edge(0), mirrored(edge(0))]) seam(sketch, d);
  for (const d of [edge(3), mirrored(edge(3))]) topstitch(sketch, d);
}

export const westernShirt: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    if (!back) lining(sketch, SHIRT);
    longSleeves(sketch, SHIRT, ARM, { cuff: 0, folds: 1.25 });
    shirtCuffs(sketch, snap);
    sketch.part(bodyOutline(SHIRT, back), { over: true, height: 0.6 });
    drapeBody(sketch, SHIRT, 1.1);
    armholes(sketch, SHIRT);
    topstitch(sketch, hemLine(SHIRT, 5));
    yoke(sketch, back);
    if (back) {
      collarBack(sketch, SHIRT_COLLAR);
      return;
    }
    for (const side of [-1, 1] as const) sawtoothPocket(sketch, side);
    placket(sketch, 432);
    collarFlaps(sketch, SHIRT_COLLAR);
    for (const y of [112, 152, 194, 236, 278, 320, 362]) snap(sketch, AXIS, y);
  },
};
