import { lighter } from '../material/colour';
import type { Hex } from '../material/colour';
import type { CutDrawing } from '../material/cut-drawing';
import type { Sketch } from '../material/sketch';
import { seam, topstitch } from '../material/thread';
import { heel, laces, SOLE, upper } from './trainer';

const CREPE = '#c9a06c';

function soleOf(sketch: Sketch): Hex {
  return sketch.spec.fabric === 'suede' ? CREPE : SOLE;
}

function panels(sketch: Sketch): void {
  const second = sketch.spec.print === 'colourblock' ? 'accent' : 'trim';
  sketch.part('M40 306C34 284 40 262 46 244C66 248 84 262 90 284C93 300 92 314 90 326C70 324 52 318 40 306Z', {
    fill: second,
    over: true,
    height: 0.68,
  });
  topstitch(sketch, 'M47 249C65 253 80 265 86 286C89 300 88 312 87 322');
  sketch.part(
    'M173 204C195 222 226 240 258 250L264 264C252 271 240 271 232 267C206 254 184 242 166 230C160 224 165 213 173 204Z',
    { over: true, height: 0.7, turn: 30 },
  );
  topstitch(sketch, 'M169 228C186 240 208 251 233 263C242 267 250 267 260 263');
  sketch.part('M45 210C49 201 64 202 68 212L71 222C67 229 64 237 64 245L49 243C51 230 48 220 45 210Z', {
    fill: 'accent',
    weave: 'none',
    over: true,
    height: 0.7,
  });
  seam(sketch, 'M166 232C158 262 150 292 148 324', 0.8);
  topstitch(sketch, 'M162 230C154 260 146 290 144 322');
}

function toe(sketch: Sketch): void {
  if (sketch.spec.fabric === 'canvas') {
    sketch.part('M362 306C363 292 352 280 336 270C318 272 302 288 298 314C322 316 346 314 362 306Z', {
      fill: SOLE,
      weave: 'none',
      over: true,
      height: 0.68,
    });
    return;
  }
  const bound = 'M356 286C326 284 298 292 280 314';
  seam(sketch, bound);
  topstitch(sketch, 'M352 281C322 279 294 288 275 311');
}

/** A flat cupsole: its edge is straight, without the heel drop of a running shoe. */
function flatSole(sketch: Sketch): void {
  const color = soleOf(sketch);
  sketch.part(
    'M37 304C36 314 37 332 42 341Q45 347 56 347L346 347Q360 346 365 334C368 322 366 312 362 303C340 313 300 318 258 319L130 320C88 319 58 314 37 304Z',
    { fill: color, weave: 'none', height: 0.58, over: true },
  );
  sketch.part('M41 338L366 332C364 343 356 350 344 350L58 350Q45 350 41 338Z', {
    fill: lighter(color, -0.1),
    weave: 'none',
    height: 0.5,
  });
  sketch.groove('M38 312C60 322 90 328 130 328L258 327C300 326 340 321 365 312', 1.6, -0.5);
}

export const sneaker: CutDrawing = {
  fit: 0.93,
  stage: 'floor',
  kids: [0.82, 0.82],
  draw(sketch, back) {
    sketch.shows('laces');
    sketch.shows('flat-sole');
    if (back) {
      sketch.ground(126, 344, 66, 12);
      sketch.ground(276, 344, 66, 12);
      const color = soleOf(sketch);
      heel(sketch, 124, color, color);
      heel(sketch, 276, color, color);
      return;
    }
    sketch.ground(204, 350, 158, 13);
    upper(sketch);
    panels(sketch);
    toe(sketch);
    flatSole(sketch);
    seam(sketch, 'M128 243C150 239 161 222 172 206', 0.8);
    sketch.groove('M66 212C76 234 102 250 130 243', 7, 0.5);
    laces(sketch);
  },
};
