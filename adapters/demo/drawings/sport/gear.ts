import type { CutDrawing } from '../material/cut-drawing';
import { inkOf, wordmark } from '../material/emblem';
import { AXIS, box, oval, short, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { cord, seam } from '../material/thread';

export function cylinderLight(sketch: Sketch, d: string): void {
  sketch.define(
    'cy',
    () =>
      `<linearGradient id="cy"><stop stop-color="#000" stop-opacity=".42"/><stop offset=".16" stop-color="#000" stop-opacity=".08"/><stop offset=".26" stop-color="#fff" stop-opacity=".5"/><stop offset=".36" stop-color="#fff" stop-opacity=".08"/><stop offset=".62" stop-color="#000" stop-opacity=".06"/><stop offset=".86" stop-color="#000" stop-opacity=".42"/><stop offset=".95" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient>`,
  );
  sketch.top(`<path d="${d}" fill="url(#cy)"/>`);
}

export const bottle: CutDrawing = {
  stage: 'floor',
  kids: [0.84, 0.8],
  draw(sketch, back) {
    const c = sketch.chance;
    const slim = c.pick(0, 6, -8);
    const wide = 62 - slim;
    sketch.ground(210, 424, 78, 11, 0.55);
    const x = (half: number): number => AXIS + half;
    const body = whole(
      `M200 132L${x(34)} 132C${x(36)} 152 ${x(wide)} 150 ${x(wide)} 186L${x(wide)} 404C${x(wide)} 420 ${x(wide - 10)} 426 200 428`,
    );
    sketch.part(body, { height: 0.6, edge: 0.4 });
    if (sketch.spec.print === 'colourblock')
      sketch.part(
        whole(`M200 336Q${x(wide * 0.6)} 336 ${x(wide)} 330L${x(wide)} 404C${x(wide)} 420 ${x(wide - 10)} 426 200 428`),
        { fill: 'accent', edge: 0, height: 0.6, weave: 'none' },
      );
    sketch.paint(
      `<path d="M${x(-wide)} 396Q200 408 ${x(wide)} 396" fill="none" stroke="${sketch.tones.shade}" stroke-width="1.4" opacity=".5"/>`,
    );
    if (!back)
      sketch.paint(
        `<g transform="rotate(-90 200 286)">${wordmark(200, 272, 130, { color: inkOf(sketch), weight: 2, house: sketch.spec.house })}</g>`,
      );
    else
      for (let i = 0; i < 7; i++)
        sketch.paint(
          `<path d="M188 ${short(220 + i * 26)}h${i % 2 === 0 ? 24 : 14}" stroke="${sketch.tones.accent}" stroke-width="1.6"/>`,
        );
    cylinderLight(sketch, body);
    const cap = box(158, 84, 84, 48, 8);
    const dark = sketch.chance.maybe(0.6) ? '#24211d' : '#c9c6bd';
    sketch.part(cap, { fill: dark, weave: 'none', height: 0.66 });
    for (let i = 0; i < 15; i++) sketch.groove(`M${162 + i * 5.5} 92L${162 + i * 5.5} 124`, 2, -0.5);
    cylinderLight(sketch, cap);
    cord(sketch, 'M172 86C168 44 232 44 228 86', dark, 10);
  },
};

function spiral(): string {
  let d = 'M300 300';
  let x = 300;
  for (let i = 1; i <= 13; i++) {
    const r = i * 2.75;
    x += (i % 2 === 0 ? -1 : 1) * 2 * r;
    d += `A${short(r)} ${short(r * 1.26)} 0 0 1 ${short(x)} 300`;
  }
  return d;
}

export const yogaMat: CutDrawing = {
  fit: 0.94,
  stage: 'floor',
  kids: [0.86, 0.86],
  draw(sketch, back) {
    sketch.shows('rolled');
    sketch.ground(204, 352, 158, 14, 0.5);
    sketch.part('M60 346L306 346C330 348 352 352 364 358L120 366C96 362 76 356 60 346Z', {
      fill: 'block',
      height: 0.5,
    });
    sketch.part(
      'M72 252L300 250C326 250 338 276 338 300C338 326 326 350 300 350L72 350C48 348 42 322 42 300C42 276 50 254 72 252Z',
      { over: true, height: 0.66 },
    );
    sketch.define(
      'ym',
      () =>
        '<linearGradient id="ym" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".2"/><stop offset=".2" stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>',
    );
    sketch.paint(
      '<path d="M72 252L300 250C326 250 338 276 338 300C338 326 326 350 300 350L72 350C48 348 42 322 42 300C42 276 50 254 72 252Z" fill="url(#ym)"/>',
    );
    sketch.part(oval(300, 300, 39, 50), { weave: 'none', height: 0.6 });
    sketch.paint(
      `<path d="${oval(300, 300, 38, 49)}" fill="${sketch.tones.glow}" opacity=".3"/><g fill="none"><path d="${spiral()}" stroke="${sketch.tones.shade}" stroke-width="3.4" opacity=".65"/><path d="${spiral()}" stroke="${sketch.tones.accent}" stroke-width="1.4" transform="translate(-1.4 -1.4)"/></g>`,
    );
    for (const x of [112, 214]) {
      sketch.part(
        `M${x} 250L${x + 18} 250C${x + 4} 280 ${x + 4} 322 ${x + 18} 351L${x} 351C${x - 14} 322 ${x - 14} 280 ${x} 250Z`,
        { fill: '#2b2722', weave: 'canvas', over: true, height: 0.74 },
      );
    }
    cord(sketch, 'M112 262C120 150 210 150 222 262', '#2b2722', 12);
    if (!back) sketch.paint(wordmark(166, 292, 54, { color: inkOf(sketch), weight: 2, house: sketch.spec.house }));
    seam(sketch, 'M60 346L306 346', 0.8);
  },
};
