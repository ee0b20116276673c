import type { CutDrawing } from '../cut-drawing';
import { emblem, wordmark } from '../material/emblem';
import { AXIS, across, oval, short, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { label, ribbing, seam, topstitch } from '../material/thread';

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
  if (sketch.spec.print !== 'logo')
    sketch.paint(
      `<g transform="translate(200 214)" fill="${sketch.tones.accent}"><path d="M-22-16H-12L0 10 12-16H22L5 20H-5Z"/></g>`,
    );
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
  const color =
    sketch.spec.print === 'colourblock' || sketch.spec.accent !== undefined ? sketch.tones.accent : sketch.tones.base;
  sketch.part(oval(AXIS, 92, 38, 36), { fill: color as `#${string}`, weave: 'none', height: 0.7, edge: 0 });
  let dark = '';
  let light = '';
  for (let i = 0; i < 150; i++) {
    const a = c.between(0, 6.28);
    const r = Math.sqrt(c.next()) * 36;
    const piece = `M${short(AXIS + Math.cos(a) * r)} ${short(92 + Math.sin(a) * r)}l${short(Math.cos(a) * c.between(4, 9))} ${short(Math.sin(a) * c.between(4, 9))}`;
    if (i % 2 === 0) dark += piece;
    else light += piece;
  }
  sketch.paint(
    `<g fill="none" stroke-width="1.6" stroke-linecap="round"><path d="${dark}" stroke="${sketch.tones.shade}" opacity=".3"/><path d="${light}" stroke="${color}"/></g>`,
  );
}

/** A knitted hat with a turned-up cuff; some have a pompom. */
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
    sketch.part(whole('M200 282C240 282 276 278 309 272C315 300 315 330 309 356C270 364 240 366 200 366'), {
      fill: 'block',
      over: true,
      height: 0.74,
      weave: 'rib',
    });
    ribbing(sketch, 'M92 318C140 326 260 326 308 318', 80, 9);
    sketch.groove(across('M200 364C240 364 270 362 308 355'), 4, 0.4);
    if (back) seam(sketch, 'M200 118L200 366');
    else if (sketch.spec.print === 'logo') emblem(sketch, AXIS, 324, 50);
    else label(sketch, AXIS, 306, 46, 26, '#efe7d6');
  },
};

/** The house's name on a label of its own. */
export function nameTag(sketch: Sketch, x: number, y: number, width: number): void {
  sketch.paint(wordmark(x, y, width, sketch.tones.accent));
}
