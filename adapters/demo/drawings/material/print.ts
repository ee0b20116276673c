import type { Cut, DrawingSpec } from '../spec/drawing-spec';
import type { Chance } from './chance';
import { chanceOf } from './chance';
import { lighter } from './colour';
import { compact, short } from './outline';
import { hairs } from './texture';
import type { Tile } from './texture';
import type { Tones } from './tones';

function blob(chance: Chance, x: number, y: number, r: number): string {
  const at: [number, number][] = [];
  for (let i = 0; i < 7; i++) {
    const turn = (i / 7) * Math.PI * 2;
    const reach = r * chance.between(0.4, 1.4);
    at.push([x + Math.cos(turn) * reach * 1.3, y + Math.sin(turn) * reach * 0.8]);
  }
  const mid = (i: number): string => {
    const [ax, ay] = at[i % 7] ?? [x, y];
    const [bx, by] = at[(i + 1) % 7] ?? [x, y];
    return `${short((ax + bx) / 2)} ${short((ay + by) / 2)}`;
  };
  return `M${mid(6)}${at.map(([px, py], i) => `Q${short(px)} ${short(py)} ${mid(i)}`).join('')}Z`;
}

/** Repeats a shape on the eight neighbouring tiles so that it may cross the edge. */
function wrapped(draw: (x: number, y: number) => string, x: number, y: number, size: number, reach: number): string {
  let d = '';
  for (const dx of [-size, 0, size]) {
    for (const dy of [-size, 0, size]) {
      const px = x + dx;
      const py = y + dy;
      if (px > -reach && px < size + reach && py > -reach && py < size + reach) d += draw(px, py);
    }
  }
  return d;
}

function camo(t: Tones): Tile {
  const chance = chanceOf('camo');
  const layer = (color: string, count: number, r: number): string => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const seed = chance.next();
      d += wrapped((x, y) => blob(chanceOf(seed), x, y, r), chance.between(0, 84), chance.between(0, 84), 84, r * 1.65);
    }
    return `<path d="${compact(d)}" fill="${color}"/>`;
  };
  const body =
    layer(t.accent, 4, 15) +
    layer(lighter(t.base, t.dark ? 0.13 : -0.16), 3, 13) +
    layer(lighter(t.accent, -0.16), 2, 10);
  return { width: 84, height: 84, body };
}

function flower(x: number, y: number, r: number, turn: number): string {
  let d = '';
  for (let i = 0; i < 5; i++) {
    const a = turn + (i / 5) * Math.PI * 2;
    const at = (angle: number, reach: number): string =>
      `${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`;
    d += `M${short(x)} ${short(y)}C${at(a - 0.9, r)} ${at(a - 0.35, r * 1.25)} ${at(a, r)}C${at(a + 0.35, r * 1.25)} ${at(a + 0.9, r)} ${short(x)} ${short(y)}`;
  }
  return d;
}

function floral(t: Tones): Tile {
  const chance = chanceOf('floral');
  const leaf = lighter(t.accent, t.dark ? -0.14 : 0.12, 0.6);
  let petals = '';
  let leaves = '';
  let hearts = '';
  const spots: readonly (readonly [number, number, number])[] = [
    [13, 13, 8],
    [41, 28, 9.5],
    [16, 44, 6.5],
    [45, 56, 5],
  ];
  for (const [x, y, r] of spots) {
    const turn = chance.between(0, 2);
    const dx = Math.cos(turn + 2.4) * r * 2;
    const dy = Math.sin(turn + 2.4) * r * 2;
    leaves += wrapped(
      (px, py) =>
        `M${short(px)} ${short(py)}q${short(dy / 2.4)} ${short(dx / 3)} ${short(dx)} ${short(dy)}q${short(-dx / 3)} ${short(-dy / 3)} ${short(-dx)} ${short(-dy)}`,
      x,
      y,
      60,
      16,
    );
    petals += wrapped((px, py) => flower(px, py, r, turn), x, y, 60, 13);
    hearts += `<circle cx="${x}" cy="${y}" r="${short(r / 4)}"/>`;
  }
  return {
    width: 60,
    height: 60,
    body: `<path d="${leaves}" fill="${leaf}"/><path d="${compact(petals)}" fill="${t.accent}"/><g fill="${t.base}">${hearts}</g>`,
  };
}

function check(t: Tones, chance: Chance): Tile {
  const size = chance.pick(22, 30, 38);
  const wide = size * 0.42;
  const body =
    `<path d="M0 0H${short(wide)}V${size}H0Z" fill="${t.accent}" opacity=".55"/><path d="M0 0V${short(wide)}H${size}V0Z" fill="${t.accent}" opacity=".55"/>` +
    `<path d="M${short(size * 0.7)} 0V${size}M0 ${short(size * 0.7)}H${size}" stroke="${t.dark ? t.glow : t.shade}" stroke-width="${short(size / 18)}" opacity=".55"/>`;
  return { width: size, height: size, body };
}

const UPRIGHT: ReadonlySet<Cut> = new Set(['shirt', 'western-shirt', 'camp-shirt', 'blouse', 'shirt-dress']);

function shirting(t: Tones, chance: Chance): Tile {
  const [pitch, band] = chance.pick<readonly [number, number]>([10, 3.6], [14, 6], [7, 2.2], [18, 8]);
  return {
    width: pitch,
    height: 8,
    body: `<path d="M${short(pitch / 3)} 0V8H${short(pitch / 3 + band)}V0Z" fill="${t.accent}"/>`,
  };
}

function stripe(t: Tones, chance: Chance): Tile {
  const [pitch, band] = chance.pick<readonly [number, number]>([13, 5], [20, 10], [9, 2.6], [30, 14]);
  return {
    width: 8,
    height: pitch,
    body: `<path d="M0 ${short(pitch / 3)}H8V${short(pitch / 3 + band)}H0Z" fill="${t.accent}"/>`,
  };
}

/** Rows of the motif; no float is longer than four stitches. */
const FAIR_ISLE = [
  'x...x...',
  '.x.x.x.x',
  '..x...x.',
  '.x.x.x.x',
  'x...x...',
  '........',
  'xxxxxxxx',
  '........',
  'x..xx..x',
  '..xxxx..',
  '.xx..xx.',
  'xx....xx',
  '.xx..xx.',
  '..xxxx..',
  'x..xx..x',
  '........',
  'xxxxxxxx',
  '........',
] as const;
const STITCH = [3, 2.7] as const;

function fairIsle(t: Tones): Tile {
  const [w, h] = STITCH;
  const d = FAIR_ISLE.flatMap((row, y) =>
    Array.from(
      row.matchAll(/x+/g),
      ({ 0: run, index }) => `M${index * w} ${short(y * h)}h${run.length * w}v${h}h-${run.length * w}Z`,
    ),
  ).join('');
  return { width: 8 * w, height: FAIR_ISLE.length * h, body: `<path d="${d}" fill="${t.accent}"/>` };
}

/** Returns a seamless tile; `undefined` for prints that do not repeat. */
export function printTile(
  { cut, print }: Pick<DrawingSpec, 'cut' | 'print'>,
  t: Tones,
  chance: Chance,
): Tile | undefined {
  switch (print) {
    case 'stripe':
      return UPRIGHT.has(cut) ? shirting(t, chance) : stripe(t, chance);
    case 'pinstripe':
      return { width: 9, height: 9, body: `<path d="M4 0V9" stroke="${t.accent}" stroke-width=".9" opacity=".8"/>` };
    case 'check':
      return check(t, chance);
    case 'dots': {
      const r = chance.pick(1.7, 2.6, 4);
      const dot = (at: string): string => `<circle cx="${at}" cy="${at}" r="${r}"/>`;
      return {
        width: r * 5,
        height: r * 5,
        body: `<g fill="${t.accent}">${dot(short(r * 1.25))}${dot(short(r * 3.75))}</g>`,
      };
    }
    case 'camo':
      return camo(t);
    case 'floral':
      return floral(t);
    case 'melange':
      return {
        width: 34,
        height: 34,
        body:
          `<path d="${hairs('m1', 34, 60, 2, 0.9)}" stroke="${t.accent}" stroke-width=".6" opacity=".36"/>` +
          `<path d="${hairs('m2', 34, 48, 2, 0.9)}" stroke="${t.glow}" stroke-width=".6" opacity=".34"/>`,
      };
    case 'zigzag':
      return {
        width: 16,
        height: 26,
        body: `<path d="M-4 12 4 4 12 12 20 4" fill="none" stroke="${t.accent}" stroke-width="4"/><path d="M-4 23 4 15 12 23 20 15" fill="none" stroke="${t.accent}" stroke-width="1.4"/>`,
      };
    case 'fair-isle':
      return fairIsle(t);
    case 'solid':
    case 'colourblock':
    case 'logo':
    case 'ombre':
      return undefined;
  }
}
