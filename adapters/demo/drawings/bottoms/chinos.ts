import type { CutDrawing } from '../material/cut-drawing';
import { AXIS } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, cord, ribbing, seam, topstitch, twinStitch } from '../material/thread';
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

export const LONG: Legs = {
  waist: 68,
  waistY: 44,
  hip: 87,
  hipY: 128,
  crotchY: 178,
  kneeOut: 78,
  kneeIn: 9,
  kneeY: 296,
  hemOut: 72,
  hemIn: 18,
  hemY: 448,
  dip: 8,
};
const JOG: Legs = { ...LONG, hip: 91, kneeOut: 82, kneeIn: 8, hemOut: 66, hemIn: 22, hemY: 424, waist: 66, dip: 5 };
export const SHORT: Legs = {
  waist: 86,
  waistY: 112,
  hip: 113,
  hipY: 216,
  crotchY: 272,
  kneeOut: 121,
  kneeIn: 8,
  kneeY: 336,
  hemOut: 124,
  hemIn: 12,
  hemY: 372,
  dip: 9,
};
const SWIM: Legs = { ...SHORT, hip: 115, hemOut: 130, kneeOut: 125, hemY: 350, kneeY: 322, dip: 5 };
const TIGHT: Legs = {
  waist: 58,
  waistY: 46,
  hip: 76,
  hipY: 130,
  crotchY: 166,
  kneeOut: 58,
  kneeIn: 12,
  kneeY: 298,
  hemOut: 44,
  hemIn: 18,
  hemY: 448,
  dip: 6,
};

export function slantPockets(sketch: Sketch, l: Legs, band: number, scale = 1): void {
  const y = l.waistY + band;
  sketch.both((flip) => {
    const line = `M${AXIS + l.waist - 24 * scale} ${y + 4}L${AXIS + l.hip - 8} ${y + 58 * scale}`;
    seam(sketch, flip(line));
    topstitch(sketch, flip(`M${AXIS + l.waist - 27 * scale} ${y + 5}L${AXIS + l.hip - 11} ${y + 60 * scale}`));
    sketch.fold(AXIS + l.waist - 22, y + 8, AXIS + l.hip - 8, y + 56, 3, 4, -0.3);
  });
}

export function weltPockets(sketch: Sketch, l: Legs, y: number, width: number): void {
  sketch.both((flip, side) => {
    const x = AXIS + 20;
    sketch.part(flip(`M${x} ${y}L${x + width} ${y - 2}L${x + width} ${y + 5}L${x} ${y + 7}Z`), {
      height: 0.68,
      edge: 0.9,
    });
    button(sketch, AXIS + side * (20 + width / 2), y + 14, 2.4);
    seam(sketch, flip(`M${x + width / 2} ${l.waistY + 18}L${x + width / 2} ${y - 4}`), 0.7);
  });
}

function tailored(l: Legs, crease: boolean): CutDrawing['draw'] {
  return (sketch, back) => {
    if (!back) waistInside(sketch, l);
    sketch.part(legsOutline(l, back), { height: 0.6 });
    drapeLegs(sketch, l, crease ? 0.8 : 1, l.hemY - l.kneeY > 100 ? 1 : 0);
    sketch.both((flip) => {
      twinStitch(sketch, flip(legHem(l, 10)), 0.4);
      if (crease) {
        const mid = (l.hemOut + l.hemIn) / 2;
        sketch.groove(
          flip(
            `M${AXIS + l.hip * 0.5} ${l.waistY + 50}C${AXIS + l.hip * 0.52} ${l.crotchY} ${AXIS + mid} ${l.kneeY} ${AXIS + mid} ${l.hemY}`,
          ),
          1.6,
          0.55,
        );
      }
    });
    if (back) {
      seam(sketch, `M${AXIS} ${l.waistY + 16}L${AXIS} ${l.crotchY}`);
      weltPockets(sketch, l, l.waistY + 56, 42);
    } else {
      slantPockets(sketch, l, 16);
      centreSeam(sketch, l, 16);
      topstitch(sketch, flyStitch(l, 16));
    }
    sketch.part(waistbandOutline(l, 16, back), { over: true, height: 0.68 });
    topstitch(sketch, waistLine(l, 13, back));
    for (const half of back ? [-50, 0, 50] : [-42, 42]) {
      const y = l.waistY + (back ? -1 : l.dip * 0.6);
      sketch.part(
        `M${AXIS + half - 2.5} ${y - 1}L${AXIS + half + 2.5} ${y - 1}L${AXIS + half + 2.5} ${y + 19}L${AXIS + half - 2.5} ${y + 19}Z`,
        { over: true, height: 0.74 },
      );
    }
    if (!back) button(sketch, AXIS + 3, l.waistY + l.dip + 8, 3.4, '#5b4a38');
  };
}

export const chinos: CutDrawing = {
  stage: 'flat',
  kids: [0.92, 0.76],
  draw(sketch, back) {
    const crease = sketch.chance.maybe(0.4);
    if (crease) sketch.shows('crease');
    const slim = sketch.chance.pick(0, 4, 8);
    tailored({ ...LONG, hemOut: LONG.hemOut - slim, kneeOut: LONG.kneeOut - slim * 0.7 }, crease)(sketch, back);
  },
};

export const cargo: CutDrawing = {
  stage: 'flat',
  kids: [0.92, 0.76],
  draw(sketch, back) {
    tailored({ ...LONG, kneeOut: LONG.kneeOut + 5, hemOut: LONG.hemOut + 2 }, false)(sketch, back);
    sketch.shows('cargo-pockets');
    sketch.both((flip, side) => {
      const [x, y] = [AXIS + 46, 226];
      sketch.part(flip(`M${x} ${y}L${x + 39} ${y - 3}L${x + 38} ${y + 58}L${x} ${y + 61}Z`), {
        over: true,
        height: 0.74,
        turn: side * -2,
      });
      topstitch(sketch, flip(`M${x + 3} ${y + 14}L${x + 3} ${y + 57}L${x + 35} ${y + 54}L${x + 36} ${y + 13}`));
      sketch.part(
        flip(`M${x - 2} ${y - 6}L${x + 41} ${y - 9}L${x + 40} ${y + 9}L${x + 19} ${y + 15}L${x - 2} ${y + 12}Z`),
        { over: true, height: 0.8, turn: side * -2 },
      );
      button(sketch, AXIS + side * 65, y + 7, 2.6);
    });
  },
};

export const shorts: CutDrawing = {
  stage: 'flat',
  kids: [0.92, 0.86],
  draw(sketch, back) {
    elastic(sketch, { ...SHORT, hemY: SHORT.hemY + 2 + sketch.chance.between(0, 20), dip: 5 }, back, false);
  },
};

export const chinoShorts: CutDrawing = {
  stage: 'flat',
  kids: [0.92, 0.86],
  draw(sketch, back) {
    sketch.shows('fly');
    tailored({ ...SHORT, hemY: SHORT.hemY + 2 + sketch.chance.between(0, 20) }, false)(sketch, back);
  },
};

export function elasticWaist(sketch: Sketch, l: Legs, back: boolean, height: number): void {
  sketch.part(waistbandOutline(l, height, back), { fill: 'trim', over: true, height: 0.68 });
  ribbing(sketch, waistLine(l, height / 2, back), height, 5);
  topstitch(sketch, waistLine(l, height * 0.36, back));
  topstitch(sketch, waistLine(l, height * 0.7, back));
  const c = sketch.chance;
  for (let i = -7; i <= 7; i++) {
    const x = AXIS + (i / 7.5) * l.waist;
    const y = l.waistY + height + (back ? 0 : l.dip * (1 - (i / 7.5) ** 2));
    sketch.fold(x, y, x * 1.06 - AXIS * 0.06, y + c.between(14, 34), 0, 2.4, i % 2 === 0 ? 0.36 : -0.36);
  }
}

export function cords(sketch: Sketch, l: Legs, height: number): void {
  const c = sketch.chance;
  const y = l.waistY + l.dip + height * 0.55;
  const color = sketch.spec.print === 'solid' ? sketch.tones.trim : sketch.tones.accent;
  for (const side of [-1, 1]) {
    const x = AXIS + side * 6;
    cord(
      sketch,
      `M${x} ${y}C${x + side * 6} ${y + 20} ${x + side * c.between(-2, 6)} ${y + 34} ${x + side * c.between(3, 8)} ${y + c.between(48, 62)}`,
      color,
      2.8,
    );
  }
}

export function elastic(sketch: Sketch, l: Legs, back: boolean, cuffed: boolean): void {
  const height = 18;
  if (!back) waistInside(sketch, l);
  if (cuffed) {
    sketch.both((flip) => {
      const [o, i, y] = [AXIS + l.hemOut - 3, AXIS + l.hemIn + 3, l.hemY - 2];
      sketch.part(flip(`M${o} ${y}L${i} ${y}L${i + 2} ${y + 26}Q${(o + i) / 2} ${y + 29} ${o - 3} ${y + 25}Z`), {
        fill: 'trim',
        height: 0.52,
      });
      ribbing(sketch, flip(`M${o - 1} ${y + 13}L${i} ${y + 13}`), 27, 3);
    });
  }
  sketch.part(legsOutline(l, back), { height: 0.62, over: cuffed });
  drapeLegs(sketch, l, 1.1, l.hemY - l.kneeY > 100 ? 1 : 0);
  sketch.both((flip) => {
    stripe(sketch, flip, l);
    if (!cuffed) twinStitch(sketch, flip(legHem(l, 9)), 2.4);
  });
  seam(sketch, `M${AXIS} ${l.waistY + height}L${AXIS} ${l.crotchY}`);
  if (!back) slantPockets(sketch, l, height);
  else weltPockets(sketch, l, l.waistY + 60, 40);
  elasticWaist(sketch, l, back, height);
  if (!back) cords(sketch, l, height);
}

export function stripe(sketch: Sketch, flip: (d: string) => string, l: Legs): void {
  if (sketch.spec.print !== 'colourblock' && !(sketch.spec.accent !== undefined && sketch.spec.print === 'solid'))
    return;
  const line = (inset: number): string =>
    `${AXIS + l.waist + 2 - inset} ${l.waistY + 18}C${AXIS + l.waist + 6 - inset} ${l.waistY + 40} ${AXIS + l.hip - inset} ${l.hipY - 30} ${AXIS + l.hip - inset} ${l.hipY}C${AXIS + l.hip - inset} ${l.hipY + (l.kneeY - l.hipY) * 0.45} ${AXIS + l.kneeOut + 1 - inset} ${l.kneeY - (l.kneeY - l.hipY) * 0.3} ${AXIS + l.kneeOut - inset} ${l.kneeY}C${AXIS + l.kneeOut - 1 - inset} ${l.kneeY + (l.hemY - l.kneeY) * 0.4} ${AXIS + l.hemOut - inset} ${l.hemY - (l.hemY - l.kneeY) * 0.4} ${AXIS + l.hemOut - inset} ${l.hemY}`;
  const width = sketch.spec.print === 'colourblock' ? 14 : 5;
  sketch.paint(
    `<path d="${flip(`M${line(width / 2 + 2)}`)}" fill="none" stroke="${sketch.tones.accent}" stroke-width="${width}"/>`,
  );
}

export const joggers: CutDrawing = {
  stage: 'flat',
  kids: [0.92, 0.76],
  draw(sketch, back) {
    elastic(sketch, JOG, back, true);
  },
};

export const swimShorts: CutDrawing = {
  stage: 'flat',
  kids: [0.92, 0.86],
  draw(sketch, back) {
    elastic(sketch, { ...SWIM, hemY: SWIM.hemY + sketch.chance.between(-14, 20) }, back, false);
  },
};

function tights(l: Legs): CutDrawing['draw'] {
  return (sketch, back) => {
    sketch.part(legsOutline(l, back), { height: 0.6 });
    drapeLegs(sketch, l, 0.7, 0);
    sketch.both((flip, side) => {
      stripe(sketch, flip, l);
      topstitch(sketch, flip(legHem(l, 7)));
      const panel = `M${AXIS + l.waist - 8} ${l.waistY + 36}C${AXIS + 44} 170 ${AXIS + 26} 240 ${AXIS + 44} 300`;
      if (!back) {
        seam(sketch, flip(panel));
        topstitch(
          sketch,
          flip(`M${AXIS + l.waist - 11} ${l.waistY + 36}C${AXIS + 41} 170 ${AXIS + 23} 240 ${AXIS + 41} 300`),
        );
      }
      sketch.fold(AXIS + side * (l.kneeIn + 4), l.kneeY - 4, AXIS + side * (l.kneeOut - 8), l.kneeY - 10, 3, 3.4, -0.3);
    });
    seam(sketch, `M${AXIS} ${l.waistY + 34}L${AXIS} ${l.crotchY}`);
    sketch.part(waistbandOutline(l, 34, back), { over: true, height: 0.68, fill: 'block' });
    topstitch(sketch, waistLine(l, 31, back));
    if (back) {
      seam(sketch, `M${AXIS - 18} ${l.waistY + 16}L${AXIS + 18} ${l.waistY + 16}`, 1.4);
      sketch.top(`<path d="M218 62v9" stroke="#8d8a83" stroke-width="3"/>`);
    }
  };
}

export const leggings: CutDrawing = {
  stage: 'flat',
  kids: [0.92, 0.76],
  draw(sketch, back) {
    const cropped = sketch.chance.maybe(0.3);
    tights(cropped ? { ...TIGHT, hemY: 410, hemOut: 46 } : TIGHT)(sketch, back);
  },
};

export const jammer: CutDrawing = {
  stage: 'flat',
  kids: [0.92, 0.86],
  draw(sketch, back) {
    sketch.shows('knee-length');
    tights({ ...TIGHT, kneeY: 236, kneeOut: 66, kneeIn: 10, hemY: 292, hemOut: 61, hemIn: 13 })(sketch, back);
    if (!back) cords(sketch, { ...TIGHT, waistY: 50 }, 34);
  },
};
