import { chanceOf } from './chance';
import { short } from './outline';
import type { Sketch } from './sketch';

/** Letters of the house's name as strokes 14 high, each with its width. */
const LETTERS: readonly (readonly [string, number])[] = [
  ['M0 0 3.2 14 6.4 0', 6.4],
  ['M1 0V14', 2],
  ['M0 1H6.4M3.2 0V14', 6.4],
  ['M1 14V1H3.2Q5.6 1 5.6 4.2 5.6 7.4 3.2 7.4H1M3.2 7.4 5.8 14', 6],
  ['M1 0V14', 2],
  ['M1 14V0M1 1 5.4 13M5.4 14V0', 6.4],
  ['M5.4 1H1V13H5.4M1 7H4.8', 5.6],
];

/** Space between two letters. */
const GAP = 3;
const WIDTH = LETTERS.reduce((sum, [, width]) => sum + width + GAP, -GAP);

/** The house's name in condensed capitals, `width` wide, centred on x, its top at y. */
export function wordmark(x: number, y: number, width: number, color: string, weight = 2): string {
  const scale = width / WIDTH;
  let pen = 0;
  const glyphs = LETTERS.map(([d, advance]) => {
    const glyph = `<path d="${d}" transform="translate(${short(pen)} 0)"/>`;
    pen += advance + GAP;
    return glyph;
  }).join('');
  return `<g transform="translate(${short(x - width / 2)} ${short(y)}) scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="${short(weight)}" stroke-linejoin="bevel">${glyphs}</g>`;
}

/** Placed print of the print `logo`: one of four marks, chosen by the seed; nothing for other prints. */
export function emblem(sketch: Sketch, x: number, y: number, size: number): void {
  if (sketch.spec.print !== 'logo') return;
  const color = sketch.tones.accent;
  const at = `<g transform="translate(${short(x)} ${short(y)}) scale(${(size / 80).toFixed(3)})" fill="${color}">`;
  const mark = chanceOf('emblem', sketch.spec.seed).pick('name', 'peak', 'round', 'vee');
  if (mark === 'name') {
    sketch.paint(wordmark(x, y - size * 0.12, size * 1.15, color, 2.4));
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
