import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { AXIS, compact, lens, oval } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, ribbing, seam } from '../material/thread';
import { bodyOutline } from '../material/torso';
import type { Sleeve, Torso } from '../material/torso';
import { armholes, inside, longSleeves, neckband, patchPocket, ribHem } from './top-parts';

const BODY: Torso = {
  neck: 36,
  neckY: 74,
  drop: 26,
  backDrop: 8,
  shoulder: 102,
  shoulderY: 102,
  chest: 100,
  armY: 190,
  waist: 97,
  waistY: 300,
  hem: 96,
  hemY: 380,
  dip: 4,
};

const ARM: Sleeve = { elbowOut: [148, 240], elbowIn: [104, 252], endOut: [157, 354], endIn: [120, 365] };

function cable(sketch: Sketch, x: number, top: number, bottom: number, width: number): void {
  const pitch = (bottom - top) / Math.round((bottom - top) / (width * 1.5));
  const half = width / 2;
  let edges = '';
  for (let y = top; y + pitch * 0.9 <= bottom; y += pitch) {
    const strand = `M${x + half} ${y - pitch * 0.2}C${x + half} ${y + pitch * 0.5} ${x - half} ${y + pitch * 0.4} ${x - half} ${y + pitch}`;
    edges += strand;
    sketch.bump(lens(x + half * 0.9, y + pitch * 0.1, x - half * 0.9, y + pitch * 0.9, -half * 0.1, half * 0.9), 0.75);
    sketch.bump(lens(x - half, y + pitch * 0.1, x - half * 0.1, y + pitch * 0.46, 0, half * 0.5), 0.6);
    sketch.bump(lens(x + half, y + pitch * 0.9, x + half * 0.1, y + pitch * 0.54, 0, half * 0.5), 0.6);
  }
  sketch.paint(
    `<path d="${compact(edges)}" fill="none" stroke="${sketch.tones.shade}" stroke-width="1.4" opacity=".4"/>`,
  );
  for (const side of [-1, 1]) {
    const gap = `M${x + side * width * 0.72} ${top}L${x + side * width * 0.72} ${bottom}`;
    sketch.groove(gap, 3.6, -0.8);
    sketch.paint(`<path d="${compact(gap)}" stroke="${sketch.tones.shade}" stroke-width="2.6" opacity=".22"/>`);
  }
}

function cables(sketch: Sketch, t: Torso): void {
  sketch.shows('cables');
  const bottom = t.hemY + 1;
  cable(sketch, AXIS, t.neckY + t.drop + 18, bottom, 22);
  for (const side of [-1, 1]) {
    cable(sketch, AXIS + side * 34, t.neckY + 38, bottom, 12);
    cable(sketch, AXIS + side * 64, t.shoulderY + 6, bottom, 20);
  }
}

function turtleneck(sketch: Sketch): void {
  sketch.shows('roll-neck');
  sketch.part(oval(AXIS, 58, 33, 9), { fill: 'inside', height: 0.4 });
  const roll = `M167 57C165 72 162 86 158 97Q${AXIS} 122 242 97C238 86 235 72 233 57Q${AXIS} 74 167 57Z`;
  sketch.part(roll, { fill: 'trim', over: true, height: 0.76, weave: 'none' });
  sketch.within(roll, () => {
    ribbing(sketch, `M152 82Q${AXIS} 106 248 82`, 66, 4.4);
  });
  sketch.groove(`M163 66Q${AXIS} 83 237 66`, 5, 0.4);
  sketch.groove(`M157 98Q${AXIS} 123 243 98`, 4, -0.4);
}

export const knit: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    const style = sketch.chance.pick('crew', 'crew', 'turtle', 'cardigan');
    const cabled = sketch.chance.maybe(0.55) && sketch.spec.print === 'solid';
    const t: Torso = style === 'cardigan' ? { ...BODY, vee: true, drop: 96 } : BODY;
    if (!back && style !== 'turtle') inside(sketch, t);
    longSleeves(sketch, t, ARM, { cuff: 30, fill: 'block', folds: 1.2 });
    ribHem(sketch, t, 30);
    sketch.part(bodyOutline(t, back), { over: true, height: 0.62 });
    drapeBody(sketch, t, cabled ? 0.6 : 1);
    armholes(sketch, t);
    if (cabled && style !== 'cardigan') cables(sketch, t);
    if (style === 'turtle') turtleneck(sketch);
    else neckband(sketch, t, back, 13);
    if (style === 'cardigan' && !back) cardiganFront(sketch, t);
  },
};

function cardiganFront(sketch: Sketch, t: Torso): void {
  sketch.shows('cardigan');
  const top = t.neckY + t.drop;
  const horn = sketch.tones.dark ? '#b8a288' : '#3d2f25';
  sketch.shows('patch-pockets');
  patchPocket(sketch, AXIS + 26, 304, 52, 62);
  patchPocket(sketch, AXIS - 78, 304, 52, 62);
  sketch.part(`M193 ${top}L207 ${top}L207 ${t.hemY + 33}L193 ${t.hemY + 33}Z`, {
    fill: 'trim',
    over: true,
    height: 0.7,
    weave: 'rib',
  });
  seam(sketch, `M193 ${top}L193 ${t.hemY + 33}`, 0.7);
  for (let i = 0; i < 5; i++) button(sketch, AXIS, top + 16 + i * 52, 4.4, horn);
}
