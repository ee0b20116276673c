import type { CutDrawing } from '../material/cut-drawing';
import { inkOf, wordmark } from '../material/emblem';
import { AXIS } from '../material/outline';
import { seam } from '../material/thread';

export const travelMat: CutDrawing = {
  stage: 'flat',
  kids: [0.86, 0.86],
  draw(sketch, back) {
    sketch.shows('folded');
    const layers = 6;
    for (let i = layers; i > 0; i--) {
      const [dx, dy] = [i % 2 === 0 ? 2 : -1, i * 7];
      sketch.part(
        `M${80 + dx} ${120 + dy}L${320 + dx} ${118 + dy}Q${326 + dx} ${240 + dy} ${324 + dx} ${358 + dy}Q${320 + dx} ${364 + dy} ${312 + dx} ${364 + dy}L${88 + dx} ${366 + dy}Q${78 + dx} ${366 + dy} ${77 + dx} ${358 + dy}Z`,
        { over: true, height: 0.44 + (layers - i) * 0.04, fill: i % 2 === 0 ? 'trim' : 'main', edge: 1 },
      );
    }
    sketch.part('M80 118L320 116Q326 240 324 356Q320 363 312 363L88 365Q78 365 77 357Z', {
      over: true,
      height: 0.72,
      edge: 1,
    });
    sketch.groove('M200 118L200 364', 4, 0.4);
    sketch.groove('M78 240L324 240', 4, -0.35);
    if (back) {
      seam(sketch, 'M90 130L312 128M88 352L314 350');
      return;
    }
    sketch.part('M324 356Q320 363 312 363L232 364C236 330 272 288 325 284Z', {
      fill: 'inside',
      over: true,
      height: 0.84,
      edge: 1,
    });
    sketch.fold(240, 356, 322, 290, 10, 8, 0.4);
    sketch.paint(wordmark(146, 160, 92, { color: inkOf(sketch), weight: 2.2, house: sketch.spec.house }));
    sketch.paint(
      `<path d="M${AXIS - 112} 352L${AXIS + 24} 351" stroke="${sketch.tones.accent}" stroke-width="2" opacity=".7"/>`,
    );
  },
};
