import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { AXIS, across, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, label, seam, topstitch } from '../material/thread';
import { bodyOutline, hemLine } from '../material/torso';
import type { Torso } from '../material/torso';
import { SHIRT, SHIRT_COLLAR, placket, shirtCuffs } from './shirt';
import { ARM, armholes, collarBack, longSleeves, patchPocket } from './top-parts';

const BODY: Torso = { ...SHIRT, drop: 74, vee: true, waist: 97, hem: 99, hemY: 408, dip: 3 };

function openCollar(sketch: Sketch): void {
  sketch.shows('collar', 'camp-collar');
  sketch.part(whole('M200 74Q220 73 233 66L237 78Q220 92 200 93'), { fill: 'inside', height: 0.5, over: true });
  label(sketch, AXIS, 78, 20, 9);
  sketch.both((flip, side) => {
    const front = 'M230 88L262 122L252 134Q226 146 201 160Q214 118 230 88Z';
    sketch.part(flip(front), { over: true, height: 0.7, turn: side * 16 });
    topstitch(sketch, flip('M258 123L250 131.5Q226 143 207 152'));
    const fall = 'M229 66Q236 62 240 70L266 102L254 121L230 94Q224 82 229 66Z';
    sketch.part(flip(fall), { over: true, height: 0.74, turn: side * 30 });
    topstitch(sketch, flip('M262 102L253 117L232 93'));
  });
}

export const campShirt: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    longSleeves(sketch, BODY, ARM, { cuff: 0, folds: 1.3 });
    shirtCuffs(sketch);
    if (!back) sketch.part(whole('M200 74Q222 73 234 68Q226 110 200 156'), { fill: 'inside', height: 0.3 });
    sketch.part(bodyOutline(BODY, back), { over: true, height: 0.6 });
    drapeBody(sketch, BODY, 1.15);
    armholes(sketch, BODY);
    topstitch(sketch, hemLine(BODY, 6));
    if (back) {
      seam(sketch, across('M200 128Q260 128 290 124'));
      topstitch(sketch, across('M200 125Q260 125 289 121'));
      collarBack(sketch, SHIRT_COLLAR);
      return;
    }
    patchPocket(sketch, 230, 176, 44, 50);
    placket(sketch, 411, 152);
    openCollar(sketch);
    for (const y of [172, 220, 268, 316, 364]) button(sketch, AXIS, y, 3.2);
  },
};
