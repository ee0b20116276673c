import type { CutDrawing } from '../material/cut-drawing';
import type { Sketch } from '../material/sketch';
import { label, ribbing, seam } from '../material/thread';

/** The edge that one looks over into the tube, and the one that lies below. */
const MOUTH = 'M92 172C92 128 138 102 200 102C262 102 308 128 308 172C308 212 262 236 200 236C138 236 92 212 92 172Z';
const BODY =
  'M92 170C84 236 80 290 90 334C112 392 156 408 204 408C254 408 292 390 310 332C320 286 316 234 308 170C308 212 262 238 200 238C138 238 92 212 92 170Z';
const ROLL = 'M92 170C90 214 138 244 200 244C262 244 310 214 308 170C316 214 304 268 202 272C98 270 84 216 92 170Z';

function slouch(sketch: Sketch): void {
  const c = sketch.chance;
  for (let i = 0; i < 6; i++) {
    const y = 282 + i * 19 + c.between(-4, 4);
    const from = i % 2 === 0 ? 96 : 128;
    const to = i % 2 === 0 ? 268 : 306;
    sketch.fold(from, y - 10, to, y + c.between(-2, 8), 20 - i * 2, 6.5, i % 2 === 0 ? -0.36 : 0.34);
  }
  sketch.fold(112, 262, 160, 380, -8, 9, 0.3);
  sketch.fold(296, 258, 258, 384, 8, 9, -0.28);
}

/** A snood: a closed tube of knitting, sunk into itself, with a turned edge above. */
export const snood: CutDrawing = {
  stage: 'flat',
  kids: [0.84, 0.84],
  draw(sketch, back) {
    sketch.shows('loop');
    sketch.part(MOUTH, { fill: 'inside', height: 0.3 });
    sketch.fold(118, 168, 282, 172, -22, 6, -0.3);
    sketch.part(BODY, { over: true, height: 0.64 });
    slouch(sketch);
    sketch.part(ROLL, { over: true, height: 0.76, turn: 84 });
    sketch.within(ROLL, () => ribbing(sketch, 'M88 192C96 240 138 258 200 258C262 258 306 240 312 192', 40, 4.2));
    seam(sketch, 'M96 342C118 386 158 400 204 400C252 400 286 384 305 340', 0.9);
    if (back) seam(sketch, 'M200 272C203 320 201 370 202 407', 1);
    else label(sketch, 262, 356, 24, 12);
  },
};
