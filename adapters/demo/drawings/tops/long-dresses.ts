import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody, drapeShortSleeve } from '../material/drape';
import { AXIS, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, seam, topstitch, twinStitch } from '../material/thread';
import { bodyOutline, cuffLine, hemLine, shortSleeveOutline } from '../material/torso';
import type { Sleeve, Torso } from '../material/torso';
import { bodice, skirtFolds, waistSeam } from './dress';
import {
  armholes,
  collarBack,
  collarFlaps,
  inside,
  lining,
  longSleeves,
  neckband,
  ribHem,
  type Collar,
} from './top-parts';

const SWEATER: Torso = {
  neck: 32,
  neckY: 50,
  drop: 22,
  backDrop: 8,
  shoulder: 78,
  shoulderY: 66,
  chest: 76,
  armY: 138,
  waist: 70,
  waistY: 214,
  hem: 76,
  hemY: 444,
  dip: 5,
};
const SWEATER_ARM: Sleeve = { elbowOut: [122, 186], elbowIn: [84, 196], endOut: [132, 286], endIn: [100, 295] };

export const knitDress: CutDrawing = {
  stage: 'flat',
  kids: [1, 0.8],
  draw(sketch, back) {
    sketch.shows('calf-length');
    if (!back) inside(sketch, SWEATER);
    longSleeves(sketch, SWEATER, SWEATER_ARM, { cuff: 18, folds: 1 });
    ribHem(sketch, SWEATER, 18);
    sketch.part(bodyOutline(SWEATER, back), { over: true, height: 0.64 });
    drapeBody(sketch, SWEATER, 0.9);
    sketch.both((_flip, side) => {
      sketch.fold(AXIS + side * 34, 250, AXIS + side * 44, 436, side * 6, 10, side * 0.26);
      sketch.fold(AXIS + side * 62, 236, AXIS + side * 30, 330, side * 8, 7, -0.24);
    });
    armholes(sketch, SWEATER);
    neckband(sketch, SWEATER, back, 11);
  },
};

const SLIP_FRONT = 'M200 132C214 122 230 110 240 98C252 106 266 120 272 140';
const SLIP_BACK = 'M200 126C222 124 248 116 262 112C268 120 270 130 272 140';
const SLIP_SIDE = 'C270 168 258 190 259 214C262 280 286 360 292 442Q248 452 200 452';

/** The far half of a strap, from its highest point to the other neckline. */
function behind(sketch: Sketch, side: number): string {
  const d = `M${AXIS + side * 34} 40C${AXIS + side * 28} 38 ${AXIS + side * 25} 60 ${AXIS + side * 27} 124`;
  return `<path d="${d}" fill="none" stroke="${sketch.tones.shade}" stroke-width="4.2"/>`;
}

function straps(sketch: Sketch, back: boolean): void {
  sketch.shows('straps');
  const foot = back ? 116 : 100;
  const isWorn = sketch.spec.view === 'worn';
  const end = isWorn ? 52 : 40;
  for (const side of [-1, 1]) {
    const d = `M${AXIS + side * 40} ${foot}C${AXIS + side * 40} 76 ${AXIS + side * 38} 58 ${AXIS + side * 34} ${end}`;
    // Off the body a strap is a loop: its other half falls behind the dress.
    if (!isWorn) sketch.paint(behind(sketch, side));
    sketch.paint(
      `<path d="${d}" fill="none" stroke="${sketch.tones.shade}" stroke-width="6" opacity=".35" transform="translate(1.5 2)"/><path d="${d}" fill="none" stroke="${sketch.color('main')}" stroke-width="4.6"/>`,
    );
    sketch.top(`<path d="M${AXIS + side * 38 - 4} 66h8v6h-8z" fill="none" stroke="#b9b6ae" stroke-width="1.4"/>`);
  }
}

export const slipDress: CutDrawing = {
  stage: 'flat',
  kids: [1, 0.8],
  draw(sketch, back) {
    const c = sketch.chance;
    sketch.shows('sleeveless', 'v-neck', 'calf-length');
    straps(sketch, back);
    if (!back)
      sketch.part(whole('M200 128C222 126 248 118 260 112L262 124Q230 140 200 140'), { fill: 'inside', height: 0.3 });
    sketch.part(whole(`${back ? SLIP_BACK : SLIP_FRONT}${SLIP_SIDE}`), { height: 0.6 });
    for (const side of [-1, 1]) {
      sketch.fold(AXIS + side * 60, 150, AXIS + side * 10, 186 + c.between(-6, 6), side * 6, 7, 0.28);
      sketch.fold(AXIS + side * 54, 196, AXIS + side * 8, 230, side * 8, 6, -0.26);
      sketch.fold(AXIS + side * 30, 216, AXIS + side * c.between(56, 74), 444, side * -10, 11, 0.3);
      sketch.fold(AXIS + side * 8, 240, AXIS + side * c.between(18, 34), 448, side * 8, 9, -0.3);
    }
    topstitch(sketch, 'M111 434Q154 445 200 445Q246 445 289 434');
    if (back) seam(sketch, 'M200 126L200 250');
  },
};

const SHIRT: Torso = {
  neck: 31,
  neckY: 52,
  drop: 26,
  backDrop: 6,
  shoulder: 78,
  shoulderY: 70,
  chest: 78,
  armY: 140,
  waist: 64,
  waistY: 212,
  hem: 104,
  hemY: 444,
  dip: 8,
};
const SHIRT_COLLAR: Collar = { neck: 31, top: 52, wing: [43, 68], tip: [32, 106], throat: 80 };

export const shirtDress: CutDrawing = {
  stage: 'flat',
  kids: [1, 0.78],
  draw(sketch, back) {
    sketch.shows('short-sleeves', 'belt', 'calf-length');
    const [out, inn] = [[114, 136] as const, [77, 156] as const];
    if (!back) lining(sketch, SHIRT);
    sketch.both((flip, side) => {
      sketch.part(flip(shortSleeveOutline(SHIRT, out, inn)), { turn: side * -30 });
      drapeShortSleeve(sketch, SHIRT, out, inn, side);
      twinStitch(sketch, flip(cuffLine({ out, in: inn }, 7, 0.4)), 2);
    });
    sketch.part(bodyOutline(SHIRT, back), { over: true, height: 0.62 });
    skirtFolds(sketch, SHIRT.waistY, SHIRT.hemY, SHIRT.waist, SHIRT.hem, 3);
    bodice(sketch, SHIRT);
    armholes(sketch, SHIRT);
    topstitch(sketch, hemLine(SHIRT, 7));
    if (back) collarBack(sketch, SHIRT_COLLAR);
    else {
      sketch.part(`M192 80L208 80L208 ${SHIRT.hemY + 7}L192 ${SHIRT.hemY + 7}Z`, {
        over: true,
        height: 0.66,
        edge: 0.4,
      });
      topstitch(sketch, `M195 86L195 ${SHIRT.hemY + 6}M205 86L205 ${SHIRT.hemY + 6}`);
      collarFlaps(sketch, SHIRT_COLLAR);
      for (const y of [98, 132, 166, 250, 288, 326, 364, 402]) button(sketch, AXIS, y, 2.8);
    }
    waistSeam(sketch, SHIRT, true);
  },
};
