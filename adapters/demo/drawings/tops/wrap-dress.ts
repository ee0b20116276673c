import type { CutDrawing } from '../material/cut-drawing';
import { drapeShortSleeve } from '../material/drape';
import { AXIS, across } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { seam, topstitch, twinStitch } from '../material/thread';
import { bodyOutline, cuffLine, hemLine, shortSleeveOutline } from '../material/torso';
import type { Torso } from '../material/torso';
import { skirtFolds } from './dress';
import { armholes, inside } from './top-parts';

const BODY: Torso = {
  neck: 33,
  neckY: 48,
  drop: 62,
  backDrop: 10,
  shoulder: 78,
  shoulderY: 64,
  chest: 76,
  armY: 132,
  waist: 61,
  waistY: 204,
  hem: 118,
  hemY: 434,
  dip: 8,
  vee: true,
};

const SLEEVE = { out: [112, 128], in: [76, 150] } as const;
const WAIST = across(`M${AXIS} 207Q236 207 261 204`);

function overlap(sketch: Sketch): void {
  sketch.shows('overlap', 'v-neck');
  const skirt = 'M142 205C146 280 140 372 160 434Q166 450 186 452Q250 452 317 433C316 366 262 297 261 204Z';
  sketch.part(skirt, { over: true, height: 0.66, edge: 0.8 });
  topstitch(sketch, 'M147 209C151 280 146 370 165 431Q170 444 188 447Q250 447 314 428');
  const bodice = 'M233 48Q214 112 140 194L139 205Q200 212 261 204Q261 172 275 134Q266 112 258 92Q242 72 233 48Z';
  sketch.part(bodice, { over: true, height: 0.68, edge: 0.8 });
  topstitch(sketch, 'M236 54Q216 116 143 198');
  topstitch(sketch, 'M170 56Q180 86 197 110');
  for (const [x, y, bend] of [
    [262, 150, 5],
    [266, 172, 4],
    [250, 120, 6],
  ] as const) {
    sketch.fold(x, y, 156, 200, bend, 6, 0.34);
    sketch.fold(x, y + 9, 160, 205, bend, 5, -0.36);
  }
  for (const [x, bend] of [
    [196, -8],
    [236, -14],
    [280, -20],
  ] as const) {
    sketch.fold(150, 214, x, 440, bend, 9, 0.36);
    sketch.fold(154, 216, x + 14, 440, bend, 8, -0.4);
  }
}

function sideTie(sketch: Sketch): void {
  sketch.shows('tie', 'belt');
  const part = (d: string, height: number): void => {
    sketch.part(d, { over: true, height });
  };
  part('M146 206Q136 254 142 304L156 300Q150 252 154 206Z', 0.7);
  part('M150 206Q158 246 172 282L184 274Q166 240 158 204Z', 0.72);
  part('M148 204Q126 180 112 192Q104 206 116 216Q134 220 148 208Z', 0.76);
  part('M152 204Q176 184 188 198Q194 212 180 218Q164 220 152 209Z', 0.76);
  sketch.fold(146, 206, 116, 204, 2, 4, -0.4);
  sketch.fold(154, 206, 184, 206, 2, 4, -0.4);
  part('M143 199Q150 195 157 199L158 213Q150 217 142 213Z', 0.8);
}

export const wrapDress: CutDrawing = {
  stage: 'flat',
  kids: [1, 0.78],
  draw(sketch, back) {
    sketch.shows('short-sleeves', 'knee-length');
    if (!back) inside(sketch, BODY);
    sketch.both((flip, side) => {
      sketch.part(flip(shortSleeveOutline(BODY, SLEEVE.out, SLEEVE.in)), { turn: side * -30 });
      drapeShortSleeve(sketch, BODY, SLEEVE.out, SLEEVE.in, side);
      twinStitch(sketch, flip(cuffLine(SLEEVE, 7, 0.4)), 2);
    });
    sketch.part(bodyOutline(BODY, back), { over: true, height: 0.62 });
    topstitch(sketch, hemLine(BODY, 8));
    if (back) skirtFolds(sketch, BODY.waistY, BODY.hemY, BODY.waist, BODY.hem, 5);
    else overlap(sketch);
    armholes(sketch, BODY);
    sketch.paint(`<path d="${WAIST}" fill="none" stroke="${sketch.color('main')}" stroke-width="11"/>`);
    sketch.groove(WAIST, 11, 0.5);
    seam(sketch, across(`M${AXIS} 201.5Q236 201.5 261 198.5`), 0.7);
    seam(sketch, across(`M${AXIS} 212.5Q236 212.5 262 209.5`), 0.7);
    if (!back) sideTie(sketch);
  },
};
