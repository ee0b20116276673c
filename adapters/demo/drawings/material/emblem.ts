import { chanceOf } from './chance';
import { toOklch } from './colour';
import type { Hex } from './colour';
import { box, short } from './outline';
import { markOf, OWN_MARK, type House } from '../spec/houses';
import { LETTERS } from './letters';
import type { Sketch } from './sketch';

const GAP = 3;

function lettersOf(name: string) {
  return Array.from(name, (letter) => LETTERS.get(letter) ?? (['', 0] as const));
}

function widthOf(name: string): number {
  return lettersOf(name).reduce((sum, [, width]) => sum + width + GAP, -GAP);
}

interface Lettering {
  readonly color: string;
  readonly weight?: number;
  readonly house?: House | undefined;
}

function glyphsOf(text: string): string {
  let pen = 0;
  return lettersOf(text)
    .map(([d, advance]) => {
      const glyph = d === '' ? '' : `<path d="${d}" transform="translate(${short(pen)} 0)"/>`;
      pen += advance + GAP;
      return glyph;
    })
    .join('');
}

/** Draws a house name in capitals, centred on x with its top at y and at most `width` wide. */
export function wordmark(x: number, y: number, width: number, { color, weight = 2, house }: Lettering): string {
  const name = markOf(house);
  const own = widthOf(OWN_MARK);
  const scale = width / Math.max(widthOf(name), own);
  const start = x - (widthOf(name) * scale) / 2;
  const top = y + 7 * (width / own - scale);
  return `<g transform="translate(${short(start)} ${short(top)}) scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="${short(weight)}" stroke-linejoin="bevel">${glyphsOf(name)}</g>`;
}

const LEADING = 20;

/**
 * Draws left-aligned lines of capitals as large as the longest fits.
 * @param max maximum scale; letters are 14 high
 */
export function lettering(
  lines: readonly string[],
  {
    x,
    y,
    width,
    max,
    color,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly max: number; readonly color: string },
): string {
  const scale = Math.min(max, ...lines.map((text) => width / widthOf(text)));
  const rows = lines.map((text, at) => `<g transform="translate(0 ${at * LEADING})">${glyphsOf(text)}</g>`);
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="2" stroke-linejoin="bevel">${rows.join('')}</g>`;
}

/** Minimum lightness difference for readable letters. */
const READABLE = 0.34;

function isRead({ tones }: Sketch): boolean {
  return Math.abs(toOklch(tones.accent).l - tones.lightness) >= READABLE;
}

function plainInk(lightness: number): Hex {
  return lightness > 0.55 ? '#26221b' : '#f4efe2';
}

export function inkOf(sketch: Sketch): Hex {
  return isRead(sketch) ? sketch.tones.accent : plainInk(sketch.tones.lightness);
}

export function namePatch(sketch: Sketch, x: number, y: number, width: number): void {
  const height = width * 0.24;
  sketch.part(box(x - width / 2, y - height / 2, width, height, 3), {
    fill: sketch.tones.base,
    over: true,
    height: 0.72,
    edge: 0.9,
  });
  sketch.paint(
    wordmark(x, y - width * 0.09, width * 0.84, { color: inkOf(sketch), weight: 2.4, house: sketch.spec.house }),
  );
}

export function initial(sketch: Sketch, x: number, y: number, height: number, color: Hex): string {
  const letter = markOf(sketch.spec.house).slice(0, 1);
  const scale = height / 14;
  return `<g transform="translate(${short(x - (widthOf(letter) * scale) / 2)} ${short(y - height / 2)}) scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="2.6" stroke-linejoin="bevel">${glyphsOf(letter)}</g>`;
}

export function emblem(sketch: Sketch, x: number, y: number, size: number): void {
  if (sketch.spec.print !== 'logo') return;
  const { accent } = sketch.tones;
  const color = isRead(sketch) ? accent : plainInk(toOklch(accent).l);
  if (!isRead(sketch))
    sketch.paint(`<path d="${box(x - size * 0.62, y - size * 0.5, size * 1.24, size, size * 0.1)}" fill="${accent}"/>`);
  const mark = chanceOf('emblem', sketch.spec.seed).pick('name', 'lines', 'round', 'letter');
  if (mark === 'round') {
    sketch.paint(
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size * 0.42)}" fill="none" stroke="${color}" stroke-width="${short(size * 0.07)}"/>${initial(sketch, x, y, size * 0.4, color)}`,
    );
    return;
  }
  if (mark === 'letter') {
    sketch.paint(initial(sketch, x, y, size * 0.66, color));
    return;
  }
  sketch.paint(wordmark(x, y - size * 0.12, size * 1.15, { color, weight: 2.4, house: sketch.spec.house }));
  if (mark === 'lines')
    sketch.paint(
      `<path d="M${short(x - size * 0.55)} ${short(y - size * 0.24)}h${short(size * 1.1)}M${short(x - size * 0.55)} ${short(y + size * 0.2)}h${short(size * 1.1)}" stroke="${color}" stroke-width="${short(size * 0.05)}"/>`,
    );
}
