import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { emblem } from '../material/emblem';
import { AXIS, across, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { cord, rivet, seam, topstitch, twinStitch, zip } from '../material/thread';
import { bodyOutline } from '../material/torso';
import type { Sleeve, Torso } from '../material/torso';
import { raglanSeams } from './t-shirt';
import { armholes, inside, longSleeves, neckband, ribHem } from './top-parts';

const BODY: Torso = {
  neck: 37,
  neckY: 74,
  drop: 28,
  backDrop: 8,
  shoulder: 104,
  shoulderY: 101,
  chest: 102,
  armY: 190,
  waist: 100,
  waistY: 300,
  hem: 99,
  hemY: 384,
  dip: 4,
};

const ARM: Sleeve = { elbowOut: [151, 240], elbowIn: [105, 252], endOut: [159, 358], endIn: [120, 369] };

export const sweatshirt: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    const raglan = sketch.chance.maybe(0.35);
    if (!back) inside(sketch, BODY);
    longSleeves(sketch, BODY, ARM, { cuff: 26, fill: 'block', folds: 1.15 });
    ribHem(sketch, BODY, 26);
    sketch.part(bodyOutline(BODY, back), { over: true, height: 0.64 });
    drapeBody(sketch, BODY, 1.1);
    if (raglan) raglanSeams(sketch, BODY, back);
    else armholes(sketch, BODY);
    neckband(sketch, BODY, back, 12);
    if (!back) {
      seam(sketch, `M${AXIS - 15} 112L${AXIS} 133L${AXIS + 15} 112`, 0.8);
      topstitch(sketch, `M${AXIS - 12} 113L${AXIS} 130L${AXIS + 12} 113`);
    }
    emblem(sketch, AXIS, back ? 150 : 200, back ? 30 : 80);
  },
};

function zippedCollar(sketch: Sketch): void {
  sketch.shows('stand-collar');
  sketch.part(whole(`M${AXIS} 62Q${AXIS + 24} 62 ${AXIS + 35} 66L${AXIS + 38} 78Q${AXIS + 22} 92 ${AXIS} 94`), {
    fill: 'inside',
    height: 0.3,
  });
  sketch.both((flip, side) => {
    const half = `M${AXIS + 33} 62Q${AXIS + 42} 76 ${AXIS + 44} 92Q${AXIS + 26} 112 ${AXIS + 2} 118L${AXIS + 2} 90Q${AXIS + 24} 84 ${AXIS + 33} 62Z`;
    sketch.part(flip(half), { over: true, height: 0.74, turn: side * 18 });
    topstitch(sketch, flip(`M${AXIS + 40} 92Q${AXIS + 24} 108 ${AXIS + 5} 114`));
  });
  zip(sketch, `M${AXIS} 90L${AXIS} 212`, [AXIS, 150]);
  seam(sketch, `M${AXIS - 9} 118L${AXIS - 9} 218L${AXIS + 9} 218L${AXIS + 9} 118`, 0.8);
}

export const quarterZip: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    longSleeves(sketch, BODY, ARM, { cuff: 26, fill: 'block', folds: 1.15 });
    ribHem(sketch, BODY, 26);
    sketch.part(bodyOutline(BODY, true), { over: true, height: 0.64 });
    drapeBody(sketch, BODY, 1.1);
    armholes(sketch, BODY);
    if (back) {
      sketch.part(whole(`M${AXIS} 58Q${AXIS + 26} 58 ${AXIS + 38} 64L${AXIS + 43} 88Q${AXIS + 24} 98 ${AXIS} 99`), {
        over: true,
        height: 0.74,
      });
      emblem(sketch, AXIS, 150, 30);
      return;
    }
    zippedCollar(sketch);
    emblem(sketch, 246, 176, 26);
  },
};

const HOODED: Torso = { ...BODY, neck: 44, neckY: 92, drop: 34, backDrop: 8, shoulderY: 112, armY: 198 };

function pouch(sketch: Sketch, split: boolean): void {
  const half = `M${AXIS} 296L${AXIS + 40} 296L${AXIS + 62} 340L${AXIS + 62} 379L${AXIS} 381`;
  sketch.part(whole(half), { over: true, height: 0.7 });
  sketch.both((flip) => {
    seam(sketch, flip(`M${AXIS + 40} 297L${AXIS + 62} 340`));
    topstitch(sketch, flip(`M${AXIS + 36} 299L${AXIS + 58} 342`));
    sketch.bump(flip(`M${AXIS + 42} 298L${AXIS + 63} 340L${AXIS + 54} 334Z`), -0.5);
  });
  topstitch(sketch, across(`M${AXIS} 299L${AXIS + 38} 299`));
  sketch.fold(AXIS - 48, 352, AXIS + 46, 350, 4, 6, 0.22);
  if (split) sketch.paint(`<path d="M${AXIS} 290V384" stroke="${sketch.tones.shade}" stroke-width="8" opacity=".35"/>`);
}

export function hoodDepth(sketch: Sketch, rim: string): void {
  sketch.paint(
    `<path d="${rim}" fill="none" stroke="${sketch.tones.shade}" stroke-width="13" opacity="${sketch.tones.pale ? '.4' : '.6'}" filter="url(#o)"/>`,
  );
}

function hoodFront(sketch: Sketch): void {
  sketch.shows('hood');
  sketch.part(
    whole(
      `M${AXIS} 34C${AXIS + 30} 33 ${AXIS + 55} 52 ${AXIS + 57} 84C${AXIS + 58} 100 ${AXIS + 52} 110 ${AXIS + 42} 119C${AXIS + 28} 130 ${AXIS + 12} 134 ${AXIS} 140`,
    ),
    { over: true, height: 0.66, turn: 8 },
  );
  sketch.part(
    whole(`M${AXIS} 52C${AXIS + 24} 52 ${AXIS + 38} 66 ${AXIS + 38} 88C${AXIS + 37} 104 ${AXIS + 18} 116 ${AXIS} 127`),
    { fill: 'inside', height: 0.3 },
  );
  hoodDepth(sketch, 'M162 92C162 66 178 54 200 53C222 54 238 66 238 92');
  sketch.paint(
    `<path d="M${AXIS} 54C${AXIS + 2} 70 ${AXIS + 2} 92 ${AXIS} 122" fill="none" stroke="${sketch.tones.shade}" stroke-width="1.2" opacity=".5"/>`,
  );
  const rim = `M${AXIS} 46C${AXIS + 28} 46 ${AXIS + 44} 62 ${AXIS + 44} 88C${AXIS + 43} 107 ${AXIS + 22} 121 ${AXIS + 2} 131`;
  topstitch(sketch, across(rim));
  sketch.groove(across(rim), 3, -0.3);
  seam(sketch, `M${AXIS + 2} 128Q${AXIS - 8} 134 ${AXIS - 18} 135`, 0.9);
  sketch.both((flip, side) => {
    sketch.fold(AXIS + side * 50, 112, AXIS + side * 44, 62, side * -5, 6, 0.3);
    sketch.fold(AXIS + side * 30, 128, AXIS + side * 52, 96, side * 4, 5, -0.35);
    seam(sketch, flip(`M${AXIS + 44} 118Q${AXIS + 26} 134 ${AXIS} 142`));
  });
}

function hoodBack(sketch: Sketch): void {
  sketch.part(
    whole(`M${AXIS} 50C${AXIS + 28} 48 ${AXIS + 50} 62 ${AXIS + 56} 92C${AXIS + 60} 122 ${AXIS + 46} 152 ${AXIS} 168`),
    { over: true, height: 0.72 },
  );
  seam(sketch, `M${AXIS} 52C${AXIS + 2} 90 ${AXIS + 1} 130 ${AXIS} 167`);
  topstitch(sketch, `M${AXIS + 4} 54C${AXIS + 6} 90 ${AXIS + 5} 130 ${AXIS + 4} 165`);
  sketch.both((_flip, side) => {
    sketch.fold(AXIS + side * 52, 96, AXIS + side * 10, 150, side * 9, 8, -0.35);
    sketch.fold(AXIS + side * 46, 84, AXIS + side * 8, 128, side * 9, 8, 0.3);
    sketch.fold(AXIS + side * 40, 70, AXIS + side * 14, 96, side * 6, 6, 0.25);
  });
}

function drawcords(sketch: Sketch): void {
  const { chance } = sketch;
  const color = chance.maybe(0.4) ? sketch.tones.accent : sketch.color('trim');
  for (const side of [-1, 1]) {
    const x = AXIS + side * 17;
    rivet(sketch, x, 124, 2.6, '#c9c6bd');
    const end = 196 + chance.between(-10, 14);
    cord(sketch, `M${x} 125C${x + side * 4} 146 ${x - side * 3} 168 ${x + side * 2} ${end}`, color, 3);
    sketch.top(`<path d="M${x + side * 2} ${Math.round(end) - 2}v9" stroke="#8d8a83" stroke-width="3.6"/>`);
  }
}

export const hoodie: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    const zipped = sketch.chance.maybe(0.4);
    longSleeves(sketch, HOODED, ARM, { cuff: 26, fill: 'block', folds: 1.2 });
    ribHem(sketch, HOODED, 26);
    sketch.part(bodyOutline(HOODED, true), { over: true, height: 0.64 });
    drapeBody(sketch, HOODED, 1.1);
    armholes(sketch, HOODED);
    if (back) {
      hoodBack(sketch);
      emblem(sketch, AXIS, 232, 80);
      return;
    }
    pouch(sketch, zipped);
    hoodFront(sketch);
    if (zipped) zip(sketch, `M${AXIS} 138L${AXIS} 411`, [AXIS, 142]);
    else twinStitch(sketch, across(`M${AXIS} 378L${AXIS + 60} 376`), 2.4);
    emblem(sketch, zipped ? 248 : AXIS, zipped ? 190 : 220, zipped ? 26 : 74);
    drawcords(sketch);
  },
};
