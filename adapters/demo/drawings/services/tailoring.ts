import type { Hex } from '../material/colour';
import type { CutDrawing } from '../material/cut-drawing';
import { box, short } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { seam } from '../material/thread';

const STEEL = '#c3c6c8';
const TAPE = '#e2b93b';

export function needle(sketch: Sketch, x: number, y: number, length: number, turn: number): void {
  sketch.shows('needle');
  const half = short(length / 2);
  const shape = `M-${half} 0L${short(length / 2 - 24)}-3.4Q${half}-4.6 ${half} 0Q${half} 4.6 ${short(length / 2 - 24)} 3.4Z`;
  sketch.top(
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})"><path d="${shape}" fill="#1d1a16" opacity=".3" transform="translate(3 6)"/><path d="${shape}" fill="${STEEL}"/><path d="M-${half} 0L${short(length / 2 - 24)}-1.6" stroke="#fff" stroke-width="1.4" opacity=".9"/><path d="M${short(length / 2 - 17)} 0h10" stroke="#3a3d3f" stroke-width="2.6" stroke-linecap="round"/></g>`,
  );
}

function thread(sketch: Sketch, d: string, color: string): void {
  sketch.top(
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#1d1a16" stroke-width="3" opacity=".28" transform="translate(2 4)"/><path d="${d}" stroke="${color}" stroke-width="2.6"/></g>`,
  );
}

function ruler(sketch: Sketch): void {
  const ticks = Array.from({ length: 26 }, (_none, at) => `M34 ${short(92 + at * 14)}h${at % 5 === 0 ? 20 : 11}`).join(
    '',
  );
  sketch.part('M34 76L68 76L68 452L34 452Z', { fill: TAPE, weave: 'none', over: true, height: 0.5, edge: 0.3 });
  sketch.paint(`<path d="${ticks}" stroke="#241a10" stroke-width="1.6"/>`);
}

export const hemming: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    const { accent, shade } = sketch.tones;
    sketch.part('M104-70L346-70L352 322L108 322Z', { height: 0.58 });
    seam(sketch, 'M228-70L232 322', 1);
    sketch.fold(150, 60, 160, 300, 4, 9, 0.28);
    sketch.fold(292, 50, 300, 300, -5, 10, -0.28);
    if (!back) sketch.fold(200, 40, 206, 300, 3, 6, 0.2);
    sketch.part('M108 322L352 322L353 398Q230 410 107 398Z', { fill: 'inside', over: true, height: 0.72 });
    sketch.paint(
      `<path d="M110 338Q230 346 352 338" fill="none" stroke="${shade}" stroke-width="1" opacity=".7"/><path d="M106 436H354" stroke="${accent}" stroke-width="2" stroke-dasharray="3 7" opacity=".75"/>`,
    );
    const stitches = 'M116 350Q172 353 234 354';
    sketch.top(
      `<path d="${stitches}" fill="none" stroke="${shade}" stroke-width="4" stroke-dasharray="11 8" opacity=".5" transform="translate(1 2)"/><path d="${stitches}" fill="none" stroke="${accent}" stroke-width="3.4" stroke-dasharray="11 8"/>`,
    );
    for (const x of [288, 326])
      sketch.top(
        `<path d="M${x} 318L${x + 4} 372" stroke="${STEEL}" stroke-width="2.6" stroke-linecap="round"/><circle cx="${x}" cy="316" r="6" fill="#b23a3a"/><circle cx="${x - 2}" cy="314" r="2" fill="#fff" opacity=".7"/>`,
      );
    thread(sketch, 'M234 354C276 356 252 420 300 428C330 432 322 396 297 382', accent);
    needle(sketch, 262, 372, 84, 16);
    ruler(sketch);
  },
};

const TICK = 'M-9 0L-3 7L9-8';

export const styling: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    sketch.shows('swatches');
    const { base, accent } = sketch.tones;
    sketch.part(box(74, 58, 252, 386, 12), { weave: 'none', height: 0.5 });
    sketch.part(box(90, 84, 220, 344, 3), { fill: '#fbf8f0', weave: 'none', height: 0.56, over: true, edge: 0.3 });
    sketch.part('M162 72L174 44Q200 34 226 44L238 72L238 92L162 92Z', {
      fill: STEEL,
      weave: 'metal',
      height: 0.8,
      over: true,
    });
    sketch.top('<circle cx="200" cy="58" r="7" fill="#8b8e90"/>');
    const swatches: readonly (readonly [x: number, y: number, turn: number, fill: Hex])[] = [
      [106, 118, -3, base],
      [166, 112, 2, '#b65a3c'],
      [228, 118, 4, accent],
    ];
    for (const [x, y, turn, fill] of swatches) {
      const edge = Array.from({ length: 9 }, (_none, at) => `L${short(x + 64 - (at % 2) * 4)} ${y + 9 * at}`).join('');
      const d = `M${x} ${y}${edge}L${x} ${y + 78}Z`;
      sketch.part(d, { fill, weave: fill === base ? 'wool' : 'linen', turn, over: true, height: 0.66, edge: 0.4 });
      sketch.top(
        `<circle cx="${x + 32}" cy="${y + 8}" r="5" fill="#d9b04c"/><circle cx="${x + 30}" cy="${y + 6}" r="1.7" fill="#fff" opacity=".8"/>`,
      );
    }
    for (let row = 0; row < 4; row++) {
      const y = 248 + row * 44;
      const isTicked = back ? row < 2 : row < 3;
      sketch.paint(
        `<path d="M110 ${y - 13}h26v26h-26Z" fill="none" stroke="${base}" stroke-width="2.4"/><path d="M152 ${y - 4}H${row % 2 === 0 ? 286 : 254}M152 ${y + 8}H${row % 2 === 0 ? 228 : 240}" stroke="${base}" stroke-width="4" opacity=".45"/>${isTicked ? `<path d="${TICK}" transform="translate(123 ${y - 2})" fill="none" stroke="#b65a3c" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` : ''}`,
      );
    }
  },
};
