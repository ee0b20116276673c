import type { CutDrawing } from '../material/cut-drawing';
import { wordmark } from '../material/emblem';
import { box, placed } from '../material/outline';
import type { Fill, Sketch } from '../material/sketch';
import { ribbing, seam } from '../material/thread';

const FOLDED = 'M2 12C2 4 8 0 16 0L60 0C68 0 74 4 74 12L76 176C76 192 66 200 52 200L24 200C10 200 0 192 0 176Z';
const BEHIND = 'M10 4L68 4L70-8L12-8Z';
const CUFF = 'M1 10C2 3 8 0 16 0L60 0C68 0 74 3 75 10L75 46L1 46Z';
const BAND = 'M-2 96L78 96L78 138L-2 138Z';

interface Pair {
  readonly x: number;
  readonly fill: Fill;
  readonly stripes?: string;
}

function pair(sketch: Sketch, { x, fill, stripes }: Pair): void {
  const at = (d: string): string => placed(d, x, 196);
  const weave = { weave: sketch.spec.fabric } as const;
  sketch.part(at(BEHIND), { fill: 'inside', height: 0.5, ...weave });
  sketch.part(at(FOLDED), { fill, over: true, height: 0.7, ...weave });
  sketch.part(at(CUFF), { fill, weave: 'none', height: 0.76 });
  ribbing(sketch, at('M0 23L76 23'), 46, 4.4);
  if (stripes !== undefined)
    sketch.paint(
      `<path d="${at('M1 62L75 62M1 78L75 78')}" stroke="${stripes}" stroke-width="9"/><path d="${at('M0 160L76 160')}" stroke="${stripes}" stroke-width="22"/>`,
    );
  seam(sketch, at('M2 182Q38 190 74 182'), 0.8);
  sketch.fold(x + 12, 250, x + 16, 386, 3, 6, 0.26);
  sketch.fold(x + 60, 246, x + 58, 380, -3, 6, -0.26);
  sketch.part(at(BAND), { fill: '#f4eee0', weave: 'none', over: true, height: 0.76, edge: 0.4 });
}

export const sockBox: CutDrawing = {
  fit: 0.9,
  stage: 'flat',
  kids: [0.84, 0.84],
  draw(sketch, back) {
    sketch.shows('three-pairs', 'tin');
    const { accent, base } = sketch.tones;
    const tin = '#c9c5ba';
    sketch.part(placed(box(50, 60, 300, 190, 18), 0, -4, 1, -2), {
      fill: base,
      weave: 'none',
      height: 0.6,
      over: true,
    });
    sketch.paint(
      `<g transform="rotate(-2 200 120)">${wordmark(200, 92, 170, { color: accent, weight: 2.2, house: sketch.spec.house })}</g>`,
    );
    sketch.part(box(42, 160, 316, 276, 20), { fill: tin, weave: 'metal', over: true, height: 0.74 });
    sketch.part(box(56, 174, 288, 248, 12), { fill: '#8d897e', weave: 'none', height: 0.3, edge: 0.6 });
    sketch.paint(`<path d="${box(56, 174, 288, 248, 12)}" fill="#000" opacity=".22"/>`);
    const pairs: readonly Pair[] = [
      { x: 66, fill: 'main' },
      { x: 162, fill: accent, stripes: base },
      { x: 258, fill: base, stripes: accent },
    ];
    for (const one of back ? pairs.toReversed().map((p, at) => ({ ...p, x: 66 + at * 96 })) : pairs) pair(sketch, one);
    for (const { x } of pairs)
      sketch.top(wordmark(x + 38, 310, 52, { color: '#26221b', weight: 2.2, house: sketch.spec.house }));
  },
};
