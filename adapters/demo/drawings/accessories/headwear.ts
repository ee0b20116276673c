import type { CutDrawing } from '../material/cut-drawing';
import { lighter } from '../material/colour';
import { emblem, initial, inkOf } from '../material/emblem';
import { AXIS, across, oval, short, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { label, ribbing, seam, topstitch } from '../material/thread';

const CUFF = whole(
  'M200 282C240 282 276 278 306 272Q313 273 314 282C316 308 315 330 312 350Q310 357 302 358C270 364 240 366 200 366',
);

function crownSeams(sketch: Sketch): void {
  sketch.both((flip) => {
    const line = 'M200 130C236 146 262 200 268 272';
    seam(sketch, flip(line));
    topstitch(sketch, flip('M200 130C232 146 258 200 264 271'));
    topstitch(sketch, flip('M200 130C240 146 267 200 272 273'));
    sketch.paint(
      `<path d="${flip(oval(284, 190, 4, 5))}" fill="${sketch.tones.shade}" stroke="${sketch.tones.stitch}" stroke-width="1.2"/>`,
    );
    sketch.paint(
      `<path d="${flip(oval(230, 178, 3.4, 4.6))}" fill="${sketch.tones.shade}" stroke="${sketch.tones.stitch}" stroke-width="1.2"/>`,
    );
  });
  sketch.part(oval(AXIS, 127, 11, 5), { over: true, height: 0.8 });
}

function capFront(sketch: Sketch): void {
  sketch.part(whole('M200 128C266 128 312 176 316 262C318 278 316 288 310 294Q260 268 200 268'), { height: 0.62 });
  crownSeams(sketch);
  seam(sketch, 'M200 130L200 268', 0.8);
  emblem(sketch, AXIS, 208, 58);
  if (sketch.spec.print !== 'logo') sketch.paint(initial(sketch, AXIS, 216, 34, inkOf(sketch)));
  const brim = 'M200 262C250 262 292 274 318 292C334 306 340 326 332 342C306 326 260 318 200 318';
  sketch.part(whole(brim), { fill: 'block', over: true, height: 0.7 });
  sketch.part(whole('M200 318C260 318 306 326 332 342C330 348 324 350 318 348C290 334 250 328 200 328'), {
    fill: 'inside',
    height: 0.5,
  });
  for (let i = 0; i < 5; i++) {
    topstitch(
      sketch,
      across(
        `M200 ${272 + i * 9.6}C250 ${272 + i * 9.6} ${290 + i * 3} ${283 + i * 9} ${314 + i * 3.4} ${298 + i * 8.6}`,
      ),
    );
  }
  sketch.fold(110, 322, 290, 300, -12, 14, 0.3);
}

function capBack(sketch: Sketch): void {
  sketch.part(whole('M200 128C266 128 312 176 316 262C318 290 316 304 310 316L262 320C260 282 236 262 200 262'), {
    height: 0.62,
  });
  crownSeams(sketch);
  seam(sketch, 'M200 130L200 262', 0.8);
  topstitch(sketch, across('M200 256C240 256 266 280 268 318'));
  sketch.part('M136 300L264 300L264 318L136 318Z', { fill: 'trim', over: true, height: 0.66 });
  topstitch(sketch, 'M138 303L262 303M138 315L262 315');
  sketch.top('<path d="M212 297h16v24h-16z" fill="none" stroke="#b9b6ae" stroke-width="4"/>');
}

export const cap: CutDrawing = {
  stage: 'flat',
  kids: [0.84, 0.84],
  draw(sketch, back) {
    if (back) capBack(sketch);
    else capFront(sketch);
  },
};

function pompom(sketch: Sketch): void {
  const c = sketch.chance;
  const color = sketch.spec.accent === undefined ? sketch.tones.base : sketch.tones.accent;
  const sector = (count: number): string => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const a = c.between(-0.3, 0.3);
      const from = c.between(4, 26);
      const to = from + c.between(8, 15);
      d += `M${short(Math.cos(a) * from)} ${short(Math.sin(a) * from)}L${short(Math.cos(a + 0.06) * to)} ${short(Math.sin(a + 0.06) * to)}`;
    }
    return d;
  };
  sketch.part(oval(AXIS, 88, 34, 33), { fill: color, weave: 'none', height: 0.7, edge: 0 });
  sketch.define(
    'pm',
    () =>
      `<g id="pm" fill="none" stroke-linecap="round"><path d="${sector(11)}" stroke="${lighter(color, -0.12)}" stroke-width="1.8"/><path d="${sector(12)}" stroke="${color}" stroke-width="2"/><path d="${sector(9)}" stroke="${lighter(color, 0.09)}" stroke-width="1.3"/></g>`,
  );
  for (let i = 0; i < 12; i++) sketch.paint(`<use href="#pm" transform="translate(200 88) rotate(${i * 30 + 7})"/>`);
  sketch.part('M170 118Q200 128 230 118Q224 132 200 134Q176 132 170 118Z', { edge: 0, height: 0.5 });
}

export const beanie: CutDrawing = {
  stage: 'flat',
  kids: [0.84, 0.84],
  draw(sketch, back) {
    if (sketch.chance.maybe(0.4)) pompom(sketch);
    sketch.part(whole('M200 116C262 116 300 168 306 300L200 312'), {
      over: true,
      height: 0.62,
      weave: sketch.spec.fabric === 'knit' ? 'rib' : sketch.spec.fabric,
    });
    for (let i = -4; i <= 4; i++) {
      const x = AXIS + i * 24;
      sketch.fold(AXIS + i * 7, 128, x, 292, i * -1.6, 5, i % 2 === 0 ? 0.34 : -0.34);
    }
    sketch.part(CUFF, {
      fill: 'block',
      over: true,
      height: 0.74,
      weave: 'rib',
    });
    sketch.within(CUFF, () => {
      ribbing(sketch, 'M86 318C140 326 260 326 314 318', 108, 9);
    });
    if (back) seam(sketch, 'M200 118L200 366');
    else if (sketch.spec.print === 'logo') emblem(sketch, AXIS, 324, 50);
    else label(sketch, AXIS, 306, 46, 26, '#efe7d6');
  },
};
