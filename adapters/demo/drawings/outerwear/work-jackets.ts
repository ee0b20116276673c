import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { AXIS, across, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, rivet, seam, topstitch } from '../material/thread';
import { bodyOutline, hemLine } from '../material/torso';
import type { Sleeve, Torso } from '../material/torso';
import {
  armholes,
  collarBack,
  collarFlaps,
  cuffOutline,
  lining,
  longSleeves,
  patchPocket,
  type Collar,
} from '../tops/top-parts';

const TRUCKER: Torso = {
  neck: 37,
  neckY: 78,
  drop: 32,
  backDrop: 6,
  shoulder: 103,
  shoulderY: 103,
  chest: 104,
  armY: 192,
  waist: 100,
  waistY: 290,
  hem: 95,
  hemY: 366,
  dip: 3,
};

const CHORE: Torso = { ...TRUCKER, waist: 103, waistY: 300, hem: 105, hemY: 428, dip: 4 };

const ARM: Sleeve = { elbowOut: [150, 240], elbowIn: [106, 252], endOut: [158, 358], endIn: [121, 369] };

const COLLAR: Collar = { neck: 36, top: 75, wing: [53, 97], tip: [40, 146], throat: 110 };

function metalOf(sketch: Sketch): string {
  return sketch.spec.fabric === 'denim' ? '#b98a55' : '#a9a69d';
}

function metalButton(sketch: Sketch, x: number, y: number, r = 3.4): void {
  sketch.shows('buttons', 'metal-buttons');
  rivet(sketch, x, y, r, metalOf(sketch));
}

function sleeves(sketch: Sketch, t: Torso, cuff: number): void {
  longSleeves(sketch, t, ARM, { cuff: 0, folds: 1.15 });
  sketch.both((flip, side) => {
    const [ox, oy] = ARM.endOut;
    const [ix, iy] = ARM.endIn;
    sketch.part(flip(cuffOutline(ARM, cuff, 2)), { over: true, height: 0.66, turn: side * -9 });
    topstitch(sketch, flip(`M${AXIS + ox - 1} ${oy + 3}L${AXIS + ix + 3} ${iy + 3}`));
    topstitch(sketch, flip(`M${AXIS + ox} ${oy + cuff - 4}L${AXIS + ix + 6} ${iy + cuff - 4}`));
  });
}

function placket(sketch: Sketch, top: number, bottom: number): void {
  sketch.part(`M189 ${top}L211 ${top}L211 ${bottom}L189 ${bottom}Z`, { over: true, height: 0.67, edge: 0.5 });
  topstitch(sketch, `M192 ${top + 8}L192 ${bottom}`);
  topstitch(sketch, `M208 ${top + 8}L208 ${bottom}`);
}

function waistband(sketch: Sketch): void {
  const { hem, hemY } = TRUCKER;
  const half = (up: number): string =>
    `M${AXIS} ${hemY + 3 + up}Q${AXIS + 54} ${hemY + 3 + up} ${AXIS + hem} ${hemY + up}`;
  sketch.part(whole(`${half(-1)}L${AXIS + hem - 2} ${hemY + 25}Q${AXIS + 54} ${hemY + 28} ${AXIS} ${hemY + 28}`), {
    over: true,
    height: 0.68,
  });
  topstitch(sketch, across(half(2)));
  topstitch(sketch, across(half(22)));
}

function pointedFlap(sketch: Sketch, flip: (d: string) => string, side: 1 | -1): void {
  const flap = (i: number): string =>
    `M${230 + i} ${152 + i}L${278 - i} ${150 + i}L${278 - i} ${163 - i}L254 ${173 - i}L${230 + i} ${165 - i}Z`;
  sketch.part(flip(flap(0)), { over: true, height: 0.74 });
  topstitch(sketch, flip(flap(2)));
  metalButton(sketch, AXIS + side * 54, 165, 2.6);
}

function truckerFront(sketch: Sketch): void {
  sketch.shows('v-seams', 'chest-pockets');
  sketch.both((flip, side) => {
    seam(sketch, flip('M211 152Q256 151 291 147'));
    topstitch(sketch, flip('M211 149Q256 148 291 144'));
    for (const [from, to] of [
      [234, 217],
      [274, 240],
    ] as const) {
      seam(sketch, flip(`M${from} 166L${to} 366`));
      topstitch(sketch, flip(`M${from + 3} 166L${to + 3} 366`));
      topstitch(sketch, flip(`M${from - 3} 166L${to - 3} 366`));
    }
    pointedFlap(sketch, flip, side);
    seam(sketch, flip('M268 300L278 350'), 1.2);
    topstitch(sketch, flip('M264 301L274 351'));
  });
}

export const trucker: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    if (!back) lining(sketch, TRUCKER);
    sleeves(sketch, TRUCKER, 22);
    sketch.part(bodyOutline(TRUCKER, back), { over: true, height: 0.62 });
    drapeBody(sketch, TRUCKER, 0.9);
    armholes(sketch, TRUCKER);
    waistband(sketch);
    for (const side of [-1, 1]) metalButton(sketch, AXIS + side * 141, 381, 2.6);
    if (back) {
      seam(sketch, across('M200 146Q250 146 291 142'));
      topstitch(sketch, across('M200 143Q250 143 291 139'));
      sketch.both((flip) => {
        seam(sketch, flip('M250 146L226 366'));
        topstitch(sketch, flip('M253 146L229 366'));
      });
      collarBack(sketch, COLLAR);
      return;
    }
    truckerFront(sketch);
    placket(sketch, 106, 394);
    collarFlaps(sketch, COLLAR);
    for (const y of [122, 164, 207, 250, 293, 336, 380]) metalButton(sketch, AXIS, y);
  },
};

function pencilPocket(sketch: Sketch): void {
  sketch.shows('pencil-slot', 'chest-pockets');
  patchPocket(sketch, 228, 156, 50, 56);
  seam(sketch, 'M240 157L240 205', 0.8);
  topstitch(sketch, 'M242.5 158L242.5 206');
}

export const chore: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    if (!back) lining(sketch, CHORE);
    sleeves(sketch, CHORE, 16);
    sketch.part(bodyOutline(CHORE, back), { over: true, height: 0.62 });
    drapeBody(sketch, CHORE, 0.9);
    armholes(sketch, CHORE);
    topstitch(sketch, hemLine(CHORE, 6));
    topstitch(sketch, hemLine(CHORE, 12));
    if (back) {
      seam(sketch, 'M200 84L200 431', 0.8);
      topstitch(sketch, 'M203 84L203 431');
      collarBack(sketch, COLLAR);
      return;
    }
    sketch.shows('patch-pockets');
    patchPocket(sketch, 222, 314, 64, 76);
    patchPocket(sketch, 114, 314, 64, 76);
    pencilPocket(sketch);
    placket(sketch, 106, 431);
    collarFlaps(sketch, COLLAR);
    for (const y of [126, 196, 266, 336, 402]) button(sketch, AXIS, y, 4, '#4a3a2c');
  },
};
