import type { CutDrawing } from '../material/cut-drawing';
import { inkOf, wordmark } from '../material/emblem';
import { AXIS, box, oval, short, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { cord } from '../material/thread';
import { cylinderLight } from './gear';

function scale(sketch: Sketch, x: number): void {
  let d = '';
  for (let i = 0; i < 6; i++) d += `M${x} ${short(392 - i * 30)}h${i % 2 === 0 ? 16 : 9}`;
  sketch.paint(`<path d="${d}" stroke="${sketch.tones.shade}" stroke-width="2" opacity=".6"/>`);
}

export const squeezeBottle: CutDrawing = {
  stage: 'floor',
  kids: [0.84, 0.8],
  draw(sketch, back) {
    sketch.shows('nozzle', 'soft-walls');
    sketch.ground(208, 424, 74, 11, 0.5);
    const body = whole(
      'M200 158L252 158C264 164 266 176 265 196C264 220 252 226 250 246C250 266 264 274 265 298L266 404C266 420 256 427 200 428',
    );
    sketch.part(body, { height: 0.6, edge: 0.4 });
    if (sketch.spec.print === 'colourblock')
      sketch.part(whole('M200 350Q240 350 265.6 344L266 404C266 420 256 427 200 428'), {
        fill: 'accent',
        edge: 0,
        height: 0.6,
        weave: 'none',
      });
    sketch.paint(
      `<path d="${whole('M200 160L250 160C262 166 264 178 263 196Q232 204 200 204')}" fill="${sketch.tones.glow}" opacity=".5"/>`,
    );
    for (const y of [232, 246, 260]) sketch.groove(`M150 ${y}Q200 ${y + 8} 250 ${y}`, 4, -0.55);
    sketch.fold(150, 214, 168, 288, 6, 9, -0.3);
    sketch.fold(250, 212, 236, 290, -6, 9, 0.26);
    if (back) for (let i = 0; i < 2; i++) scale(sketch, 150 + i * 84);
    else {
      scale(sketch, 144);
      sketch.paint(wordmark(206, 330, 84, { color: inkOf(sketch), weight: 2.6, house: sketch.spec.house }));
    }
    cylinderLight(sketch, body);
    const collar = box(142, 128, 116, 34, 7);
    const cap = sketch.tones.dark ? '#c9c6bd' : '#24211d';
    sketch.part(collar, { fill: cap, weave: 'none', height: 0.7 });
    for (let i = 0; i < 19; i++) sketch.groove(`M${147 + i * 6} 136L${147 + i * 6} 156`, 2, -0.5);
    cylinderLight(sketch, collar);
    sketch.part(whole('M200 100C226 102 244 114 250 130L200 132'), { fill: cap, weave: 'none', height: 0.66 });
    sketch.part(whole('M200 62C214 62 220 68 219 76L215 104L200 106'), {
      fill: 'accent',
      weave: 'none',
      over: true,
      height: 0.78,
    });
    sketch.part(oval(AXIS, 66, 11, 4), { fill: '#26231f', weave: 'none', height: 0.5 });
    cylinderLight(sketch, whole('M200 62C214 62 220 68 219 76L215 104L200 106'));
  },
};

export const flask: CutDrawing = {
  stage: 'floor',
  kids: [0.84, 0.8],
  draw(sketch, back) {
    sketch.shows('cup-lid');
    sketch.ground(212, 426, 82, 11, 0.55);
    cord(sketch, 'M262 214C312 214 318 236 318 286C318 330 306 344 262 344', '#24211d', 15);
    const body = whole('M200 170L262 170L266 190L266 408C266 422 256 429 200 430');
    sketch.part(body, { height: 0.6, edge: 0.4 });
    for (const y of [206, 352]) sketch.part(box(133, y, 134, 14, 2), { fill: '#24211d', weave: 'none', height: 0.66 });
    if (!back) sketch.paint(wordmark(AXIS, 280, 96, { color: inkOf(sketch), weight: 2.4, house: sketch.spec.house }));
    cylinderLight(sketch, body);
    sketch.part(box(142, 158, 116, 16, 3), { fill: '#24211d', weave: 'none', height: 0.56 });
    const steel = '#c3c0b8';
    const outer = whole('M200 96L254 96L262 160L200 162');
    sketch.part(outer, { fill: steel, weave: 'metal', height: 0.68, edge: 0.8 });
    cylinderLight(sketch, outer);
    const inner = whole('M200 60L246 60L252 104L200 106');
    sketch.part(inner, { fill: 'main', over: true, height: 0.74, edge: 0.8 });
    cylinderLight(sketch, inner);
    sketch.top(
      '<g fill="none" stroke-linecap="round"><path d="M147 97H253" stroke="#fff" stroke-opacity=".6" stroke-width="2.4"/><path d="M155 61H245" stroke="#fff" stroke-opacity=".5" stroke-width="2.4"/><path d="M141 158H259" stroke="#000" stroke-opacity=".4" stroke-width="1.6"/></g>',
    );
  },
};
