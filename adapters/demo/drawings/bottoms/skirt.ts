import type { CutDrawing } from '../material/cut-drawing';
import { AXIS, across, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, seam, topstitch } from '../material/thread';
import { skirtFolds } from '../tops/dress';

interface Shape {
  readonly waist: number;
  readonly hip: number;
  readonly hem: number;
  readonly top: number;
  readonly bottom: number;
}

function outline(s: Shape, back: boolean): string {
  const dip = back ? 0 : 6;
  const y = s.bottom;
  const flare = s.hem > s.hip + 10;
  const side = flare
    ? `C${AXIS + s.waist + 14} ${s.top + 52} ${AXIS + s.hem - 30} ${y - 150} ${AXIS + s.hem} ${y}`
    : `C${AXIS + s.waist + 8} ${s.top + 40} ${AXIS + s.hip} ${s.top + 70} ${AXIS + s.hip + 2} ${s.top + 110}C${AXIS + s.hip + 6} ${s.top + 170} ${AXIS + s.hem - 1} ${y - 60} ${AXIS + s.hem} ${y}`;
  return whole(
    `M${AXIS} ${s.top + dip}Q${AXIS + s.waist * 0.6} ${s.top + dip} ${AXIS + s.waist} ${s.top}${side}Q${AXIS + s.hem * 0.55} ${y + 13} ${AXIS} ${y + 13}`,
  );
}

function pleats(sketch: Sketch, s: Shape, count: number): void {
  for (let i = 1; i < count; i++) {
    const share = (i / count) * 2 - 1;
    const x1 = AXIS + share * s.waist;
    const x2 = AXIS + share * s.hem;
    const y1 = s.top + 20 + 5 * (1 - share ** 2);
    const y2 = s.bottom + 13 - 13 * share ** 2;
    seam(sketch, `M${x1} ${y1}Q${x1 + (x2 - x1) * 0.36} ${s.top + 110} ${x2} ${y2}`, 0.7);
    sketch.bump(
      `M${x1} ${y1}Q${x1 + (x2 - x1) * 0.36} ${s.top + 110} ${x2} ${y2}L${x2 - 9} ${y2}Q${x1 + (x2 - x1) * 0.36 - 7} ${s.top + 110} ${x1} ${y1}Z`,
      0.4,
    );
  }
}

type SkirtStyle = 'aline' | 'pleated' | 'straight';

export const skirt: CutDrawing = {
  stage: 'flat',
  kids: [0.94, 0.82],
  draw(sketch, back) {
    const { chance } = sketch;
    const style: SkirtStyle =
      sketch.spec.fabric === 'denim' || sketch.spec.fabric === 'leather'
        ? 'straight'
        : chance.pick('pleated', 'aline', 'straight');
    const length = chance.between(-20, 30);
    const s: Shape =
      style === 'straight'
        ? { waist: 74, hip: 101, hem: 104, top: 76, bottom: 366 + length }
        : style === 'aline'
          ? { waist: 70, hip: 106, hem: 152, top: 76, bottom: 396 + length }
          : { waist: 74, hip: 108, hem: 138, top: 86, bottom: 360 + length };
    sketch.shows('short');
    drawSkirt(sketch, s, style, back);
  },
};

export const midiSkirt: CutDrawing = {
  stage: 'flat',
  kids: [0.94, 0.82],
  draw(sketch, back) {
    const bottom = 396 + sketch.chance.between(-6, 6);
    sketch.shows('calf-length');
    drawSkirt(sketch, { waist: 64, hip: 90, hem: 126, top: 56, bottom }, 'pleated', back);
  },
};

function drawSkirt(sketch: Sketch, s: Shape, style: SkirtStyle, back: boolean): void {
  if (style === 'pleated') sketch.shows('pleats');
  if (!back)
    sketch.part(
      whole(
        `M200 ${s.top - 3}Q${AXIS + s.waist * 0.6} ${s.top - 3} ${AXIS + s.waist} ${s.top}L${AXIS + s.waist - 3} ${s.top + 8}Q240 ${s.top + 12} 200 ${s.top + 12}`,
      ),
      { fill: 'inside', height: 0.35 },
    );
  sketch.part(outline(s, back), { height: 0.6 });
  if (style === 'pleated') pleats(sketch, s, 13);
  else if (style === 'aline') skirtFolds(sketch, s.top + 20, s.bottom, s.waist, s.hem, 6);
  else straightDetails(sketch, s, back);
  if (style !== 'pleated')
    topstitch(
      sketch,
      across(`M200 ${s.bottom + 4}Q${AXIS + s.hem * 0.55} ${s.bottom + 4} ${AXIS + s.hem - 1} ${s.bottom - 9}`),
    );
  const dip = back ? 0 : 6;
  sketch.part(
    whole(
      `M200 ${s.top + dip}Q${AXIS + s.waist * 0.6} ${s.top + dip} ${AXIS + s.waist} ${s.top}L${AXIS + s.waist + 3} ${s.top + 19}Q${AXIS + s.waist * 0.6} ${s.top + dip + 20} 200 ${s.top + dip + 20}`,
    ),
    { over: true, height: 0.68 },
  );
  topstitch(
    sketch,
    across(`M200 ${s.top + dip + 17}Q${AXIS + s.waist * 0.6} ${s.top + dip + 17} ${AXIS + s.waist + 2} ${s.top + 16}`),
  );
  if (back) seam(sketch, `M200 ${s.top}L200 ${s.top + 96}`);
}

function straightDetails(sketch: Sketch, s: Shape, back: boolean): void {
  const c = sketch.chance;
  for (const side of [-1, 1] as const) {
    sketch.fold(AXIS + side * s.hip, s.top + 90, AXIS + side * 30, s.top + c.between(100, 120), side * 6, 6, 0.26);
    sketch.fold(AXIS + side * s.hip, s.top + 110, AXIS + side * 36, s.top + c.between(126, 150), side * 6, 6, -0.28);
    sketch.fold(
      AXIS + side * c.between(40, 60),
      s.bottom + 6,
      AXIS + side * c.between(50, 70),
      s.top + 140,
      side * 4,
      9,
      0.24,
    );
    seam(sketch, `M${AXIS + side * 44} ${s.top + 22}L${AXIS + side * 48} ${s.top + 78}`, 0.7);
  }
  if (back) {
    seam(sketch, `M200 ${s.top + 90}L200 ${s.bottom + 13}`);
    sketch.fold(204, s.bottom - 70, 206, s.bottom + 13, 0, 6, -0.5);
    return;
  }
  if (c.maybe(0.6)) {
    sketch.part(`M190 ${s.top + 6}L210 ${s.top + 6}L210 ${s.bottom + 12.5}L190 ${s.bottom + 12.5}Z`, { height: 0.66 });
    topstitch(sketch, `M193 ${s.top + 20}L193 ${s.bottom + 12}`);
    topstitch(sketch, `M207 ${s.top + 20}L207 ${s.bottom + 12}`);
    for (let y = s.top + 16; y < s.bottom - 10; y += 38)
      button(sketch, 200, y, 3.8, sketch.spec.fabric === 'denim' ? '#b98a55' : '#e9e2d3');
  }
}
