import { AXIS, across, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { seam } from '../material/thread';

/** Trouser measures: half widths from the axis, absolute heights. */
export interface Legs {
  readonly waist: number;
  readonly waistY: number;
  readonly hip: number;
  readonly hipY: number;
  readonly crotchY: number;
  readonly kneeOut: number;
  readonly kneeIn: number;
  readonly kneeY: number;
  readonly hemOut: number;
  readonly hemIn: number;
  readonly hemY: number;
  readonly dip: number;
}

export function legsOutline(l: Legs, back: boolean): string {
  const dip = back ? -1 : l.dip;
  return whole(
    `M${AXIS} ${l.waistY + dip}Q${AXIS + l.waist * 0.6} ${l.waistY + dip} ${AXIS + l.waist} ${l.waistY}` +
      `C${AXIS + l.waist + 5} ${l.waistY + 28} ${AXIS + l.hip} ${l.hipY - 30} ${AXIS + l.hip} ${l.hipY}` +
      `C${AXIS + l.hip} ${l.hipY + (l.kneeY - l.hipY) * 0.45} ${AXIS + l.kneeOut + 1} ${l.kneeY - (l.kneeY - l.hipY) * 0.3} ${AXIS + l.kneeOut} ${l.kneeY}` +
      `C${AXIS + l.kneeOut - 1} ${l.kneeY + (l.hemY - l.kneeY) * 0.4} ${AXIS + l.hemOut} ${l.hemY - (l.hemY - l.kneeY) * 0.4} ${AXIS + l.hemOut} ${l.hemY}` +
      `Q${AXIS + (l.hemOut + l.hemIn) / 2} ${l.hemY + 5} ${AXIS + l.hemIn} ${l.hemY + 1}` +
      `C${AXIS + l.hemIn} ${l.hemY - (l.hemY - l.kneeY) * 0.4} ${AXIS + l.kneeIn} ${l.kneeY + (l.hemY - l.kneeY) * 0.4} ${AXIS + l.kneeIn} ${l.kneeY}` +
      `C${AXIS + l.kneeIn} ${l.kneeY - (l.kneeY - l.crotchY) * 0.5} ${AXIS + 3} ${l.crotchY + (l.kneeY - l.crotchY) * 0.3} ${AXIS} ${l.crotchY}`,
  );
}

export function waistInside(sketch: Sketch, l: Legs): void {
  const y = l.waistY;
  sketch.part(
    whole(
      `M${AXIS} ${y - 3}Q${AXIS + l.waist * 0.6} ${y - 3} ${AXIS + l.waist - 1} ${y}L${AXIS + l.waist - 4} ${y + 8}Q${AXIS + l.waist * 0.6} ${y + l.dip + 8} ${AXIS} ${y + l.dip + 8}`,
    ),
    { fill: 'inside', height: 0.35 },
  );
}

export function waistbandOutline(l: Legs, height: number, back: boolean): string {
  const dip = back ? -1 : l.dip;
  const w = l.waist;
  return whole(
    `M${AXIS} ${l.waistY + dip}Q${AXIS + w * 0.6} ${l.waistY + dip} ${AXIS + w} ${l.waistY}L${AXIS + w + 2.5} ${l.waistY + height - 1}Q${AXIS + w * 0.6} ${l.waistY + dip + height} ${AXIS} ${l.waistY + dip + height}`,
  );
}

export function waistLine(l: Legs, down: number, back: boolean): string {
  const y = l.waistY + down;
  const dip = back ? -1 : l.dip;
  return across(`M${AXIS} ${y + dip}Q${AXIS + l.waist * 0.6} ${y + dip} ${AXIS + l.waist + down * 0.1} ${y}`);
}

export function legHem(l: Legs, up: number): string {
  return `M${AXIS + l.hemOut} ${l.hemY - up}Q${AXIS + (l.hemOut + l.hemIn) / 2} ${l.hemY - up + 5} ${AXIS + l.hemIn} ${l.hemY - up + 1}`;
}

export function centreSeam(sketch: Sketch, l: Legs, band: number): void {
  const top = l.waistY + l.dip + band;
  seam(sketch, `M${AXIS} ${top}C${AXIS} ${top + 40} ${AXIS + 1} ${l.crotchY - 20} ${AXIS} ${l.crotchY}`);
}

export function flyStitch(l: Legs, band: number, inset = 0): string {
  const top = l.waistY + l.dip + band;
  const x = AXIS + 17 - inset;
  return `M${x} ${top}L${x} ${top + 34}Q${x - 1} ${top + 52 - inset} ${AXIS + 1} ${top + 58 - inset}`;
}

export function drapeLegs(sketch: Sketch, l: Legs, strength = 1, breaks = 1): void {
  const c = sketch.chance;
  const s = 0.34 * strength;
  for (const side of [-1, 1] as const) {
    const x = (half: number): number => AXIS + side * half;
    const midKnee = (l.kneeOut + l.kneeIn) / 2;
    const midHem = (l.hemOut + l.hemIn) / 2;
    for (let i = 0; i < 3; i++) {
      const y = l.crotchY - 12 + i * 13 + c.between(-4, 4);
      sketch.fold(x(5 + i * 2), y, x(l.hip * c.between(0.6, 0.82)), y - 16 + i * 12, side * -3, 4.6, i === 1 ? -s : s);
    }
    sketch.fold(x(l.hip * 0.55), l.crotchY + 30, x(midKnee - 3), l.kneeY - 6, side * c.between(2, 7), 9, s * 0.75);
    sketch.fold(
      x(midKnee + 3),
      l.kneeY + 16,
      x(midHem + c.between(-6, 6)),
      l.hemY - 12,
      side * c.between(-5, 4),
      8,
      s * 0.7,
    );
    sketch.fold(x(midKnee + 9), l.kneeY + 8, x(midHem + 12), l.hemY - 20, side * 3, 6, -s * 0.6);
    for (let i = 0; i < 3; i++) {
      const y = l.kneeY - 20 + i * 15 + c.between(-5, 5);
      const [a, b] = c.maybe(0.5) ? [l.kneeIn + 2, l.kneeOut - 12] : [l.kneeIn + 12, l.kneeOut - 3];
      sketch.fold(x(a), y, x(b), y + c.between(-7, 9), c.between(-3, 3), 4.2, i === 1 ? -s : s);
    }
    for (let i = 0; i < 3 * breaks; i++) {
      const y = l.hemY - 20 - i * 13 + c.between(-4, 4);
      sketch.fold(
        x(l.hemIn + 2),
        y + (i % 2 === 0 ? 6 : -4),
        x(l.hemOut - 3),
        y + (i % 2 === 0 ? -4 : 7),
        side * 4,
        4.2,
        i % 2 === 0 ? s : -s,
      );
    }
  }
}
