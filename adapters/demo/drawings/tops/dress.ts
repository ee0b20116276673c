import type { CutDrawing } from '../material/cut-drawing';
import { drapeShortSleeve } from '../material/drape';
import { AXIS, across } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, seam, topstitch, twinStitch } from '../material/thread';
import { armhole, bodyOutline, cuffLine, hemLine, neckLine, shortSleeveOutline } from '../material/torso';
import type { Torso } from '../material/torso';
import { armholes, inside } from './top-parts';

const KNEE = 420;

function measures(sketch: Sketch, sleeved: boolean): Torso {
  const { chance } = sketch;
  return {
    neck: sleeved ? 33 : 30,
    neckY: 48,
    drop: chance.pick(34, 44, 56),
    backDrop: 10,
    shoulder: sleeved ? 78 : 55,
    shoulderY: sleeved ? 64 : 58,
    chest: 76,
    armY: 132,
    waist: 61,
    waistY: 204,
    hem: chance.pick(96, 118, 128),
    hemY: chance.pick(430, 444, 400),
    dip: 8,
    vee: chance.maybe(0.45),
  };
}

export function skirtFolds(
  sketch: Sketch,
  top: number,
  bottom: number,
  waist: number,
  hem: number,
  count: number,
): void {
  const c = sketch.chance;
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5 + c.between(-0.25, 0.25)) / count - 0.5;
    const x1 = AXIS + share * waist * 1.8;
    const x2 = AXIS + share * hem * 1.92;
    const start = top + c.between(2, 36);
    sketch.fold(x1, start, x2, bottom + 14, c.between(-4, 4), c.between(6, 11), 0.42);
    sketch.fold(x1 + 7, start + 8, x2 + hem / count, bottom + 14, c.between(-4, 4), c.between(5, 9), -0.46);
  }
}

export function waistSeam(sketch: Sketch, t: Torso, belted: boolean): void {
  const y = t.waistY;
  const line = across(`M${AXIS} ${y + 3}Q${AXIS + t.waist * 0.6} ${y + 3} ${AXIS + t.waist} ${y}`);
  const fill = sketch.spec.print === 'solid' ? 'trim' : 'accent';
  if (!belted) {
    seam(sketch, line);
    for (let i = -5; i <= 5; i++)
      sketch.fold(AXIS + i * 10, y + 4, AXIS + i * 10.6, y + sketch.chance.between(14, 26), 0, 2, -0.34);
    return;
  }
  sketch.paint(`<path d="${line}" fill="none" stroke="${sketch.color(fill)}" stroke-width="11"/>`);
  sketch.groove(line, 11, 0.6);
  const x = AXIS + 16;
  sketch.part(
    `M${x} ${y}Q${x + 10} ${y + 30} ${x + 4} ${y + 62}L${x + 14} ${y + 64}Q${x + 18} ${y + 26} ${x + 8} ${y - 2}Z`,
    { fill, over: true, height: 0.74 },
  );
  sketch.part(`M${x - 6} ${y - 5}L${x + 10} ${y - 6}L${x + 9} ${y + 9}L${x - 5} ${y + 9}Z`, {
    fill,
    over: true,
    height: 0.78,
  });
}

export const dress: CutDrawing = {
  stage: 'flat',
  kids: [1, 0.74],
  draw(sketch, back) {
    const sleeved = sketch.chance.maybe(0.5);
    const t = measures(sketch, sleeved);
    const belted = sketch.chance.maybe(0.5);
    const out = [112, 128] as const;
    const inn = [76, 150] as const;
    sketch.shows(sleeved ? 'short-sleeves' : 'sleeveless', t.hemY < KNEE ? 'short' : 'knee-length');
    sketch.shows(t.vee === true ? 'v-neck' : 'crew-neck');
    if (belted) sketch.shows('belt');
    if (!back) inside(sketch, t);
    if (sleeved) {
      sketch.both((flip, side) => {
        sketch.part(flip(shortSleeveOutline(t, out, inn)), { turn: side * -30 });
        drapeShortSleeve(sketch, t, out, inn, side);
        twinStitch(sketch, flip(cuffLine({ out, in: inn }, 7, 0.4)), 2);
      });
    }
    sketch.part(bodyOutline(t, back), { over: sleeved, height: 0.62 });
    skirtFolds(sketch, t.waistY, t.hemY, t.waist, t.hem, 5);
    bodice(sketch, t);
    if (sleeved) armholes(sketch, t);
    else
      sketch.both((flip) => topstitch(sketch, flip(armhole({ ...t, shoulder: t.shoulder - 4, chest: t.chest - 4 }))));
    topstitch(sketch, neckLine(t, back, 4));
    waistSeam(sketch, t, belted);
    topstitch(sketch, hemLine(t, 8));
    if (back) {
      seam(sketch, `M${AXIS} ${t.neckY + t.backDrop}L${AXIS} ${t.waistY + 60}`);
      button(sketch, AXIS, t.neckY + t.backDrop + 6, 2.6);
    }
  },
};

export function bodice(sketch: Sketch, t: Torso): void {
  const c = sketch.chance;
  for (const side of [-1, 1]) {
    sketch.fold(AXIS + side * (t.chest - 4), t.armY + 10, AXIS + side * 30, t.armY + 30, side * 5, 6, 0.3);
    sketch.fold(AXIS + side * (t.chest - 8), t.armY + 26, AXIS + side * 26, t.waistY - 14, side * 3, 5, -0.3);
    sketch.fold(
      AXIS + side * (t.waist - 4),
      t.waistY - 6,
      AXIS + side * c.between(24, 34),
      t.armY + 16,
      side * 2,
      5,
      0.26,
    );
    seam(
      sketch,
      `M${AXIS + side * 34} ${t.waistY}Q${AXIS + side * 38} ${t.armY + 44} ${AXIS + side * 36} ${t.armY + 22}`,
      0.7,
    );
  }
}
