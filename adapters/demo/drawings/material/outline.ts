/** Vertical axis of the drawing table, which is 400 by 496. */
export const AXIS = 200;

interface Step {
  readonly kind: string;
  readonly points: readonly number[];
}

const STEP = /([MLQCZ])([^MLQCZ]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

export function short(value: number): string {
  const tenths = Math.round(value * 10);
  const size = Math.abs(tenths);
  const whole = Math.trunc(size / 10);
  const rest = size - whole * 10;
  const sign = tenths < 0 ? '-' : '';
  if (rest === 0) return sign + String(whole);
  return whole === 0 ? `${sign}.${rest}` : `${sign}${whole}.${rest}`;
}

function join(points: readonly number[]): string {
  let text = '';
  let pointed = false;
  for (const value of points) {
    const word = short(value);
    const parted = text === '' || word.startsWith('-') || (pointed && word.startsWith('.'));
    text += parted ? word : ` ${word}`;
    pointed = word.includes('.');
  }
  return text;
}

/** @throws RangeError for commands other than absolute M L Q C Z, which would give an invalid path */
function stepsOf(d: string): Step[] {
  const unknown = /[^MLQCZe\d\s.,-]/.exec(d)?.[0];
  if (unknown !== undefined) throw new RangeError(`path command "${unknown}" is none of M L Q C Z: ${d}`);
  return [...d.matchAll(STEP)].map(([, kind = 'Z', rest = '']) => ({
    kind,
    points: (rest.match(NUMBER) ?? []).map(Number),
  }));
}

function write(steps: readonly Step[]): string {
  return steps.map(({ kind, points }) => kind + join(points)).join('');
}

/** Rounds the numbers of a path (absolute M L Q C Z) to one decimal. */
export function tidy(d: string): string {
  return write(stepsOf(d));
}

/**
 * Converts to relative steps, a fifth shorter. Only for finished drawings: all other functions expect absolute paths.
 */
export function compact(d: string): string {
  let pen: readonly [number, number] = [0, 0];
  let start = pen;
  const steps = stepsOf(d).map(({ kind, points }) => {
    const [px, py] = pen;
    if (kind === 'Z') {
      pen = start;
      return { kind: 'z', points };
    }
    const tenths = points.map((v) => Math.round(v * 10) / 10);
    pen = [tenths.at(-2) ?? px, tenths.at(-1) ?? py];
    if (kind === 'M') {
      start = pen;
      return { kind, points: tenths };
    }
    return { kind: kind.toLowerCase(), points: tenths.map((v, i) => v - (i % 2 === 0 ? px : py)) };
  });
  return write(steps);
}

export function mirrored(d: string, axis = AXIS): string {
  return write(
    stepsOf(d).map(({ kind, points }) => ({ kind, points: points.map((v, i) => (i % 2 === 0 ? 2 * axis - v : v)) })),
  );
}

function backwards(steps: readonly Step[]): Step[] {
  const walked: Step[] = [];
  for (let i = steps.length - 1; i > 0; i--) {
    const here = steps[i];
    const before = steps[i - 1];
    if (here === undefined || before === undefined) continue;
    const pairs: number[][] = [before.points.slice(-2)];
    for (let k = 0; k + 2 < here.points.length; k += 2) pairs.push(here.points.slice(k, k + 2));
    walked.push({ kind: here.kind, points: pairs.reverse().flatMap((pair) => pair) });
  }
  return walked;
}

/** Closes a right half (top centre to bottom centre) with its mirror image. */
export function whole(half: string, axis = AXIS): string {
  const steps = stepsOf(half);
  const other = stepsOf(mirrored(half, axis));
  return `${write(steps)}${write(backwards(other))}Z`;
}

export function across(half: string, axis = AXIS): string {
  const [, ...forward] = stepsOf(half);
  const other = stepsOf(mirrored(half, axis));
  const start = other.at(-1)?.points.slice(-2) ?? [];
  return write([{ kind: 'M', points: start }, ...backwards(other), ...forward]);
}

export function lens(x1: number, y1: number, x2: number, y2: number, bend: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const a = bend * 2 + width;
  const b = bend * 2 - width;
  return tidy(`M${x1} ${y1}Q${mx + nx * a} ${my + ny * a} ${x2} ${y2}Q${mx + nx * b} ${my + ny * b} ${x1} ${y1}Z`);
}

/** Rotates by `degrees` about the origin, scales, then translates. */
export function placed(d: string, dx: number, dy: number, scale = 1, degrees = 0): string {
  const cos = Math.cos((degrees * Math.PI) / 180) * scale;
  const sin = Math.sin((degrees * Math.PI) / 180) * scale;
  return write(
    stepsOf(d).map(({ kind, points }) => ({
      kind,
      points: points.map((v, i) => {
        const x = i % 2 === 0 ? v : (points[i - 1] ?? 0);
        const y = i % 2 === 0 ? (points[i + 1] ?? 0) : v;
        return i % 2 === 0 ? x * cos - y * sin + dx : x * sin + y * cos + dy;
      }),
    })),
  );
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  const k = 0.5523;
  return tidy(
    `M${x} ${y - ry}C${x + rx * k} ${y - ry} ${x + rx} ${y - ry * k} ${x + rx} ${y}C${x + rx} ${y + ry * k} ${x + rx * k} ${y + ry} ${x} ${y + ry}C${x - rx * k} ${y + ry} ${x - rx} ${y + ry * k} ${x - rx} ${y}C${x - rx} ${y - ry * k} ${x - rx * k} ${y - ry} ${x} ${y - ry}Z`,
  );
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return tidy(`M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`);
  return tidy(
    `M${x + r} ${y}L${x + w - r} ${y}Q${x + w} ${y} ${x + w} ${y + r}L${x + w} ${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}L${x + r} ${y + h}Q${x} ${y + h} ${x} ${y + h - r}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`,
  );
}
