import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { AXIS, across } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { rivet, seam, topstitch, zip } from '../material/thread';
import { bodyOutline, hemLine } from '../material/torso';
import { armholes } from '../tops/top-parts';
import { COAT, coatSleeves, flapPocket, hood, hoodBehind, waistCord } from './coat-parts';

function front(sketch: Sketch): void {
  const { chance } = sketch;
  sketch.both((flip, side) => {
    flapPocket(sketch, flip, 232, 318, 54, 60);
    rivet(sketch, AXIS + side * 59, 333, 2.2, '#8f8b82');
    if (chance.maybe(0.5)) {
      sketch.part(flip('M234 196L278 190L279 203L235 209Z'), { over: true, height: 0.7 });
      topstitch(sketch, flip('M236 206L277 200'));
    }
  });
  sketch.shows('storm-flap');
  sketch.part('M189 132L213 132L213 443L189 443Z', { over: true, height: 0.72 });
  topstitch(sketch, 'M209.5 134L209.5 442');
  topstitch(sketch, 'M192 134L192 442');
  for (let y = 152; y < 430; y += 46) rivet(sketch, 202, y, 2.8, '#8f8b82');
}

export const parka: CutDrawing = {
  fit: 0.95,
  stage: 'flat',
  kids: [0.94, 0.8],
  draw(sketch, back) {
    const furred = sketch.chance.maybe(0.5);
    coatSleeves(sketch);
    sketch.part(bodyOutline(COAT, true), { over: true, height: 0.64 });
    drapeBody(sketch, COAT, 1.4);
    armholes(sketch, COAT);
    topstitch(sketch, hemLine(COAT, 12));
    waistCord(sketch, back);
    if (back) {
      seam(sketch, across('M200 150Q250 150 290 144'));
      hoodBehind(sketch, furred);
      sketch.fold(AXIS, 330, AXIS, 444, 0, 4, -0.6);
      return;
    }
    hood(sketch, furred);
    front(sketch);
    zip(sketch, 'M200 131L200 140', [200, 140]);
  },
};
