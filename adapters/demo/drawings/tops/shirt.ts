import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { emblem } from '../material/emblem';
import { AXIS, across } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, seam, topstitch } from '../material/thread';
import { bodyOutline, hemLine } from '../material/torso';
import type { Torso } from '../material/torso';
import { ARM, armholes, collarBack, collarFlaps, cuffOutline, lining, longSleeves, patchPocket } from './top-parts';
import type { Collar } from './top-parts';

export const SHIRT: Torso = {
  neck: 34,
  neckY: 72,
  drop: 30,
  backDrop: 6,
  shoulder: 96,
  shoulderY: 97,
  chest: 98,
  armY: 186,
  waist: 91,
  waistY: 300,
  hem: 93,
  hemY: 388,
  dip: 46,
};

export const SHIRT_COLLAR: Collar = { neck: 34, top: 70, wing: [47, 90], tip: [34, 135], throat: 101 };

export function shirtCuffs(sketch: Sketch, close: typeof button = button): void {
  sketch.both((flip, side) => {
    sketch.part(flip(cuffOutline(ARM, 24, 3)), { turn: side * -9, over: true, height: 0.66 });
    topstitch(sketch, flip(`M${AXIS + 154} 370L${AXIS + 126} 378`));
    topstitch(sketch, flip(`M${AXIS + 156} 386L${AXIS + 129} 395`));
    seam(sketch, flip(`M${AXIS + 135} 330L${AXIS + 138} 370`), 0.7);
    close(sketch, AXIS + side * 136, 384, 2.6);
  });
}

function yoke(sketch: Sketch): void {
  const line = across(`M${AXIS} 128Q${AXIS + 60} 128 ${AXIS + 90} 124`);
  seam(sketch, line);
  topstitch(sketch, across(`M${AXIS} 125Q${AXIS + 60} 125 ${AXIS + 89} 121`));
  sketch.fold(AXIS - 7, 130, AXIS - 9, 400, 1, 3, -0.4);
  sketch.fold(AXIS + 7, 130, AXIS + 9, 400, -1, 3, -0.4);
  sketch.paint(
    `<path d="M197 120h6v12h-6z" fill="${sketch.color('trim')}" stroke="${sketch.tones.seam}" stroke-width=".7"/>`,
  );
}

export function placket(sketch: Sketch, bottom: number, top = 98): void {
  sketch.part(`M191 ${top}L209 ${top}L209 ${bottom}L191 ${bottom + 1}Z`, { over: true, height: 0.66, edge: 0.4 });
  topstitch(sketch, `M194 ${top + 6}L194 ${bottom}`);
  topstitch(sketch, `M206 ${top + 6}L206 ${bottom}`);
}

function pocketFlap(sketch: Sketch, x: number): void {
  sketch.shows('pocket-flaps');
  sketch.part(`M${x - 2} 154L${x + 46} 154L${x + 45} 168L${x + 22} 176L${x - 1} 168Z`, {
    over: true,
    height: 0.8,
    turn: 4,
  });
  topstitch(sketch, `M${x + 1} 157L${x + 43} 157L${x + 42} 166L${x + 22} 173L${x + 2} 166Z`);
  button(sketch, x + 22, 168, 2.6);
}

export const shirt: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    const pockets = sketch.chance.pick(0, 1, 1, 2);
    if (!back) lining(sketch, SHIRT);
    longSleeves(sketch, SHIRT, ARM, { cuff: 0, folds: 1.25 });
    shirtCuffs(sketch);
    sketch.part(bodyOutline(SHIRT, back), { over: true, height: 0.6 });
    drapeBody(sketch, SHIRT, 1.15);
    armholes(sketch, SHIRT);
    topstitch(sketch, hemLine(SHIRT, 5));
    if (back) {
      yoke(sketch);
      collarBack(sketch, SHIRT_COLLAR);
      return;
    }
    sketch.both((flip) => topstitch(sketch, flip(`M${AXIS + 38} 88Q${AXIS + 66} 96 ${AXIS + 94} 112`)));
    if (pockets > 0) patchPocket(sketch, 228, 158, 44, 52);
    if (pockets > 1) patchPocket(sketch, 128, 158, 44, 52);
    if (pockets > 1) for (const x of [128, 228]) pocketFlap(sketch, x);
    placket(sketch, 432);
    collarFlaps(sketch, SHIRT_COLLAR);
    for (const y of [112, 152, 194, 236, 278, 320, 362]) button(sketch, AXIS, y, 3);
    emblem(sketch, 250, 172, 20);
  },
};
