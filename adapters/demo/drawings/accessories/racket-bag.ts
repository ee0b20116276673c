import type { CutDrawing } from '../material/cut-drawing';
import { AXIS, across, box, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { topstitch, zip } from '../material/thread';
import { handle, named } from './bags';

const BODY = whole(
  'M200 34C268 34 304 88 304 150C304 216 272 260 254 306C244 334 240 372 240 430C240 446 232 452 218 453L200 454',
);
const OPENING = 'M200 50C256 50 288 96 288 152C288 208 262 250 246 290';

function straps(sketch: Sketch): void {
  const webbing = sketch.tones.dark ? '#5a554c' : sketch.tones.seam;
  handle(sketch, 'M303 132C352 190 340 320 243 418', 13, webbing);
}

export const racketBag: CutDrawing = {
  fit: 0.96,
  stage: 'flat',
  kids: [0.86, 0.82],
  draw(sketch, back) {
    sketch.shows('racket-shape', 'shoulder-straps');
    straps(sketch);
    sketch.part(BODY, { over: true, height: 0.62, edge: 0.8 });
    sketch.part(whole('M200 372L242 366L240 430C240 446 232 452 218 453L200 454'), {
      fill: 'trim',
      height: 0.68,
      edge: 0.7,
    });
    topstitch(sketch, across('M200 378L240 372'));
    sketch.fold(120, 100, 150, 240, 12, 11, 0.3);
    sketch.fold(282, 110, 246, 250, -12, 11, -0.3);
    sketch.fold(176, 290, 182, 366, 4, 8, 0.26);
    sketch.fold(226, 290, 220, 366, -4, 8, -0.28);
    if (back) {
      sketch.part(whole('M200 112C244 112 262 132 262 160C262 206 244 232 230 262L200 264'), {
        over: true,
        height: 0.72,
      });
      zip(sketch, 'M146 132Q200 112 254 132', [246, 128]);
      return;
    }
    zip(sketch, across(OPENING), [247, 288]);
    sketch.part(box(183, 300, 34, 62, 6), { fill: 'trim', over: true, height: 0.78, edge: 0.8 });
    topstitch(sketch, 'M187 304L187 358M213 304L213 358');
    named(sketch, AXIS, 158, 118);
  },
};
