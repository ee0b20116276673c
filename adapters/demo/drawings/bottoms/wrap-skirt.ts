import type { CutDrawing } from '../material/cut-drawing';
import { AXIS, across, placed, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { seam, topstitch } from '../material/thread';

const [TOP, WAIST, HEM] = [72, 68, 128] as const;
const KNOT = { x: AXIS + 46, y: TOP + 16 } as const;

function skirtOutline(bottom: number, back: boolean): string {
  const dip = back ? 0 : 5;
  return whole(
    `M${AXIS} ${TOP + dip}Q${AXIS + WAIST * 0.6} ${TOP + dip} ${AXIS + WAIST} ${TOP}C${AXIS + WAIST + 22} ${TOP + 60} ${AXIS + HEM - 18} ${bottom - 140} ${AXIS + HEM} ${bottom}Q${AXIS + HEM * 0.55} ${bottom + 12} ${AXIS} ${bottom + 12}`,
  );
}

function overlap(sketch: Sketch, bottom: number): void {
  const panel = `M${AXIS - WAIST} ${TOP}C${AXIS - WAIST - 22} ${TOP + 60} ${AXIS - HEM + 18} ${bottom - 140} ${AXIS - HEM} ${bottom}Q${AXIS - 60} ${bottom + 13} ${AXIS + 4} ${bottom + 10}C${AXIS + 50} ${bottom + 6} ${AXIS + 74} ${bottom - 26} ${AXIS + 70} ${bottom - 82}C${AXIS + 66} ${bottom - 170} ${AXIS + 56} ${TOP + 80} ${KNOT.x} ${TOP + 3}Q${AXIS} ${TOP + 10} ${AXIS - WAIST} ${TOP}Z`;
  const edge = `M${KNOT.x - 4} ${TOP + 24}C${AXIS + 51} ${TOP + 84} ${AXIS + 61} ${bottom - 168} ${AXIS + 65} ${bottom - 82}C${AXIS + 68} ${bottom - 30} ${AXIS + 46} ${bottom + 1} ${AXIS + 4} ${bottom + 5}Q${AXIS - 60} ${bottom + 8} ${AXIS - HEM + 2} ${bottom - 6}`;
  const border = `M${KNOT.x} ${TOP + 20}C${AXIS + 56} ${TOP + 80} ${AXIS + 66} ${bottom - 170} ${AXIS + 70} ${bottom - 82}C${AXIS + 74} ${bottom - 26} ${AXIS + 50} ${bottom + 6} ${AXIS + 4} ${bottom + 10}`;
  sketch.part(panel, { over: true, height: 0.74, edge: 0.9, turn: 7 });
  sketch.paint(
    `<path d="${border}" fill="none" stroke="${sketch.tones.shade}" stroke-width="5" opacity=".4" filter="url(#o)"/>`,
  );
  seam(sketch, border, 1.2);
  topstitch(sketch, edge);
}

function folds(sketch: Sketch, bottom: number): void {
  const c = sketch.chance;
  for (const [i, x] of [-104, -72, -38, -4, 30].entries())
    sketch.fold(
      KNOT.x - 12 - i * 3,
      TOP + 34,
      AXIS + x,
      bottom - c.between(4, 40),
      -14 + i * 5,
      8,
      i % 2 ? -0.3 : 0.34,
    );
  sketch.fold(AXIS + 96, TOP + 120, AXIS + 104, bottom, 3, 8, -0.3);
}

function tie(sketch: Sketch): void {
  const { x, y } = KNOT;
  const at = (d: string): string => placed(d, x, y);
  for (const end of [
    'M-4 2C-14 40 -10 84 -26 128L-8 134C2 96 2 44 6 4Z',
    'M2 2C18 40 22 92 40 116L54 104C36 74 30 34 10 -2Z',
  ])
    sketch.part(at(end), { over: true, height: 0.8, edge: 0.8 });
  for (const bow of ['M0 0C-20 -24 -50 -26 -54 -8C-56 12 -24 16 0 4Z', 'M2 0C22 -26 52 -26 54 -6C54 14 24 16 2 4Z'])
    sketch.part(at(bow), { over: true, height: 0.86, edge: 0.9 });
  sketch.part(at('M-9 -9Q2 -12 11 -7L11 10Q0 13 -9 9Z'), { over: true, height: 0.92, edge: 0.9 });
  for (const line of ['M-8 0L-36 -8', 'M10 0L38 -8']) sketch.groove(at(line), 2.4, -0.6);
}

export const wrapSkirt: CutDrawing = {
  stage: 'flat',
  kids: [0.94, 0.82],
  draw(sketch, back) {
    const bottom = 392 + sketch.chance.between(-8, 16);
    sketch.shows('overlap', 'tie');
    sketch.part(skirtOutline(bottom, back), { height: 0.58 });
    if (back) {
      sketch.fold(AXIS - 50, TOP + 60, AXIS - 84, bottom, 4, 9, 0.3);
      sketch.fold(AXIS + 44, TOP + 60, AXIS + 76, bottom, -4, 9, -0.3);
      seam(sketch, `M${AXIS} ${TOP}L${AXIS} ${TOP + 96}`);
    } else {
      overlap(sketch, bottom);
      folds(sketch, bottom);
    }
    const dip = back ? 0 : 5;
    const band = `M${AXIS} ${TOP + dip}Q${AXIS + WAIST * 0.6} ${TOP + dip} ${AXIS + WAIST} ${TOP}L${AXIS + WAIST + 5} ${TOP + 20}Q${AXIS + WAIST * 0.6} ${TOP + dip + 22} ${AXIS} ${TOP + dip + 22}`;
    sketch.part(whole(band), { over: true, height: 0.76 });
    topstitch(
      sketch,
      across(`M${AXIS} ${TOP + dip + 19}Q${AXIS + WAIST * 0.6} ${TOP + dip + 19} ${AXIS + WAIST + 4} ${TOP + 17}`),
    );
    if (!back) tie(sketch);
  },
};
