import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { AXIS, across } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { cord, rivet, seam, topstitch } from '../material/thread';
import { bodyOutline, hemLine } from '../material/torso';
import type { Torso } from '../material/torso';
import { armholes } from '../tops/top-parts';
import { COAT, coatSleeves, flapPocket, hood, hoodBehind, waistCord } from './coat-parts';

const BODY: Torso = { ...COAT, hem: 108, hemY: 416, dip: -4 };

const TAIL = 'L306 430Q306 454 276 461Q236 466 216 450Q206 440 202 404Z';

function tail(sketch: Sketch, back: boolean): void {
  sketch.shows('tail');
  sketch.both((flip, side) => {
    const from = back ? 'M202 330L200 296L296 292' : 'M202 404L300 400';
    sketch.part(flip(from + TAIL), { fill: back ? 'main' : 'inside', height: back ? 0.66 : 0.4, edge: 0.8 });
    topstitch(sketch, flip('M303 432Q302 450 275 457Q238 462 219 447Q210 438 206 412'));
    const x = AXIS + side * 44;
    const ends = `M${x} 461C${x + side * 8} 465 ${x + side * 2} 470 ${x + side * 9} 473`;
    cord(sketch, ends, sketch.color('trim'), 2.2);
  });
}

function front(sketch: Sketch): void {
  sketch.both((flip, side) => {
    flapPocket(sketch, flip, 230, 312, 56, 58);
    rivet(sketch, AXIS + side * 58, 327, 2.2, '#8f8b82');
  });
  sketch.part('M189 132L213 132L213 412L189 412Z', { over: true, height: 0.72 });
  topstitch(sketch, 'M209.5 134L209.5 411');
  topstitch(sketch, 'M192 134L192 411');
  for (let y = 152; y < 400; y += 42) rivet(sketch, 202, y, 2.8, '#8f8b82');
}

export const fishtail: CutDrawing = {
  fit: 0.95,
  stage: 'flat',
  draw(sketch, back) {
    if (!back) tail(sketch, false);
    coatSleeves(sketch);
    sketch.part(bodyOutline(BODY, true), { over: true, height: 0.64 });
    drapeBody(sketch, BODY, 1.4);
    armholes(sketch, BODY);
    if (back) {
      tail(sketch, true);
      waistCord(sketch, true);
      seam(sketch, across('M200 150Q250 150 290 144'));
      hoodBehind(sketch, false);
      return;
    }
    topstitch(sketch, hemLine(BODY, 8));
    waistCord(sketch, false);
    hood(sketch, false);
    front(sketch);
  },
};
