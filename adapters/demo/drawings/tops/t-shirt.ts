import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody, drapeShortSleeve } from '../material/drape';
import { emblem } from '../material/emblem';
import { AXIS } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, ribbing, seam, topstitch, twinStitch } from '../material/thread';
import { bodyOutline, cuffLine, hemLine, shortSleeveOutline } from '../material/torso';
import type { Torso } from '../material/torso';
import {
  ARM,
  armholes,
  collarBack,
  collarFlaps,
  inside,
  lining,
  longSleeves,
  neckband,
  patchPocket,
} from './top-parts';
import type { Collar } from './top-parts';

const OUT = [150, 192] as const;
const IN = [103, 224] as const;

function measures(sketch: Sketch): Torso {
  const { chance } = sketch;
  return {
    neck: 36,
    neckY: 74,
    drop: chance.pick(27, 31, 35),
    backDrop: 9,
    shoulder: 99,
    shoulderY: 99,
    chest: 97,
    armY: 184,
    waist: 92,
    waistY: 300,
    hem: 96,
    hemY: 406 + chance.between(-8, 16),
    dip: 5,
    vee: chance.maybe(0.2),
  };
}

function shortSleeves(sketch: Sketch, t: Torso, banded: boolean): void {
  sketch.shows('short-sleeves');
  const end = { out: OUT, in: IN };
  sketch.both((flip, side) => {
    const sleeve = flip(shortSleeveOutline(t, OUT, IN));
    sketch.part(sleeve, { turn: side * -26, fill: 'block' });
    drapeShortSleeve(sketch, t, OUT, IN, side);
    if (!banded) {
      twinStitch(sketch, flip(cuffLine(end, 9, 0.36)), 2.4);
      return;
    }
    sketch.within(sleeve, () => {
      const mid = flip(cuffLine(end, 3, 0.36));
      sketch.paint(`<path d="${mid}" fill="none" stroke="${sketch.color('trim')}" stroke-width="16"/>`);
      ribbing(sketch, mid, 16, 2.6);
      seam(sketch, flip(cuffLine(end, 11, 0.36)), 0.8);
    });
  });
}

export const tShirt: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    const t = measures(sketch);
    const pocket = sketch.chance.maybe(0.25) && sketch.spec.print !== 'logo';
    if (!back) inside(sketch, t);
    shortSleeves(sketch, t, false);
    sketch.part(bodyOutline(t, back), { over: true, height: 0.62 });
    drapeBody(sketch, t);
    armholes(sketch, t);
    twinStitch(sketch, hemLine(t, 11), 2.6);
    neckband(sketch, t, back, 9);
    if (pocket && !back) patchPocket(sketch, 226, 158, 42, 48);
    emblem(sketch, AXIS, back ? 150 : 190, back ? 30 : 76);
  },
};

export const longSleeve: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    const t = measures(sketch);
    const raglan = sketch.chance.maybe(0.35) || sketch.spec.print === 'colourblock';
    if (!back) inside(sketch, t);
    longSleeves(sketch, t, ARM, { cuff: 16, fill: 'block' });
    sketch.part(bodyOutline(t, back), { over: true, height: 0.62 });
    if (raglan) raglanSeams(sketch, t, back);
    else armholes(sketch, t);
    drapeBody(sketch, t);
    twinStitch(sketch, hemLine(t, 11), 2.6);
    neckband(sketch, t, back, 9);
    emblem(sketch, AXIS, back ? 150 : 190, back ? 30 : 76);
  },
};

export function raglanSeams(sketch: Sketch, t: Torso, back: boolean): void {
  const neck = AXIS + t.neck;
  const y = t.neckY + (back ? t.backDrop * 0.6 : t.drop * 0.55);
  const x = neck - (back ? 6 : 4);
  const line = `M${x} ${y}C${x + 14} ${y + 34} ${AXIS + t.chest - 26} ${t.armY - 30} ${AXIS + t.chest} ${t.armY}`;
  sketch.both((flip, side) => {
    sketch.part(
      flip(
        `${line}C${AXIS + t.chest - 12} ${t.armY - 22} ${AXIS + t.shoulder - 10} ${t.shoulderY + 28} ${AXIS + t.shoulder} ${t.shoulderY}Q${(neck + AXIS + t.shoulder) / 2 + 2} ${(t.neckY + t.shoulderY) / 2 - 4} ${neck} ${t.neckY}Z`,
      ),
      { fill: 'block', turn: side * -30, edge: 0, height: 0.62 },
    );
    seam(sketch, flip(line));
  });
}

const POLO_COLLAR: Collar = { neck: 36, top: 74, wing: [50, 92], tip: [27, 124], throat: 103 };

export const polo: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    const t = { ...measures(sketch), drop: 29, vee: false };
    if (!back) lining(sketch, t);
    shortSleeves(sketch, t, true);
    sketch.part(bodyOutline(t, back), { over: true, height: 0.62 });
    drapeBody(sketch, t);
    armholes(sketch, t);
    twinStitch(sketch, hemLine(t, 11), 2.6);
    if (back) {
      collarBack(sketch, POLO_COLLAR, 'trim');
      return;
    }
    sketch.part('M192 100L208 100L208 186L192 186Z', { over: true, height: 0.68 });
    topstitch(sketch, 'M194 104L194 184L206 184L206 104');
    topstitch(sketch, 'M193 176L207 176');
    collarFlaps(sketch, POLO_COLLAR, 'trim', false);
    collarTipping(sketch, POLO_COLLAR);
    for (const y of [121, 143, 165]) button(sketch, AXIS, y, 3);
    emblem(sketch, 246, 160, 20);
  },
};

function collarTipping(sketch: Sketch, c: Collar): void {
  if (!sketch.chance.maybe(0.5)) return;
  const x = (half: number): number => AXIS + half;
  sketch.both((flip) => {
    sketch.paint(
      `<path d="${flip(`M${x(c.wing[0] - 3)} ${c.wing[1] - 1}Q${x((c.wing[0] + c.tip[0]) / 2)} ${(c.wing[1] + c.tip[1]) / 2} ${x(c.tip[0] - 1)} ${c.tip[1] - 5}L${x(4)} ${c.throat - 1}`)}" fill="none" stroke="${sketch.tones.accent}" stroke-width="1.6"/>`,
    );
  });
}
