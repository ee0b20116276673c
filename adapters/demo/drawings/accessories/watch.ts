import type { CutDrawing } from '../material/cut-drawing';
import { hexOf, lighter, toOklch } from '../material/colour';
import type { Hex } from '../material/colour';
import { lettering, wordmark } from '../material/emblem';
import { AXIS, across, box, oval, placed, short } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { topstitch } from '../material/thread';

function marks(radius: number, from: number, step: number): string {
  let d = '';
  for (let i = 0; i < 360; i += step) {
    const a = (i * Math.PI) / 180;
    d += `M${short(AXIS + Math.cos(a) * radius)} ${short(246 + Math.sin(a) * radius)}L${short(AXIS + Math.cos(a) * from)} ${short(246 + Math.sin(a) * from)}`;
  }
  return d;
}

function leatherStrap(sketch: Sketch, metal: Hex): void {
  sketch.part('M164 60Q200 52 236 60L246 180L154 180Z', { height: 0.62 });
  sketch.part('M154 312L246 312L238 424Q234 442 200 446Q166 442 162 424Z', { height: 0.62 });
  topstitch(sketch, 'M168 64L160 176M232 64L240 176');
  topstitch(sketch, 'M160 316L168 420Q172 436 200 439Q228 436 232 420L240 316');
  for (let i = 0; i < 5; i++)
    sketch.paint(`<path d="${oval(AXIS, 350 + i * 16, 3.4, 3)}" fill="${sketch.tones.shade}"/>`);
  sketch.part(box(156, 128, 88, 14, 3), { over: true, height: 0.76 });
  buckle(sketch, metal);
}

function buckle(sketch: Sketch, metal: Hex): void {
  const frame = 'M170 62Q166 36 174 36L226 36Q234 36 230 62';
  sketch.top(
    `<g fill="none" stroke-linecap="round"><path d="${frame}" stroke="#000" stroke-width="6.5" opacity=".35" transform="translate(2 3)"/><path d="${frame}" stroke="${metal}" stroke-width="6"/><path d="M170 58Q168 36 175 35H226" stroke="#fff" stroke-width="1.4" opacity=".7"/><path d="M164 62H236" stroke="${metal}" stroke-width="5"/><path d="M200 66V35" stroke="${lighter(metal, -0.08)}" stroke-width="4.4"/><path d="M199 64V36" stroke="#fff" stroke-width="1" opacity=".6"/></g>`,
  );
}

function webbing(sketch: Sketch, metal: Hex): void {
  sketch.shows('fabric-strap');
  const band = 'M160 58Q200 52 240 58L240 430Q236 446 200 448Q164 446 160 430Z';
  sketch.part(band, { weave: 'canvas', height: 0.6 });
  for (const x of [186, 214])
    sketch.paint(`<path d="M${x} 56V447" stroke="${sketch.tones.accent}" stroke-width="5" opacity=".8"/>`);
  for (let y = 64; y < 446; y += 7) sketch.groove(`M161 ${y}L239 ${y}`, 2, -0.3);
  for (let i = 0; i < 5; i++)
    sketch.top(`<path d="${oval(AXIS, 352 + i * 17, 3.6, 3.2)}" fill="#26221b" stroke="${metal}" stroke-width="1.6"/>`);
  for (const y of [112, 148])
    sketch.part(box(153, y, 94, 11, 3), { fill: metal, weave: 'metal', over: true, height: 0.8 });
  buckle(sketch, metal);
}

function bracelet(sketch: Sketch, metal: Hex): void {
  for (const [top, bottom] of [
    [44, 182],
    [310, 448],
  ] as const) {
    sketch.part(box(158, top, 84, bottom - top, 6), { fill: metal, weave: 'metal', height: 0.62 });
    for (let y = top + 17; y < bottom - 4; y += 17) sketch.groove(`M158 ${y}L242 ${y}`, 3, -0.9);
    for (const x of [181, 219]) sketch.groove(`M${x} ${top}L${x} ${bottom}`, 2.6, -0.8);
  }
  sketch.part(box(154, 96, 92, 34, 5), { fill: metal, weave: 'metal', over: true, height: 0.74 });
  sketch.paint(wordmark(AXIS, 106, 44, { color: '#00000077', weight: 2, house: sketch.spec.house }));
}

function pushers(sketch: Sketch, metal: Hex): void {
  sketch.shows('pushers');
  for (const degrees of [-30, 30]) {
    const at = (d: string): string => placed(placed(d, -AXIS, -246), AXIS, 246, 1, degrees);
    sketch.part(at(box(276, 240, 12, 12, 1)), { fill: metal, weave: 'none', height: 0.6, edge: 0.9 });
    sketch.part(at(box(287, 236, 9, 20, 3)), { fill: metal, weave: 'none', height: 0.7, edge: 0.9 });
  }
}

function caseOf(sketch: Sketch, metal: Hex, back: boolean): void {
  sketch.define(
    'wm',
    () =>
      `<linearGradient id="wm" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${lighter(metal, 0.24, 0.5)}"/><stop offset=".4" stop-color="${metal}"/><stop offset=".6" stop-color="${lighter(metal, 0.16, 0.7)}"/><stop offset="1" stop-color="${lighter(metal, -0.24)}"/></linearGradient>`,
  );
  sketch.part('M150 190L250 190L262 246L250 302L150 302L138 246Z', {
    fill: metal,
    weave: 'metal',
    over: true,
    height: 0.6,
  });
  sketch.part(box(276, 236, 14, 20, 3), { fill: metal, weave: 'none', height: 0.6 });
  sketch.part(oval(AXIS, 246, 80, 80), { fill: metal, weave: 'none', over: true, height: 0.74 });
  sketch.top(
    `<circle cx="200" cy="246" r="75" fill="none" stroke="url(#wm)" stroke-width="10"/><circle cx="200" cy="246" r="69.5" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1"/>`,
  );
  if (back) {
    sketch.top(
      `<circle cx="200" cy="246" r="54" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.4"/><path d="${marks(62, 56, 30)}" stroke="#000" stroke-opacity=".4" stroke-width="4"/>${wordmark(AXIS, 238, 70, { color: '#00000088', weight: 1.6, house: sketch.spec.house })}`,
    );
  }
}

const SIGNAL = '#c8381c';
const APART = 0.3;

const DARK_FACE = '#17140f';
const PALE_FACE = '#f4f0e6';

interface Face {
  readonly face: Hex;
  readonly ink: Hex;
  readonly signal: Hex;
}

function faceOf(sketch: Sketch): Face {
  const isDark = sketch.chance.maybe(0.5);
  const face = isDark ? DARK_FACE : PALE_FACE;
  const { accent = SIGNAL } = sketch.spec;
  const signal = Math.abs(toOklch(accent).l - toOklch(face).l) < APART ? SIGNAL : hexOf(accent);
  return { face, ink: isDark ? PALE_FACE : DARK_FACE, signal };
}

function dial(sketch: Sketch, face: Hex, on: string): void {
  sketch.define(
    'wd',
    () =>
      `<radialGradient id="wd" cx=".4" cy=".35"><stop stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient>`,
  );
  sketch.top(
    `<circle cx="200" cy="246" r="69" fill="${face}"/>${on}<circle cx="200" cy="246" r="69" fill="url(#wd)"/><path d="M152 204A64 64 0 01214 184L166 280A64 64 0 01152 204Z" fill="#fff" opacity=".09"/>`,
  );
}

function hands(ink: Hex, hour: number, minute: number): string {
  return `<path d="M200 246L169 224" stroke="${ink}" stroke-width="${hour}" stroke-linecap="round"/><path d="M200 246L236 206" stroke="${ink}" stroke-width="${minute}" stroke-linecap="round"/>`;
}

function plainDial(sketch: Sketch): void {
  const { face, ink } = faceOf(sketch);
  sketch.shows('plain-dial');
  const name = wordmark(AXIS, 212, 30, { color: ink, weight: 1.8, house: sketch.spec.house });
  dial(
    sketch,
    face,
    `<path d="${marks(64, 50, 30)}" stroke="${ink}" stroke-width="1.8"/>${name}${hands(ink, 3.6, 2.4)}<circle cx="200" cy="246" r="3.4" fill="${ink}"/>`,
  );
}

function numerals(ink: Hex): string {
  return Array.from({ length: 12 }, (_none, at) => {
    const angle = ((at + 1) * Math.PI) / 6;
    const [x, y] = [AXIS + Math.sin(angle) * 48, 246 - Math.cos(angle) * 48];
    const text = String(at + 1);
    return lettering([text], { x: x - text.length * 4, y: y - 6, width: text.length * 9, max: 0.86, color: ink });
  }).join('');
}

function fieldDial(sketch: Sketch): void {
  const { face, ink, signal } = faceOf(sketch);
  sketch.shows('numerals');
  dial(
    sketch,
    face,
    `<path d="${marks(66, 62, 6)}" stroke="${ink}" stroke-width=".9"/><path d="${marks(66, 60, 30)}" stroke="${ink}" stroke-width="2.4"/>${numerals(ink)}` +
      `${hands(ink, 5, 3.6)}<path d="M205 234L178 302" stroke="${signal}" stroke-width="1.4"/><circle cx="200" cy="246" r="4.2" fill="${signal}"/>`,
  );
}

function stopDial(sketch: Sketch): void {
  const { face, ink, signal } = faceOf(sketch);
  sketch.shows('subdials');
  const small = (
    [
      [168, 246],
      [232, 246],
      [200, 280],
    ] as const
  )
    .map(
      ([x, y], at) =>
        `<circle cx="${x}" cy="${y}" r="18" fill="${ink}" fill-opacity=".12" stroke="${ink}" stroke-width="1.1"/><path d="M${x} ${y - 17}v5M${x} ${y + 17}v-5M${x - 17} ${y}h5M${x + 17} ${y}h-5" stroke="${ink}" stroke-width="1.2"/><path d="M${x} ${y}l${[9, -5, 7][at] ?? 0} ${[-9, -11, 8][at] ?? 0}" stroke="${ink}" stroke-width="1.6"/>`,
    )
    .join('');
  const name = wordmark(AXIS, 202, 28, { color: ink, weight: 1.8, house: sketch.spec.house });
  dial(
    sketch,
    face,
    `<path d="${marks(66, 62, 6)}" stroke="${ink}" stroke-width=".9"/><path d="${marks(66, 56, 30)}" stroke="${ink}" stroke-width="3"/>${small}${name}` +
      `${hands(ink, 4.6, 3.2)}<path d="M200 268V186" stroke="${signal}" stroke-width="1.6"/><circle cx="200" cy="246" r="4" fill="${signal}"/>`,
  );
}

const METALS: readonly [Hex, Hex, Hex] = ['#b9b6ae', '#b9934f', '#4a4846'];

interface WatchOptions {
  readonly band: (sketch: Sketch, metal: Hex) => void;
  readonly face: (sketch: Sketch) => void;
  readonly isAllMetal?: boolean;
  readonly hasPushers?: boolean;
}

function watchOf({ band, face, isAllMetal = false, hasPushers = false }: WatchOptions): CutDrawing {
  return {
    stage: 'flat',
    kids: [0.8, 0.8],
    draw(sketch, back) {
      const metal = isAllMetal ? sketch.tones.base : sketch.chance.pick<Hex>(...METALS);
      band(sketch, metal);
      if (hasPushers) pushers(sketch, metal);
      caseOf(sketch, metal, back);
      if (!back) face(sketch);
      sketch.groove(across('M200 176Q226 176 244 174'), 5, -0.4);
    },
  };
}

export const watch = watchOf({ band: leatherStrap, face: plainDial });
export const fieldWatch = watchOf({ band: webbing, face: fieldDial });
export const chronograph = watchOf({ band: bracelet, face: stopDial, isAllMetal: true, hasPushers: true });
