import type { CutDrawing } from '../material/cut-drawing';
import { AXIS } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, seam, topstitch, twinStitch } from '../material/thread';
import { LONG, slantPockets, weltPockets } from './chinos';
import {
  centreSeam,
  drapeLegs,
  flyStitch,
  legHem,
  legsOutline,
  waistInside,
  waistLine,
  waistbandOutline,
} from './trousers';
import type { Legs } from './trousers';

/** Room over the hip, which the pleat lets out, and a narrow hem. */
const PLEATED: Legs = { ...LONG, hip: 94, kneeOut: 80, hemOut: 64, hemIn: 22 };
const BAND = 18;
/** Half widths at which the pleat leaves the waistband, and its length. */
const PLEAT = { at: 30, deep: 11, long: 96 } as const;

/** Chinos with a forward pleat above each crease, and adjusters at the sides instead of loops for a belt. */
export const pleatedChinos: CutDrawing = {
  stage: 'flat',
  kids: [0.92, 0.76],
  draw(sketch, back) {
    sketch.shows('crease');
    if (!back) waistInside(sketch, PLEATED);
    sketch.part(legsOutline(PLEATED, back), { height: 0.6 });
    drapeLegs(sketch, PLEATED, 0.8, 1);
    sketch.both((flip) => twinStitch(sketch, flip(legHem(PLEATED, 10)), 0.4));
    creases(sketch);
    if (back) {
      seam(sketch, `M${AXIS} ${PLEATED.waistY + BAND}L${AXIS} ${PLEATED.crotchY}`);
      weltPockets(sketch, PLEATED, PLEATED.waistY + 56, 42);
    } else {
      slantPockets(sketch, PLEATED, BAND);
      centreSeam(sketch, PLEATED, BAND);
      topstitch(sketch, flyStitch(PLEATED, BAND));
      pleats(sketch);
    }
    sketch.part(waistbandOutline(PLEATED, BAND, back), { over: true, height: 0.68 });
    topstitch(sketch, waistLine(PLEATED, BAND - 3, back));
    adjusters(sketch);
    if (!back) button(sketch, AXIS + 3, PLEATED.waistY + PLEATED.dip + 9, 3.4, '#5b4a38');
  },
};

/** The crease runs on from the fold of the pleat. */
function creases(sketch: Sketch): void {
  const hem = (PLEATED.hemOut + PLEATED.hemIn) / 2;
  const top = PLEATED.waistY + PLEAT.long;
  sketch.both((flip) =>
    sketch.groove(
      flip(
        `M${AXIS + PLEAT.at + 6} ${top}C${AXIS + PLEAT.at + 9} ${PLEATED.crotchY + 30} ${AXIS + hem} ${PLEATED.kneeY} ${AXIS + hem} ${PLEATED.hemY}`,
      ),
      1.8,
      0.6,
    ),
  );
}

/** The edge of a fold that opens downwards, with the cloth beneath it in shade. */
function pleats(sketch: Sketch): void {
  sketch.shows('front-pleats');
  const top = PLEATED.waistY + BAND + 4;
  const end = PLEATED.waistY + PLEAT.long + 8;
  const x = AXIS + PLEAT.at;
  sketch.both((flip, side) => {
    sketch.bump(
      flip(`M${x} ${top}C${x + 2} ${top + 30} ${x + 5} ${end - 30} ${x + 6} ${end}L${x - PLEAT.deep} ${top}Z`),
      0.5,
    );
    sketch.fold(x * side + AXIS * (1 - side) + side * 4, top + 2, AXIS + side * (PLEAT.at + 9), end, side * 2, 5, -0.5);
    seam(sketch, flip(`M${x} ${top - 3}C${x + 2} ${top + 30} ${x + 5} ${end - 30} ${x + 6} ${end}`));
    topstitch(sketch, flip(`M${x - 3} ${top - 2}L${x - 2} ${top + 13}`));
  });
}

/** A tab with its buckle at each side of the waistband. */
function adjusters(sketch: Sketch): void {
  const y = PLEATED.waistY + 8;
  sketch.both((flip, side) => {
    const x = AXIS + PLEATED.waist - 26;
    sketch.part(flip(`M${x} ${y}L${x + 24} ${y - 3}L${x + 25} ${y + 5}L${x} ${y + 7}L${x - 4} ${y + 3.5}Z`), {
      over: true,
      height: 0.76,
      edge: 0.9,
    });
    const at = AXIS + side * (PLEATED.waist - 17);
    sketch.top(`<path d="M${at - 3.5} ${y - 3}h7v11h-7z" fill="none" stroke="#8d8a82" stroke-width="1.6"/>`);
  });
}
