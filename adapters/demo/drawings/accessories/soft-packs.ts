import type { CutDrawing } from '../material/cut-drawing';
import { emblem } from '../material/emblem';
import { AXIS, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { cord, label, rivet, seam, topstitch } from '../material/thread';
import { handle, named, packBack } from './bags';

const SACK = whole('M200 126C236 126 262 122 286 116C300 200 312 320 316 412C316 428 308 434 292 434L200 436');

function drawCords(sketch: Sketch, color: string): void {
  sketch.both((flip) => {
    cord(sketch, flip('M286 116C330 150 338 300 306 420'), color, 4.4);
    cord(sketch, flip('M282 114C318 150 326 290 300 416'), color, 4.4);
  });
}

export const gymSack: CutDrawing = {
  stage: 'flat',
  kids: [0.86, 0.86],
  draw(sketch, back) {
    const c = sketch.chance;
    sketch.shows('sack', 'shoulder-straps');
    const color = sketch.spec.print === 'solid' ? sketch.tones.trim : sketch.tones.accent;
    if (back) drawCords(sketch, color);
    sketch.part(whole('M200 106C230 106 262 96 288 92L286 124Q240 130 200 130'), { height: 0.58 });
    sketch.part(SACK, { over: true, height: 0.64 });
    for (let i = -5; i <= 5; i++)
      sketch.fold(
        AXIS + i * 16,
        98,
        AXIS + i * 15 + c.between(-8, 8),
        c.between(150, 214),
        0,
        4.6,
        i % 2 === 0 ? 0.42 : -0.42,
      );
    sketch.fold(112, 410, 176, 320, 12, 10, 0.28);
    sketch.fold(290, 404, 232, 300, -12, 10, -0.28);
    topstitch(sketch, 'M116 128Q200 136 284 128');
    seam(sketch, 'M86 416Q200 424 314 416');
    sketch.both((flip, side) => {
      sketch.part(flip('M288 400L318 396L318 426C317 434 308 436 286 436Z'), {
        fill: 'trim',
        over: true,
        height: 0.72,
      });
      rivet(sketch, AXIS + side * 104, 418, 4);
    });
    if (back) return;
    drawCords(sketch, color);
    if (sketch.spec.print === 'logo') emblem(sketch, AXIS, 296, 110);
    else named(sketch, AXIS, 305, 90);
  },
};

function rolledMouth(sketch: Sketch): void {
  sketch.shows('roll-closure', 'buckle');
  sketch.part(whole('M200 62C250 60 292 62 306 70C314 82 312 98 304 108C280 116 240 118 200 118'), {
    over: true,
    height: 0.82,
    turn: 88,
  });
  for (const y of [78, 93]) sketch.groove(`M96 ${y + 2}Q200 ${y - 8} 304 ${y + 2}`, 3, -0.55);
  sketch.fold(98, 88, 302, 88, -4, 8, 0.4);
}

export const rollTop: CutDrawing = {
  stage: 'flat',
  kids: [0.86, 0.82],
  draw(sketch, back) {
    sketch.shows('shoulder-straps');
    if (back) {
      handle(sketch, 'M176 84C172 44 184 36 200 36C216 36 228 44 224 84', 12, sketch.tones.trim);
      packBack(sketch);
      return;
    }
    sketch.part(whole('M200 100C250 100 284 96 300 104C310 210 316 330 312 412C308 432 296 440 276 442L200 444'), {
      height: 0.64,
    });
    sketch.part(whole('M200 300Q262 298 306 306L311 414C307 432 295 439 276 441L200 443'), {
      fill: 'block',
      over: true,
      height: 0.7,
    });
    topstitch(sketch, 'M96 310Q200 300 304 310');
    sketch.fold(104, 140, 170, 280, 10, 11, 0.3);
    sketch.fold(298, 150, 236, 290, -10, 11, -0.3);
    sketch.fold(120, 330, 190, 420, 8, 9, -0.26);
    rolledMouth(sketch);
    sketch.part('M190 58L210 58L210 236L190 236Z', { fill: 'trim', over: true, height: 0.84 });
    topstitch(sketch, 'M193 60L193 234M207 60L207 234');
    sketch.top(
      '<path d="M186 222h28v16h-28z" fill="#8d8a83" stroke="#3a3733" stroke-width="1.4"/><path d="M192 230h16" stroke="#3a3733" stroke-width="2"/>',
    );
    label(sketch, AXIS, 346, 40, 24, '#efe7d6');
  },
};
