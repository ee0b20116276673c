import type { CutDrawing } from '../material/cut-drawing';
import { FROM_ABOVE } from '../material/light';
import { AXIS } from '../material/outline';
import { baffles, quiltRows } from '../material/quilting';
import { topstitch, zip } from '../material/thread';
import { bodyOutline, sleeveOutline } from '../material/torso';
import { armholes, longSleeves } from '../tops/top-parts';
import { COAT, COAT_ARM, hood, hoodBehind } from './coat-parts';

const QUILT = { top: 152, bottom: 432, pitch: 35, reach: 164 } as const;

export const downParka: CutDrawing = {
  fit: 0.95,
  stage: 'flat',
  kids: [0.94, 0.8],
  draw(sketch, back) {
    sketch.litFrom(FROM_ABOVE);
    longSleeves(sketch, COAT, COAT_ARM, { cuff: 18, fill: 'block', folds: 0.5 });
    sketch.both((flip) => {
      sketch.within(flip(sleeveOutline(COAT, COAT_ARM)), () => {
        quiltRows(sketch, QUILT);
      });
    });
    const body = bodyOutline(COAT, true);
    sketch.part(body, { over: true, height: 0.64 });
    sketch.within(body, () => {
      baffles(sketch, QUILT);
    });
    armholes(sketch, COAT);
    if (back) {
      hoodBehind(sketch, true);
      return;
    }
    sketch.both((flip) => {
      sketch.part(flip('M262 306L270 303L284 362L276 366Z'), { over: true, height: 0.72 });
      topstitch(sketch, flip('M259 307L273 368'));
    });
    zip(sketch, `M${AXIS} 140L${AXIS} 442`, [AXIS, 422]);
    hood(sketch, true);
    zip(sketch, `M${AXIS} 131L${AXIS} 146`, [AXIS, 142]);
  },
};
