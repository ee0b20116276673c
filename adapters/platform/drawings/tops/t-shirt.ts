import type { CutDrawing } from '../cut-drawing';
import { drapeBody, drapeShortSleeve } from '../material/drape';
import { AXIS } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { label, ribbing, seam, topstitch, twinStitch } from '../material/thread';
import {
  armhole,
  bodyOutline,
  cuffLine,
  hemLine,
  insideOutline,
  neckLine,
  shortSleeveOutline,
} from '../material/torso';
import type { Torso } from '../material/torso';

function measures(sketch: Sketch): Torso {
  const { chance } = sketch;
  const long = chance.between(-10, 14);
  return {
    neck: 36,
    neckY: 80,
    drop: chance.pick(27, 30, 34),
    backDrop: 9,
    shoulder: 99,
    shoulderY: 103,
    chest: 97,
    armY: 186,
    waist: 91,
    waistY: 300,
    hem: 95,
    hemY: 410 + long,
    dip: 5,
    vee: chance.maybe(0.2),
  };
}

/** Neckband: a strip of rib along the neckline, over what is seen of the inside. */
export function neckband(sketch: Sketch, t: Torso, back: boolean, width: number): void {
  const line = neckLine(t, back, width / 2);
  sketch.paint(`<path d="${line}" fill="none" stroke="${sketch.color('trim')}" stroke-width="${width}"/>`);
  ribbing(sketch, line, width, 2.6);
  sketch.groove(line, width, 0.35);
  seam(sketch, neckLine(t, back, width), 0.8);
  topstitch(sketch, neckLine(t, back, width + 3));
}

/** The inside of the back as seen through the neck: shade, tape and label. */
export function inside(sketch: Sketch, t: Torso): void {
  sketch.part(insideOutline(t), { fill: 'inside', height: 0.3 });
  sketch.paint(
    `<path d="M${AXIS - t.neck} ${t.neckY + 2}Q${AXIS} ${t.neckY + t.backDrop + 7} ${AXIS + t.neck} ${t.neckY + 2}" fill="none" stroke="${sketch.color('trim')}" stroke-width="6"/>`,
  );
  label(sketch, AXIS, t.neckY + t.backDrop + 1, 20, 9);
}

export const tShirt: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    const t = measures(sketch);
    const out = [149, 190] as const;
    const inn = [101, 220] as const;
    if (!back) inside(sketch, t);
    sketch.both((flip, side) => {
      sketch.part(flip(shortSleeveOutline(t, out, inn)), { turn: side * -24, fill: 'block' });
      twinStitch(sketch, flip(cuffLine({ out, in: inn }, 8, 0.34)), 2.4);
      drapeShortSleeve(sketch, t, out, inn, side);
    });
    sketch.part(bodyOutline(t, back), { over: true, height: 0.62 });
    drapeBody(sketch, t);
    sketch.both((flip) => {
      seam(sketch, flip(armhole(t)));
    });
    twinStitch(sketch, hemLine(t, 11), 2.6);
    neckband(sketch, t, back, 9);
  },
};
