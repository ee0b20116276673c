import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { AXIS, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, label, seam, topstitch } from '../material/thread';
import { bodyOutline } from '../material/torso';
import type { Sleeve, Torso } from '../material/torso';
import { armholes, longSleeves } from '../tops/top-parts';

const BODY: Torso = {
  neck: 33,
  neckY: 66,
  drop: 20,
  backDrop: 5,
  shoulder: 101,
  shoulderY: 90,
  chest: 96,
  armY: 186,
  waist: 84,
  waistY: 278,
  hem: 98,
  hemY: 420,
  dip: 2,
};

const ARM: Sleeve = { elbowOut: [139, 240], elbowIn: [99, 252], endOut: [147, 380], endIn: [113, 388] };
const BUTTON = '#3a2d22';

function frontPanel(sketch: Sketch, flip: (d: string) => string, over: boolean, overlap = 6): void {
  const lap = over ? -overlap : 6;
  sketch.part(
    flip(
      `M233 66Q268 72 301 90C292 124 283 162 296 186C295 223 284 246 284 278C284 335 298 377 298 420Q270 428 238 428C214 424 ${202 + lap} 396 ${200 + lap} 330L${200 + lap} 262C214 210 226 150 233 66Z`,
    ),
    { over, height: 0.62 },
  );
}

function sixButtons(sketch: Sketch): void {
  sketch.shows('double-breasted');
  for (const y of [256, 290, 324]) for (const x of [176, 224]) button(sketch, x, y, 5, BUTTON);
}

function lapel(sketch: Sketch, flip: (d: string) => string, side: 1 | -1, satin: boolean): void {
  sketch.shows('lapels');
  const fill = satin ? 'accent' : 'main';
  sketch.part(flip('M232 74C240 104 246 118 262 132L250 146C240 190 222 232 201 266C206 200 214 130 226 82Z'), {
    over: true,
    height: 0.72,
    turn: side * 14,
    fill,
  });
  sketch.part(flip('M226 58Q236 58 240 66C250 84 262 100 272 118L262 132C250 122 240 108 232 78Z'), {
    over: true,
    height: 0.74,
    turn: side * 26,
    fill,
  });
  seam(sketch, flip('M234 92L262 132'), 1);
  topstitch(sketch, flip('M259 133L248 146C238 189 221 230 203 261'));
  sketch.fold(AXIS + side * 30, 110, AXIS + side * 4, 256, side * -3, 5, -0.4);
}

function pockets(sketch: Sketch): void {
  sketch.both((flip, side) => {
    sketch.part(flip('M224 318L278 312L280 334L226 340Z'), { over: true, height: 0.7, turn: side * -5 });
    topstitch(sketch, flip('M227 337L278 331'));
    seam(sketch, flip('M240 200C232 240 234 280 240 318'), 0.7);
  });
  sketch.part('M240 184L272 179L273 188L241 193Z', { over: true, height: 0.7 });
}

function vent(sketch: Sketch): void {
  seam(sketch, 'M200 71C202 140 199 220 200 340');
  seam(sketch, 'M200 340L203 422');
  sketch.fold(204, 340, 208, 424, 0, 7, -0.5);
  sketch.both((flip) => seam(sketch, flip('M288 150C258 180 252 260 262 420'), 0.7));
  sketch.part(whole('M200 54Q218 54 230 58L240 72Q222 84 200 85'), { over: true, height: 0.72 });
}

function jacket(isDouble: boolean): CutDrawing['draw'] {
  return (sketch, back) => {
    const satin = sketch.spec.print === 'colourblock';
    longSleeves(sketch, BODY, ARM, { cuff: 0, folds: 0.8, lean: -10 });
    sketch.both((flip, side) => {
      seam(sketch, flip('M319 356L323 386'), 0.7);
      for (const y of [362, 370, 378]) button(sketch, AXIS + side * (124 + (y - 362) / 6), y, 2, BUTTON);
    });
    if (back) {
      sketch.part(bodyOutline(BODY, true), { over: true, height: 0.62 });
      drapeBody(sketch, BODY, 0.8);
      armholes(sketch, BODY);
      vent(sketch);
      return;
    }
    sketch.part(whole('M200 58Q222 58 232 66L246 130L214 300L200 330'), {
      fill: 'inside',
      weave: 'satin',
      height: 0.28,
    });
    sketch.paint(`<path d="M168 66Q200 84 232 66" fill="none" stroke="${sketch.color('main')}" stroke-width="9"/>`);
    label(sketch, AXIS, 92, 26, 13);
    frontPanel(sketch, (d) => d, false);
    sketch.both((flip, side) => {
      if (side === -1) frontPanel(sketch, flip, true, isDouble ? 36 : 6);
    });
    drapeBody(sketch, BODY, 0.8);
    armholes(sketch, BODY);
    pockets(sketch);
    sketch.both((flip, side) => {
      lapel(sketch, flip, side, satin);
    });
    if (isDouble) {
      sixButtons(sketch);
      return;
    }
    button(sketch, 199, 274, 5, BUTTON);
    button(sketch, 199, 316, 5, BUTTON);
  };
}

export const blazer: CutDrawing = { stage: 'flat', draw: jacket(false) };

export const doubleBreasted: CutDrawing = { stage: 'flat', draw: jacket(true) };
