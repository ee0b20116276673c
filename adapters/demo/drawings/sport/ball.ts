import type { CutDrawing } from '../material/cut-drawing';
import { AXIS, oval, short } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { wordmark } from '../material/emblem';

type Vector = readonly [number, number, number];

const CENTRE = 262;
const RADIUS = 118;
const GOLD = (1 + Math.sqrt(5)) / 2;

function turned([x, y, z]: Vector, a: number, b: number): Vector {
  const x1 = x * Math.cos(a) + z * Math.sin(a);
  const z1 = z * Math.cos(a) - x * Math.sin(a);
  return [x1, y * Math.cos(b) - z1 * Math.sin(b), y * Math.sin(b) + z1 * Math.cos(b)];
}

function unit([x, y, z]: Vector): Vector {
  const r = Math.hypot(x, y, z);
  return [x / r, y / r, z / r];
}

function between(a: Vector, b: Vector, share: number): Vector {
  return unit([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

function corners(a: number, b: number): Vector[] {
  const list: Vector[] = [];
  for (const s of [-1, 1]) for (const t of [-GOLD, GOLD]) list.push([0, s, t], [s, t, 0], [t, 0, s]);
  return list.map((v) => turned(unit(v), a, b));
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function flat(v: Vector): string {
  return `${short(AXIS + v[0] * RADIUS)} ${short(CENTRE + v[1] * RADIUS)}`;
}

function arc(a: Vector, b: Vector): string {
  return `M${[0, 0.25, 0.5, 0.75, 1].map((share) => flat(between(a, b, share))).join('L')}`;
}

function football(sketch: Sketch): void {
  const { chance } = sketch;
  const all = corners(chance.between(0.1, 1), chance.between(0.2, 0.9));
  let pentagons = '';
  let seams = '';
  for (const v of all) {
    const near = all.filter((w) => w !== v && dot(v, w) > 0.4);
    for (const w of near)
      if (dot(v, w) < 0.999 && between(v, w, 0.5)[2] > 0.02) seams += arc(between(v, w, 0.34), between(v, w, 0.66));
    if (v[2] < -0.3) continue;
    const rim = near.map((w) => between(v, w, 0.34));
    const first = rim[0];
    if (first === undefined) continue;
    const side: Vector = unit([
      v[1] * first[2] - v[2] * first[1],
      v[2] * first[0] - v[0] * first[2],
      v[0] * first[1] - v[1] * first[0],
    ]);
    const turn = (p: Vector): number => Math.atan2(dot(p, side), dot(p, first) - dot(p, v) * dot(first, v));
    const ring = [...rim].sort((p, q) => turn(p) - turn(q)).map((p) => (p[2] < 0 ? unit([p[0], p[1], 0]) : p));
    pentagons += `M${ring.map(flat).join('L')}Z`;
  }
  sketch.paint(
    `<g clip-path="url(#bc)"><path d="${pentagons}" fill="${sketch.tones.accent}" stroke="${sketch.tones.accent}" stroke-width="3" stroke-linejoin="round"/></g>`,
  );
  sketch.groove(seams, 4, -0.6);
  sketch.paint(`<path d="${seams}" fill="none" stroke="${sketch.tones.seam}" stroke-width="1.2"/>`);
  sketch.groove(pentagons, 3, -0.5);
}

function basketball(sketch: Sketch, back: boolean): void {
  sketch.shows('channels');
  const curves = 'M82 262Q200 282 318 262M126 172C176 210 176 314 126 352M274 172C224 210 224 314 274 352';
  const line = back ? `M200 144L200 380${curves}` : curves;
  const ink = sketch.tones.dark ? sketch.tones.accent : '#1d1a16';
  sketch.paint(`<g clip-path="url(#bc)" fill="none" stroke="${ink}" stroke-width="4.4"><path d="${line}"/></g>`);
  sketch.groove(line, 6, -0.5);
  if (!back) sketch.paint(wordmark(AXIS, 226, 62, { color: ink, weight: 2.2, house: sketch.spec.house }));
}

function volleyball(sketch: Sketch): void {
  const panel = 'M84 240C120 180 190 160 250 156L296 194C230 196 150 220 96 312Z';
  sketch.paint(
    `<g clip-path="url(#bc)"><path d="${panel}" fill="${sketch.tones.accent}"/><path d="M120 346C150 290 230 250 316 250L312 300C250 300 200 330 180 380Z" fill="${sketch.tones.accent}"/></g>`,
  );
  const lines =
    'M84 240C120 180 190 160 250 156M96 312C150 220 230 196 296 194M90 276C136 200 210 178 274 174M120 346C150 290 230 250 318 250M180 380C200 330 250 300 312 300M148 366C176 310 240 276 316 276M240 150C270 170 300 210 316 250M150 158C200 156 230 150 250 156';
  sketch.groove(lines, 3.4, -0.7);
  sketch.paint(
    `<path d="${lines}" fill="none" stroke="${sketch.tones.seam}" stroke-width="1.4" clip-path="url(#bc)"/>`,
  );
}

export const ball: CutDrawing = {
  stage: 'floor',
  kids: [0.84, 0.84],
  draw(sketch, back) {
    const kind = sketch.chance.pick('football', 'basketball', 'volleyball');
    sketch.ground(208, 378, 92, 14, 0.6, 0.42);
    sketch.define('bc', () => `<clipPath id="bc"><circle cx="200" cy="262" r="118"/></clipPath>`);
    sketch.define(
      'bs',
      () =>
        `<radialGradient id="bs" cx=".34" cy=".28" r=".8"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".3" stop-color="#fff" stop-opacity=".08"/><stop offset=".62" stop-color="#000" stop-opacity=".1"/><stop offset=".92" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></radialGradient>`,
    );
    sketch.part(oval(AXIS, CENTRE, RADIUS, RADIUS), { weave: 'leather', height: 0.7, edge: 0 });
    if (back) sketch.chance.next();
    if (kind === 'football') football(sketch);
    else if (kind === 'basketball') basketball(sketch, back);
    else volleyball(sketch);
    if (back)
      sketch.paint(
        '<circle cx="232" cy="300" r="3.4" fill="#1d1a16"/><circle cx="232" cy="300" r="6" fill="none" stroke="#000" stroke-opacity=".3"/>',
      );
    sketch.top('<circle cx="200" cy="262" r="118" fill="url(#bs)"/>');
  },
};
