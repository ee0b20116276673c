import { toOklch } from '../material/colour';
import type { Hex } from '../material/colour';
import type { CutDrawing } from '../material/cut-drawing';
import { lettering, wordmark } from '../material/emblem';
import { box, placed, short } from '../material/outline';
import type { Sketch } from '../material/sketch';
import type { Tones } from '../material/tones';
import { TITLES } from '../spec/titles';
import { coverArt } from './cover-art';
import { glare, sheet } from './sheet';

const PAPER = '#fbf8f0';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const LEGIBLE = 0.3;

function inkOn({ base, accent, lightness }: Tones): Hex {
  if (Math.abs(toOklch(accent).l - toOklch(base).l) >= LEGIBLE) return accent;
  return lightness > 0.6 ? '#1d1a16' : PAPER;
}

function cover(sketch: Sketch, { x, y, width }: Area): string {
  const { base } = sketch.tones;
  const ink = inkOn(sketch.tones);
  const { title } = sketch.spec;
  sketch.define('ca', () => '<clipPath id="ca"><path d="M0 0H200V170H0Z"/></clipPath>');
  const { lines, motif } = title === undefined ? { lines: [], motif: 'sun' as const } : TITLES[title];
  const text = lettering(lines, { x: 16, y: 22, width: 168, max: lines.length > 2 ? 1.7 : 2.2, color: ink });
  const maker = wordmark(37, 112, 42, { color: ink, weight: 2.2 });
  const scale = width / 200;
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(3)})"><path d="M0 0H200V300H0Z" fill="${base}"/><g transform="translate(0 130)">${coverArt(motif, base, ink)}</g>${text}${lines.length > 2 ? '' : maker}</g>`;
}

export const eBook: CutDrawing = {
  stage: 'floor',
  kids: [0.9, 0.9],
  draw(sketch, back) {
    sketch.shows('screen');
    sketch.ground(206, 446, 120, 9, 0.6);
    sketch.part(box(76, 44, 248, 402, 20), { fill: '#2a2825', weave: 'none', height: 0.6, edge: 0.6 });
    if (back) {
      sketch.paint(wordmark(200, 226, 110, { color: '#8d8a84', weight: 2 }));
      sketch.paint(`<circle cx="200" cy="300" r="14" fill="${sketch.tones.base}"/>`);
      return;
    }
    const screen = box(92, 62, 216, 324, 4);
    sketch.top(cover(sketch, { x: 92, y: 62, width: 216 }));
    sketch.top('<circle cx="200" cy="416" r="13" fill="none" stroke="#6d6963" stroke-width="2.4"/>');
    glare(sketch, screen);
  },
};

function days(sketch: Sketch, x: number, y: number, back: boolean): string {
  const { base } = sketch.tones;
  let busy = '';
  let free = '';
  for (let at = 0; at < 28; at++) {
    const d = `M${x + (at % 7) * 15} ${y + Math.floor(at / 7) * 16}h10v10h-10Z`;
    if ((at * (back ? 5 : 3)) % 7 < 3) busy += d;
    else free += d;
  }
  return `<path d="${busy}" fill="${base}"/><path d="${free}" fill="#d9d4c6"/>`;
}

export const plan: CutDrawing = {
  stage: 'flat',
  kids: [0.9, 0.9],
  draw(sketch, back) {
    sketch.shows('sheet');
    const { base } = sketch.tones;
    sheet(sketch, placed(box(80, 54, 232, 372), 24, 0, 1, 3), '#e9e4d6');
    const front = box(64, 46, 232, 372, 2);
    sketch.paint(`<path d="${front}" fill="#1d1a16" opacity=".34" filter="url(#o)" transform="translate(4 6)"/>`);
    sheet(sketch, front, PAPER);
    const rows = [0, 1, 2].map(
      (at) => `M82 ${358 + at * 18}h10v10h-10ZM100 ${361 + at * 18}h${at === 1 ? 70 : 96}v4h-${at === 1 ? 70 : 96}Z`,
    );
    if (back) {
      const text = Array.from({ length: 12 }, (_none, at) => `M88 ${90 + at * 20}H${at % 4 === 3 ? 190 : 272}`);
      sketch.paint(`<path d="${text.join('')}" stroke="${base}" stroke-width="5" opacity=".5"/>`);
    } else sketch.paint(cover(sketch, { x: 76, y: 58, width: 192 }));
    sketch.paint(`<path d="${rows.join('')}" fill="${base}" opacity=".6"/>`);
    glare(sketch, front);
    const page = box(222, 318, 130, 128, 5);
    sketch.top(
      `<path d="${page}" fill="#1d1a16" opacity=".4" filter="url(#o)" transform="translate(3 6)"/><path d="${page}" fill="${PAPER}"/>`,
    );
    sketch.top(
      `<path d="M222 323Q222 318 227 318H347Q352 318 352 323V346H222Z" fill="${base}"/><path d="M246 310V328M287 310V328M328 310V328" stroke="#8b8e90" stroke-width="5" stroke-linecap="round"/>${days(sketch, 237, 362, back)}`,
    );
  },
};
