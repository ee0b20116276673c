import { chanceOf } from './chance';
import { short } from './outline';
import type { Sketch } from './sketch';

/** Letters of the house's name as strokes in a box 6 wide and 14 high. */
const LETTERS: Readonly<Record<string, string>> = {
  V: 'M0 0 3 14 6 0',
  I: 'M3 0V14',
  T: 'M0 0H6M3 0V14',
  R: 'M.5 14V0H3.5Q6 0 6 3.5 6 7 3.5 7H.5M3.2 7 6 14',
  N: 'M.5 14V0L5.5 14V0',
  E: 'M5.5 0H.5V14H5.5M.5 7H4.8',
};

/** The house's name in condensed capitals, `width` wide, centred on x, its top at y. */
export function wordmark(x: number, y: number, width: number, color: string, weight = 2): string {
  const step = 9.4;
  const scale = width / (7 * step - 3.4);
  const glyphs = [...'VITRINE']
    .map((letter, i) => `<path d="${LETTERS[letter] ?? ''}" transform="translate(${short(i * step)} 0)"/>`)
    .join('');
  return `<g transform="translate(${short(x - width / 2)} ${short(y)}) scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="${short(weight)}" stroke-linejoin="bevel">${glyphs}</g>`;
}

/** Placed print of the print `logo`: one of four marks, chosen by the seed; nothing for other prints. */
export function emblem(sketch: Sketch, x: number, y: number, size: number): void {
  if (sketch.spec.print !== 'logo') return;
  const color = sketch.tones.accent;
  const at = `<g transform="translate(${short(x)} ${short(y)}) scale(${(size / 80).toFixed(3)})" fill="${color}">`;
  const mark = chanceOf('emblem', sketch.spec.seed).pick('name', 'peak', 'round', 'bars');
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
  sketch.paint(`${at}<path d="M-38 24-14-24H0L-24 24ZM-10 24 14-24H24L0 24ZM12 24 36-24H42L18 24Z"/></g>`);
}
