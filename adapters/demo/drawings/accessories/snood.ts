import type { CutDrawing } from '../material/cut-drawing';
import type { Sketch } from '../material/sketch';
import { label, ribbing, seam } from '../material/thread';

/** Reversed winding keeps the hole open under the non-zero rule. */
const BEHIND =
  'M62 206C58 140 118 94 200 94C284 94 344 138 338 206C334 262 272 290 200 290C128 290 68 262 62 206Z' +
  'M122 198C122 226 156 240 200 240C246 240 278 226 278 198C278 166 246 150 200 150C156 150 122 168 122 198Z';
const LINING =
  'M122 198C122 168 156 150 200 150C246 150 278 166 278 198C268 178 240 170 200 170C160 170 132 180 122 198Z';
const UPPER = 'M70 176C84 226 134 244 200 244C268 244 318 226 330 176C350 246 300 318 204 322C104 320 52 250 70 176Z';
const LOWER = 'M62 214C58 306 120 384 202 390C288 386 346 306 338 210C326 268 274 300 204 302C132 302 78 270 62 214Z';

function swags(sketch: Sketch): void {
  const c = sketch.chance;
  for (let i = 0; i < 4; i++) {
    const y = 246 + i * 17;
    sketch.fold(92 + i * 6, y - 22, 306 - i * 8, y - 20, 30 - i, 6, i % 2 === 0 ? -0.36 : 0.36);
  }
  for (let i = 0; i < 4; i++) {
    const y = 316 + i * 16 + c.between(-4, 4);
    sketch.fold(94 + i * 12, y - 10, 312 - i * 14, y - 12, 24 - i * 2, 7, i % 2 === 0 ? 0.38 : -0.38);
  }
  sketch.fold(78, 222, 128, 330, -8, 9, 0.34);
  sketch.fold(326, 226, 270, 336, 8, 9, -0.34);
  sketch.fold(108, 128, 150, 158, 4, 7, -0.3);
  sketch.fold(292, 128, 246, 156, -4, 7, 0.3);
}

export const snood: CutDrawing = {
  fit: 0.96,
  stage: 'flat',
  kids: [0.84, 0.84],
  draw(sketch, back) {
    sketch.shows('loop');
    sketch.part(BEHIND, { turn: 84, height: 0.46 });
    sketch.part(LINING, { fill: 'inside', height: 0.36 });
    sketch.part(LOWER, { turn: 82, over: true, height: 0.62 });
    sketch.part(UPPER, { turn: 86, over: true, height: 0.74 });
    swags(sketch);
    sketch.within(UPPER, () => ribbing(sketch, 'M70 184C84 234 134 252 200 252C268 252 318 234 330 184', 14, 4.2));
    seam(sketch, 'M76 300C104 350 148 376 202 380C258 376 300 350 326 298', 0.9);
    if (back) seam(sketch, 'M204 250C210 290 206 340 206 388', 1);
    else label(sketch, 262, 346, 24, 12);
  },
};
