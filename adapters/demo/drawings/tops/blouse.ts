import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { AXIS, across, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, seam, topstitch } from '../material/thread';
import { bodyOutline, hemLine } from '../material/torso';
import type { Sleeve, Torso } from '../material/torso';
import { armholes, cuffOutline, lining, longSleeves } from './top-parts';

const BODY: Torso = {
  neck: 33,
  neckY: 76,
  drop: 26,
  backDrop: 6,
  shoulder: 110,
  shoulderY: 114,
  chest: 106,
  armY: 204,
  waist: 103,
  waistY: 300,
  hem: 104,
  hemY: 404,
  dip: 14,
};

const SLEEVE: Sleeve = { elbowOut: [156, 250], elbowIn: [104, 262], endOut: [166, 364], endIn: [112, 378] };
const WRIST: Sleeve = { ...SLEEVE, endOut: [159, 358], endIn: [121, 371] };

function gatheredCuffs(sketch: Sketch): void {
  sketch.shows('gathered-cuffs');
  const c = sketch.chance;
  sketch.both((flip, side) => {
    sketch.part(flip(cuffOutline(WRIST, 22, 1)), { over: true, height: 0.7, turn: side * -9 });
    for (let i = 0; i < 6; i++) {
      const x = 122 + i * 6.6;
      sketch.fold(
        AXIS + side * x,
        369 - i * 1.6,
        AXIS + side * (x + c.between(-4, 4)),
        338 - i * 2 - c.between(0, 26),
        0,
        2.6,
        i % 2 === 0 ? 0.46 : -0.46,
      );
    }
    button(sketch, AXIS + side * 142, 377, 2.2, sketch.color('main'));
  });
}

function bow(sketch: Sketch): void {
  sketch.shows('collar', 'tie');
  sketch.both((flip, side) => {
    const band = 'M228 72Q238 70 238 78Q230 104 204 114L198 102Q222 94 228 72Z';
    sketch.part(flip(band), { over: true, height: 0.72, turn: side * 20 });
    const tail =
      side === 1
        ? 'M202 112Q222 160 216 224L240 214Q236 156 210 108Z'
        : 'M201 112Q214 160 210 204L228 200Q228 150 208 108Z';
    sketch.part(flip(tail), { over: true, height: 0.68, turn: side * 8 });
    sketch.fold(AXIS + side * 8, 120, AXIS + side * 26, 206, side * -4, 3, -0.4);
    sketch.part(flip('M202 110Q226 88 246 100Q254 112 244 126Q224 130 202 114Z'), {
      over: true,
      height: 0.76,
      turn: side * 40,
    });
    sketch.fold(AXIS + side * 6, 112, AXIS + side * 40, 110, side * 3, 4, -0.4);
  });
  sketch.part('M192 104Q200 100 208 104L209 120Q200 124 191 120Z', { over: true, height: 0.8 });
}

export const blouse: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    if (!back) lining(sketch, BODY);
    longSleeves(sketch, BODY, SLEEVE, { cuff: 0, folds: 1.6 });
    gatheredCuffs(sketch);
    sketch.part(bodyOutline(BODY, back), { over: true, height: 0.58 });
    drapeBody(sketch, BODY, 1.5);
    armholes(sketch, BODY);
    topstitch(sketch, hemLine(BODY, 5));
    for (const x of [-60, -22, 26, 64])
      sketch.fold(AXIS + x, 130, AXIS + x * 1.15, 410, x / 12, 7, x % 4 === 0 ? 0.3 : -0.3);
    if (back) {
      sketch.part(whole('M200 66Q222 66 235 72L239 84Q222 92 200 93'), { over: true, height: 0.72 });
      seam(sketch, across('M200 132Q260 132 300 128'), 0.7);
      return;
    }
    seam(sketch, 'M206 112L206 417', 0.8);
    for (const y of [250, 292, 334, 376]) button(sketch, AXIS, y, 2.6, sketch.color('main'));
    bow(sketch);
  },
};
