import type { CutDrawing } from '../material/cut-drawing';
import { AXIS, across, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, seam, topstitch } from '../material/thread';
import { backPockets, fade, frontPockets, JEANS_BAND, loops, patch } from './jeans';
import { centreSeam, flyStitch, waistInside, waistLine, waistbandOutline } from './trousers';
import type { Legs } from './trousers';

/** Waist and hips of jeans; below the fly there is one tube instead of two. */
const HIPS: Legs = {
  waist: 76,
  waistY: 76,
  hip: 100,
  hipY: 168,
  crotchY: 172,
  kneeOut: 92,
  kneeIn: 0,
  kneeY: 336,
  hemOut: 104,
  hemIn: 0,
  hemY: 366,
  dip: 9,
};
const SLIT = 84;
/** Half width at which the yoke meets the side seams, as jeans have it at the hip. */
const YOKE = 92;

/** A skirt stitched like a pair of jeans: fly, five pockets, loops and a yoke, and a slit at the back. */
export const denimSkirt: CutDrawing = {
  stage: 'flat',
  kids: [0.94, 0.82],
  draw(sketch, back) {
    const hem = HIPS.hemY + sketch.chance.between(-16, 8);
    sketch.shows('short', 'fly');
    if (!back) waistInside(sketch, HIPS);
    sketch.part(outline(hem, back), { height: 0.6 });
    fade(sketch, HIPS);
    drape(sketch, hem);
    topstitch(sketch, hemLine(hem, 7));
    if (back) {
      backPockets(sketch, { ...HIPS, hip: YOKE });
      seam(sketch, `M${AXIS} ${HIPS.waistY + JEANS_BAND}L${AXIS} ${hem + 11}`);
      sketch.fold(204, hem - SLIT, 206, hem + 11, 0, 6, -0.5);
    } else {
      frontPockets(sketch, HIPS);
      centreSeam(sketch, { ...HIPS, crotchY: hem + 11 }, JEANS_BAND);
      topstitch(sketch, flyStitch(HIPS, JEANS_BAND));
      topstitch(sketch, flyStitch(HIPS, JEANS_BAND, 3));
    }
    sketch.part(waistbandOutline(HIPS, JEANS_BAND, back), { over: true, height: 0.7 });
    topstitch(sketch, waistLine(HIPS, 2.5, back));
    topstitch(sketch, waistLine(HIPS, JEANS_BAND - 3, back));
    loops(sketch, HIPS, back ? [-56, 0, 56] : [-44, 44], back);
    if (back) patch(sketch, HIPS);
    else button(sketch, AXIS, HIPS.waistY + HIPS.dip + 8, 4.4, '#b98a55');
  },
};

function outline(hem: number, back: boolean): string {
  const { waist, waistY, hip, hipY, dip } = HIPS;
  const top = waistY + (back ? -1 : dip);
  return whole(
    `M${AXIS} ${top}Q${AXIS + waist * 0.6} ${top} ${AXIS + waist} ${waistY}` +
      `C${AXIS + waist + 6} ${waistY + 32} ${AXIS + hip} ${hipY - 38} ${AXIS + hip + 1} ${hipY}` +
      `C${AXIS + hip + 4} ${hipY + 70} ${AXIS + HIPS.hemOut} ${hem - 70} ${AXIS + HIPS.hemOut} ${hem}` +
      `Q${AXIS + HIPS.hemOut * 0.55} ${hem + 11} ${AXIS} ${hem + 11}`,
  );
}

function hemLine(hem: number, up: number): string {
  const y = hem - up;
  return across(`M${AXIS} ${y + 11}Q${AXIS + HIPS.hemOut * 0.55} ${y + 11} ${AXIS + HIPS.hemOut} ${y}`);
}

function drape(sketch: Sketch, hem: number): void {
  const { chance } = sketch;
  for (const side of [-1, 1] as const) {
    const x = (half: number): number => AXIS + side * half;
    sketch.fold(x(96), HIPS.hipY - 4, x(26), HIPS.hipY + chance.between(4, 20), side * 6, 6, 0.26);
    sketch.fold(x(98), HIPS.hipY + 16, x(34), HIPS.hipY + chance.between(28, 46), side * 6, 6, -0.28);
    sketch.fold(x(chance.between(44, 62)), hem + 6, x(chance.between(52, 70)), HIPS.hipY + 70, side * 4, 9, 0.24);
  }
}
