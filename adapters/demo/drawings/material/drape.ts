import { AXIS } from './outline';
import type { Sketch } from './sketch';
import type { Sleeve, Torso } from './torso';

type Point = readonly [number, number];

function drapeSide(sketch: Sketch, t: Torso, side: 1 | -1, s: number): void {
  const c = sketch.chance;
  const x = (half: number): number => AXIS + side * half;
  const length = t.hemY - t.armY;
  const arm = t.chest - 8;
  sketch.fold(
    x(arm),
    t.armY + c.between(0, 8),
    x(c.between(34, 52)),
    t.armY + length * c.between(0.22, 0.34),
    side * -7,
    7,
    s,
  );
  sketch.fold(x(arm + 2), t.armY + 14, x(c.between(40, 60)), t.armY + length * c.between(0.36, 0.5), side * -9, 6, -s);
  sketch.fold(x(arm), t.armY + 26, x(t.waist - c.between(16, 30)), t.waistY + c.between(6, 30), side * -4, 6, s);
  sketch.fold(
    x(t.hem - c.between(20, 34)),
    t.hemY - 4,
    x(t.waist - c.between(14, 30)),
    t.waistY + c.between(0, 20),
    side * c.between(2, 6),
    8,
    s,
  );
  sketch.fold(
    x(t.hem - c.between(44, 62)),
    t.hemY - 2,
    x(c.between(34, 46)),
    t.waistY + c.between(10, 40),
    side * c.between(-6, 4),
    7,
    -s,
  );
  sketch.fold(
    x(t.waist - 3),
    t.waistY + c.between(-14, 6),
    x(c.between(36, 60)),
    t.waistY + c.between(4, 20),
    side * 5,
    5,
    s * 0.9,
  );
  sketch.fold(
    x(t.waist - 3),
    t.waistY + c.between(12, 26),
    x(c.between(40, 64)),
    t.waistY + c.between(26, 44),
    side * 5,
    5,
    -s * 0.9,
  );
}

export function drapeBody(sketch: Sketch, t: Torso, strength = 1): void {
  const c = sketch.chance;
  const s = 0.4 * strength;
  drapeSide(sketch, t, 1, s);
  drapeSide(sketch, t, -1, s);
  const lean = c.between(-12, 12);
  sketch.fold(AXIS + lean, t.hemY - 6, AXIS - lean * 0.6, t.waistY + 10, c.between(-7, 7), 9, s * 0.7);
  sketch.fold(AXIS - 20 + lean, t.neckY + t.drop + 24, AXIS - 34 + lean, t.waistY, c.between(-6, 6), 8, s * 0.5);
  sketch.fold(AXIS + 24 + lean, t.neckY + t.drop + 30, AXIS + 30 + lean, t.waistY + 10, c.between(-6, 6), 8, -s * 0.5);
}

export function drapeSleeve(sketch: Sketch, t: Torso, s: Sleeve, side: 1 | -1, strength = 1): void {
  const c = sketch.chance;
  const k = 0.34 * strength;
  const at = (out: Point, inn: Point, share: number): Point => [
    AXIS + side * (out[0] + (inn[0] - out[0]) * share),
    out[1] + (inn[1] - out[1]) * share,
  ];
  const [ex, ey] = at(s.elbowOut, s.elbowIn, 0.45);
  sketch.fold(AXIS + side * (t.shoulder + 8), t.shoulderY + 26, ex, ey - 16, side * c.between(2, 6), 6, k * 0.8);
  sketch.fold(AXIS + side * (t.chest + 2), t.armY + 4, ex + side * 8, ey - 30, side * 5, 5, -k);
  for (let i = 0; i < 3; i++) {
    const [ox, oy] = at(s.elbowOut, s.elbowIn, 0.12);
    const [ix, iy] = at(s.elbowOut, s.elbowIn, 0.96);
    const y = (i - 1) * 17 + c.between(-5, 5);
    const bend = side * c.between(-5, 5);
    sketch.fold(ix, iy + y - 6, ox, oy + y + c.between(4, 14), bend, c.between(3.4, 5), i === 1 ? -k : k);
  }
  for (let i = 0; i < 3; i++) {
    const [ox, oy] = at(s.endOut, s.endIn, 0.1);
    const [ix, iy] = at(s.endOut, s.endIn, 0.92);
    const y = -16 - i * 14 + c.between(-4, 4);
    const lean = y * 0.16 * side;
    const high = i % 2 === 0 ? 10 : -6;
    sketch.fold(ox + lean, oy + y + high, ix + lean, iy + y - high, side * 5, 4.4, i === 1 ? -k : k);
  }
}

export function drapeShortSleeve(sketch: Sketch, t: Torso, endOut: Point, endIn: Point, side: 1 | -1): void {
  const c = sketch.chance;
  const x = (v: number): number => AXIS + side * v;
  const midX = (endOut[0] + endIn[0]) / 2;
  const midY = (endOut[1] + endIn[1]) / 2;
  sketch.fold(x(t.shoulder - 2), t.shoulderY + 18, x(midX + 4), midY - 6, side * c.between(-5, 3), 7, 0.3);
  sketch.fold(x(t.chest - 4), t.armY - 10, x(endIn[0] + 10), endIn[1] - 8, side * c.between(3, 6), 5, -0.36);
  sketch.fold(x(t.chest - 8), t.armY - 22, x(endOut[0] - 12), endOut[1] - 18, side * 6, 5, 0.3);
  sketch.fold(x(t.shoulder + 10), t.shoulderY + 12, x(endOut[0] - 6), endOut[1] - 10, side * -3, 5, 0.24);
}
