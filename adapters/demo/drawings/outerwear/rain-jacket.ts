import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { AXIS, across, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { cord, seam, topstitch, zip } from '../material/thread';
import { bodyOutline, hemLine } from '../material/torso';
import type { Torso } from '../material/torso';
import { armholes } from '../tops/top-parts';
import { COAT, coatSleeves, hood, hoodBehind } from './coat-parts';

const BODY: Torso = { ...COAT, waist: 98, waistY: 286, hem: 101, hemY: 402, dip: 5 };

function taped(sketch: Sketch, d: string): void {
  sketch.groove(d, 6, 0.2);
  seam(sketch, d, 0.8);
}

function sealedZip(sketch: Sketch, d: string, [x, y]: readonly [number, number]): void {
  seam(sketch, d, 2.4);
  sketch.top(
    `<path d="${d}" fill="none" stroke="${sketch.tones.accent}" stroke-width="1.1"/><path d="M${x} ${y}v9" stroke="${sketch.tones.accent}" stroke-width="2.6"/>`,
  );
}

export const rainJacket: CutDrawing = {
  fit: 0.95,
  stage: 'flat',
  kids: [0.94, 0.82],
  draw(sketch, back) {
    coatSleeves(sketch, 1.6);
    sketch.part(bodyOutline(BODY, true), { over: true, height: 0.6 });
    if (sketch.spec.print === 'colourblock')
      sketch.part(whole('M200 100Q228 100 244 92Q272 96 300 112C292 136 288 158 287 176Q246 188 200 188'), {
        fill: 'block',
        height: 0.6,
      });
    drapeBody(sketch, BODY, 1.5);
    armholes(sketch, BODY);
    topstitch(sketch, hemLine(BODY, 10));
    taped(sketch, across('M200 188Q246 188 287 176'));
    if (back) {
      hoodBehind(sketch, false);
      return;
    }
    sketch.shows('pit-zips', 'peak');
    sketch.both((flip, side) => {
      sealedZip(sketch, flip('M252 292L270 362'), [AXIS + side * 52, 292]);
      sealedZip(sketch, flip('M294 186C284 204 290 232 295 258'), [AXIS + side * 94, 186]);
      cord(sketch, flip('M286 398C292 408 284 416 290 424'), sketch.color('trim'), 2);
    });
    sealedZip(sketch, 'M228 206L228 262', [228, 206]);
    hood(sketch, false);
    sketch.part(whole('M200 36C226 36 246 52 250 78Q226 58 200 58'), { over: true, height: 0.78 });
    topstitch(sketch, across('M200 54Q226 54 247 73'));
    zip(sketch, `M${AXIS} 131L${AXIS} 404`, [AXIS, 140], '#8f9296');
  },
};
