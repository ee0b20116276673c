import type { CutDrawing } from '../material/cut-drawing';
import { lighter, toOklch } from '../material/colour';
import type { Hex } from '../material/colour';
import { wordmark } from '../material/emblem';
import { AXIS, across, box, oval, short } from '../material/outline';
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

function strap(sketch: Sketch, metal: Hex): void {
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

/** The second hand where no other colour is given, or none that is seen on the dial. */
const SIGNAL = '#c8381c';
/** Difference in lightness from which a hand stands out from the dial. */
const APART = 0.3;

function dial(sketch: Sketch): void {
  const face = sketch.chance.maybe(0.5) ? '#17140f' : '#f4f0e6';
  const ink = face === '#17140f' ? '#f4f0e6' : '#17140f';
  sketch.define(
    'wd',
    () =>
      `<radialGradient id="wd" cx=".4" cy=".35"><stop stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient>`,
  );
  const { accent = SIGNAL } = sketch.spec;
  const signal = Math.abs(toOklch(accent).l - toOklch(face).l) < APART ? SIGNAL : accent;
  sketch.top(
    `<circle cx="200" cy="246" r="69" fill="${face}"/><path d="${marks(64, 61, 6)}" stroke="${ink}" stroke-width=".8"/><path d="${marks(64, 54, 30)}" stroke="${ink}" stroke-width="3"/>` +
      `<circle cx="200" cy="276" r="17" fill="none" stroke="${ink}" stroke-width=".9" opacity=".7"/><path d="M200 276l8-9" stroke="${ink}" stroke-width="1.4"/>${wordmark(AXIS, 214, 30, { color: ink, weight: 1.8, house: sketch.spec.house })}` +
      `<path d="M200 246L169 224" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><path d="M200 246L236 206" stroke="${ink}" stroke-width="3.6" stroke-linecap="round"/><path d="M205 234L178 302" stroke="${signal}" stroke-width="1.4"/><circle cx="200" cy="246" r="4.2" fill="${signal}"/>` +
      `<circle cx="200" cy="246" r="69" fill="url(#wd)"/><path d="M152 204A64 64 0 01214 184L166 280A64 64 0 01152 204Z" fill="#fff" opacity=".09"/>`,
  );
}

/** A wrist watch on its strap; from behind, the engraved case back. */
export const watch: CutDrawing = {
  stage: 'flat',
  kids: [0.8, 0.8],
  draw(sketch, back) {
    const metal = sketch.chance.pick<Hex>('#b9b6ae', '#b9934f', '#4a4846');
    strap(sketch, metal);
    caseOf(sketch, metal, back);
    if (!back) dial(sketch);
    sketch.groove(across('M200 176Q226 176 244 174'), 5, -0.4);
  },
};
