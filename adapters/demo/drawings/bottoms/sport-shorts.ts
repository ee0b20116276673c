import type { CutDrawing } from '../material/cut-drawing';
import { AXIS, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { seam, topstitch } from '../material/thread';
import { cords, elastic, elasticWaist, SHORT, stripe } from './chinos';
import { drapeLegs, legsOutline, waistInside } from './trousers';
import type { Legs } from './trousers';

const FIVE: Legs = { ...SHORT, hip: 116, kneeOut: 126, kneeY: 298, hemOut: 136, hemIn: 9, hemY: 322, dip: 5 };
const SEVEN: Legs = { ...SHORT, hemY: 352, kneeY: 322, dip: 5 };
const SPLIT = 56;

function frontPanel(l: Legs): string {
  const split = l.hemY - SPLIT;
  return whole(
    `M${AXIS} ${l.waistY + l.dip}Q${AXIS + l.waist * 0.6} ${l.waistY + l.dip} ${AXIS + l.waist} ${l.waistY}C${AXIS + l.waist + 5} ${l.waistY + 28} ${AXIS + l.hip} ${l.hipY - 30} ${AXIS + l.hip} ${l.hipY}Q${AXIS + l.hip + 2} ${split - 20} ${AXIS + l.hip + 4} ${split}C${AXIS + l.hip + 2} ${split + 34} ${AXIS + l.hip - 10} ${l.hemY} ${AXIS + l.hip - 42} ${l.hemY + 2}Q${AXIS + 50} ${l.hemY + 5} ${AXIS + l.hemIn} ${l.hemY + 1}C${AXIS + l.hemIn} ${l.hemY - 16} ${AXIS + 3} ${l.crotchY + 12} ${AXIS} ${l.crotchY}`,
  );
}

function splitHem(sketch: Sketch, l: Legs): void {
  const split = l.hemY - SPLIT;
  sketch.both((flip) => {
    const edge = `M${AXIS + l.hip} ${split - 2}C${AXIS + l.hip - 3} ${split + 30} ${AXIS + l.hip - 15} ${l.hemY - 5} ${AXIS + l.hip - 43} ${l.hemY - 4}Q${AXIS + 50} ${l.hemY - 1} ${AXIS + l.hemIn} ${l.hemY - 5}`;
    topstitch(sketch, flip(edge));
    sketch.paint(
      `<path d="${flip(`M${AXIS + l.hip - 7} ${split - 3}L${AXIS + l.hip + 3} ${split - 1}`)}" stroke="${sketch.tones.accent}" stroke-width="3.4" fill="none"/>`,
    );
  });
}

export const splitShorts: CutDrawing = {
  stage: 'flat',
  kids: [0.92, 0.86],
  draw(sketch, back) {
    sketch.shows('five-inch', 'side-split');
    if (!back) waistInside(sketch, FIVE);
    sketch.part(legsOutline(FIVE, back), { height: 0.5, fill: 'inside', edge: 0.8 });
    sketch.part(frontPanel(FIVE), { height: 0.64, over: true, edge: 0.9 });
    drapeLegs(sketch, FIVE, 0.8, 0);
    sketch.both((flip) =>
      stripe(sketch, flip, {
        ...FIVE,
        kneeOut: FIVE.hip + 2,
        hemOut: FIVE.hip + 4,
        kneeY: FIVE.hemY - SPLIT - 10,
        hemY: FIVE.hemY - SPLIT,
      }),
    );
    splitHem(sketch, FIVE);
    seam(sketch, `M${AXIS} ${FIVE.waistY + 18}L${AXIS} ${FIVE.crotchY}`);
    elasticWaist(sketch, FIVE, back, 20);
    if (!back) cords(sketch, FIVE, 20);
  },
};

export const trainingShorts: CutDrawing = {
  stage: 'flat',
  kids: [0.92, 0.86],
  draw(sketch, back) {
    sketch.shows('seven-inch');
    elastic(sketch, SEVEN, back, false);
  },
};
