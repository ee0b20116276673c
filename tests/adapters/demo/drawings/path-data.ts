const TAKEN: ReadonlyMap<string, number> = new Map(
  Object.entries({ M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }),
);

const NUMBER = /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/;
/** Arc flags are single digits that need no separator. */
const FLAG = /^[\s,]*([01])/;

interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** Undefined if invalid SVG path data. */
export function commandsOf(d: string): Command[] | undefined {
  const commands: Command[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([^\d\s.,+eE-])([^a-zA-Z]*(?:[eE][^a-zA-Z]*)*)/g)) {
    const taken = TAKEN.get(letter.toUpperCase());
    const numbers = taken === undefined ? undefined : numbersOf(rest, taken === 7);
    if (taken === undefined || numbers === undefined) return undefined;
    if (taken === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % taken > 0) return undefined;
    for (let at = 0; at < Math.max(numbers.length, 1); at += Math.max(taken, 1))
      commands.push({ letter, numbers: numbers.slice(at, at + taken) });
  }
  return /^\s*[Mm]/.test(d) ? commands : undefined;
}

function numbersOf(text: string, arc: boolean): number[] | undefined {
  const numbers: number[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const isFlag = arc && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
    const [read, number] = (isFlag ? FLAG : NUMBER).exec(rest) ?? [];
    if (read === undefined) return undefined;
    numbers.push(Number(number));
    rest = rest.slice(read.length);
  }
  return numbers;
}

export type Point = readonly [number, number];

export function pointsOf(d: string): Point[] {
  const points: Point[] = [];
  let pen: Point = [0, 0];
  for (const { letter, numbers } of commandsOf(d) ?? []) {
    const [px, py] = letter === letter.toLowerCase() ? pen : [0, 0];
    const own = Array.from({ length: numbers.length / 2 }, (_none, i): Point => {
      return [px + (numbers[2 * i] ?? 0), py + (numbers[2 * i + 1] ?? 0)];
    });
    const end = own.at(-1);
    if (end === undefined) continue;
    if (letter.toUpperCase() === 'M') points.push(end);
    else for (let t = 0.1; t < 1.05; t += 0.1) points.push(bezier([pen, ...own], t));
    pen = end;
  }
  return points;
}

function bezier(points: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  return bezier(
    rest.map(([x, y], i): Point => {
      const [px, py] = points[i] ?? [x, y];
      return [px + (x - px) * t, py + (y - py) * t];
    }),
    t,
  );
}

export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  return polygon.reduce((inside, [ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}
