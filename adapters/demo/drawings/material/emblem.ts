import { chanceOf } from './chance';
import { short } from './outline';
import { markOf, OWN_MARK, type House } from '../spec/houses';
import { LETTERS } from './letters';
import type { Sketch } from './sketch';

/** Space between two letters. */
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
  /** Who has made the thing; the shop itself where it is left out. */
  readonly house?: House | undefined;
}

/** Letters in a row, their first at the origin. */
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

/**
 * The name of a house in condensed capitals, centred on x, its top at y. It is `width` wide, or less where the name is short: its letters
 * are no larger than those of the shop's own.
 */
export function wordmark(x: number, y: number, width: number, { color, weight = 2, house }: Lettering): string {
  const name = markOf(house);
  const own = widthOf(OWN_MARK);
  const scale = width / Math.max(widthOf(name), own);
  const start = x - (widthOf(name) * scale) / 2;
  // Smaller letters stand in the middle of the height that the own ones would take.
  const top = y + 7 * (width / own - scale);
  return `<g transform="translate(${short(start)} ${short(top)}) scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="${short(weight)}" stroke-linejoin="bevel">${glyphsOf(name)}</g>`;
}

/** Height of a line of letters with the space below it, as a multiple of their scale. */
const LEADING = 20;

/**
 * Lines in condensed capitals one below the other, their left upper corner at x, y, as large as the longest fits.
 * @param most largest scale of the letters, which are 14 high
 */
export function lettering(
  lines: readonly string[],
  {
    x,
    y,
    width,
    most,
    color,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly most: number; readonly color: string },
): string {
  const scale = Math.min(most, ...lines.map((text) => width / widthOf(text)));
  const rows = lines.map((text, at) => `<g transform="translate(0 ${at * LEADING})">${glyphsOf(text)}</g>`);
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="2" stroke-linejoin="bevel">${rows.join('')}</g>`;
}

/** Placed print of the print `logo`: one of four marks, chosen by the seed; nothing for other prints. */
export function emblem(sketch: Sketch, x: number, y: number, size: number): void {
  if (sketch.spec.print !== 'logo') return;
  const color = sketch.tones.accent;
  const at = `<g transform="translate(${short(x)} ${short(y)}) scale(${(size / 80).toFixed(3)})" fill="${color}">`;
  const mark = chanceOf('emblem', sketch.spec.seed).pick('name', 'peak', 'round', 'vee');
  if (mark === 'name') {
    sketch.paint(wordmark(x, y - size * 0.12, size * 1.15, { color, weight: 2.4, house: sketch.spec.house }));
    return;
  }
  if (mark === 'peak') {
    sketch.paint(
      `${at}<path d="M-40 22-14-22 0 2 10-14 40 22H24L10 0 0 16-14-2-26 22Z"/><path d="M-40 28H40V33H-40Z"/></g>`,
    );
    return;
  }
  if (mark === 'round') {
    sketch.paint(
      `${at}<path fill-rule="evenodd" d="M0-36A36 36 0 110 36 36 36 0 010-36ZM0-29A29 29 0 100 29 29 29 0 000-29Z"/><path d="M-20-14H-11L0 12 11-14H20L4 22H-4Z"/></g>`,
    );
    return;
  }
  sketch.paint(`${at}<path d="M-40-30H-20L0 18 20-30H40L10 34H-10Z"/></g>`);
}
