import type { CutDrawing } from '../material/cut-drawing';
import { AXIS, across, box, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { label, seam, topstitch, zip } from '../material/thread';
import { handle, packBack } from './bags';

const WEBBING = '#3a3733';

function clip(sketch: Sketch, x: number, y: number): void {
  sketch.top(
    `<path d="M${x - 8} ${y - 6}h16v13h-16z" fill="${WEBBING}" stroke="#77736c" stroke-width="1"/><path d="M${x - 4} ${y}h8" stroke="#8d8a83" stroke-width="1.6"/>`,
  );
}

function hipBelt(sketch: Sketch): void {
  sketch.shows('hip-belt');
  sketch.both((flip) => {
    sketch.part(flip('M286 372C318 366 346 370 366 384C374 392 374 410 364 416C338 424 308 422 284 416Z'), {
      fill: 'trim',
      over: true,
      height: 0.72,
      edge: 0.9,
    });
    topstitch(sketch, flip('M292 378C320 372 344 376 362 388M292 411C320 415 342 415 360 410'));
    sketch.part(flip('M316 380L344 382L343 408L316 409Z'), { over: true, height: 0.8, edge: 0.8 });
    zip(sketch, flip('M319 388L341 389'));
  });
  handle(sketch, 'M362 402C350 446 280 462 200 462C120 462 50 446 38 402', 9, WEBBING);
  sketch.top(
    `<path d="M182 454h36v17h-36z" fill="${WEBBING}" stroke="#77736c" stroke-width="1.2"/><path d="M190 462h20" stroke="#8d8a83" stroke-width="2.4"/>`,
  );
}

function lid(sketch: Sketch): void {
  sketch.shows('lid');
  sketch.part(whole('M200 44C252 42 292 52 300 72C306 92 306 112 300 126C272 136 240 138 200 138'), {
    fill: 'block',
    over: true,
    height: 0.8,
    edge: 0.9,
  });
  zip(sketch, across('M200 78Q254 78 288 86'), [270, 82]);
  topstitch(sketch, across('M200 132Q256 132 296 122'));
  sketch.both((flip, side) => {
    sketch.part(flip('M244 126L258 126L258 206L244 206Z'), { fill: WEBBING, weave: 'none', over: true, height: 0.82 });
    clip(sketch, AXIS + side * 51, 158);
  });
}

function front(sketch: Sketch): void {
  sketch.part(whole('M200 96C262 96 292 108 298 140C306 230 308 330 304 408C302 424 290 432 272 434L200 436'), {
    height: 0.64,
  });
  sketch.both((flip) => {
    sketch.part(flip('M300 300L326 296C332 336 330 382 322 408L304 408Z'), {
      fill: 'trim',
      weave: 'mesh',
      over: true,
      height: 0.6,
    });
    for (const y of [188, 256])
      sketch.paint(`<path d="${flip(`M302 ${y}L262 ${y + 16}`)}" stroke="${WEBBING}" stroke-width="6" fill="none"/>`);
    sketch.fold(AXIS + 84, 190, AXIS + 44, 232, 8, 8, 0.24);
  });
  const pocket = 'M200 214L262 214C268 260 270 340 266 404C262 412 250 414 200 414';
  sketch.part(whole(pocket), { fill: 'block', over: true, height: 0.74, edge: 0.9 });
  zip(sketch, across('M200 234L258 234'), [246, 234]);
  for (const y of [270, 296, 322, 348]) {
    sketch.paint(`<path d="M188 ${y}h24" stroke="${WEBBING}" stroke-width="7"/>`);
    seam(sketch, `M188 ${y - 4}L188 ${y + 4}M212 ${y - 4}L212 ${y + 4}`);
  }
  sketch.paint(`<path d="M200 258V366" stroke="${WEBBING}" stroke-width="4"/>`);
  label(sketch, AXIS, 384, 40, 20, '#efe7d6');
}

export const trekPack: CutDrawing = {
  fit: 0.92,
  stage: 'flat',
  kids: [0.86, 0.82],
  draw(sketch, back) {
    sketch.shows('shoulder-straps');
    handle(sketch, 'M180 56C178 22 186 18 200 18C214 18 222 22 220 56', 11, WEBBING);
    if (back) {
      sketch.part(box(104, 50, 192, 60, 24), { height: 0.6, edge: 0.8 });
      packBack(sketch);
      hipBelt(sketch);
      return;
    }
    front(sketch);
    lid(sketch);
    hipBelt(sketch);
  },
};
