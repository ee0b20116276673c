import { drapeSleeve } from '../material/drape';
import { AXIS, across, whole } from '../material/outline';
import type { Fill, Sketch } from '../material/sketch';
import { label, ribbing, seam, topstitch } from '../material/thread';
import { armhole, insideOutline, neckLine, sleeveOutline } from '../material/torso';
import type { Sleeve, Torso } from '../material/torso';

export const ARM: Sleeve = { elbowOut: [141, 240], elbowIn: [101, 250], endOut: [155, 366], endIn: [121, 375] };

export function neckband(sketch: Sketch, t: Torso, back: boolean, width: number, fill: Fill = 'trim'): void {
  sketch.shows(t.vee === true ? 'v-neck' : 'crew-neck');
  const line = neckLine(t, back, width / 2);
  sketch.paint(`<path d="${line}" fill="none" stroke="${sketch.color(fill)}" stroke-width="${width}"/>`);
  ribbing(sketch, line, width, 2.6);
  sketch.groove(line, width, 0.35);
  seam(sketch, neckLine(t, back, width), 0.8);
  topstitch(sketch, neckLine(t, back, width + 3));
}

export function lining(sketch: Sketch, t: Torso): void {
  sketch.part(insideOutline(t), { fill: 'inside', height: 0.3 });
  const y = t.neckY + 2;
  sketch.paint(
    `<path d="M${AXIS - t.neck} ${y}Q${AXIS} ${y + t.backDrop + 5} ${AXIS + t.neck} ${y}" fill="none" stroke="${sketch.color('trim')}" stroke-width="6"/>`,
  );
}

export function inside(sketch: Sketch, t: Torso): void {
  lining(sketch, t);
  label(sketch, AXIS, t.neckY + t.backDrop + 1, 20, 9);
}

interface SleeveStyle {
  readonly fill?: Fill;
  readonly cuff?: number;
  readonly folds?: number;
  readonly lean?: number;
}

export function cuffOutline(s: Sleeve, height: number, narrow = 3): string {
  const [ox, oy] = [AXIS + s.endOut[0], s.endOut[1]];
  const [ix, iy] = [AXIS + s.endIn[0], s.endIn[1]];
  const dx = height * 0.16;
  return `M${ox - narrow * 0.4} ${oy - 1}L${ix + narrow} ${iy - 1}L${ix + narrow + dx} ${iy + height}Q${(ix + ox) / 2 + dx} ${(iy + oy) / 2 + height + 2} ${ox - narrow + dx} ${oy + height}Z`;
}

export function longSleeves(sketch: Sketch, t: Torso, s: Sleeve, style: SleeveStyle = {}): void {
  sketch.shows('long-sleeves');
  const { fill = 'block', cuff = 20, folds = 1, lean = -14 } = style;
  sketch.both((flip, side) => {
    if (cuff > 0) ribCuff(sketch, flip, s, cuff, side);
    sketch.part(flip(sleeveOutline(t, s)), { fill, turn: side * lean, over: cuff > 0 });
    drapeSleeve(sketch, t, s, side, folds);
  });
}

function ribCuff(sketch: Sketch, flip: (d: string) => string, s: Sleeve, height: number, side: 1 | -1): void {
  const outline = flip(cuffOutline(s, height, 4));
  sketch.part(outline, { fill: 'trim', turn: side * -9, height: 0.52 });
  const dx = height * 0.08;
  const y = height / 2;
  const mid = `M${AXIS + s.endOut[0] + dx + 2} ${s.endOut[1] + y - 1}L${AXIS + s.endIn[0] + dx - 2} ${s.endIn[1] + y + 1}`;
  sketch.within(outline, () => {
    ribbing(sketch, flip(mid), height + 8, 3);
  });
}

export function armholes(sketch: Sketch, t: Torso): void {
  sketch.both((flip) => {
    seam(sketch, flip(armhole(t)));
  });
}

export function ribHem(sketch: Sketch, t: Torso, height: number, fill: Fill = 'trim'): void {
  const y = t.hemY;
  const w = t.hem - 3;
  const mid = y + t.dip;
  const outline = whole(
    `M${AXIS} ${mid - 2}Q${AXIS + w * 0.55} ${mid - 2} ${AXIS + w} ${y - 2}C${AXIS + w - 1} ${y + height * 0.4} ${AXIS + w - 5} ${y + height * 0.7} ${AXIS + w - 6} ${y + height}Q${AXIS + w * 0.55} ${mid + height} ${AXIS} ${mid + height}`,
  );
  const centre = `M${AXIS} ${mid + height / 2 - 1}Q${AXIS + w * 0.55} ${mid + height / 2 - 1} ${AXIS + w} ${y + height / 2 - 1}`;
  sketch.part(outline, { fill, height: 0.5 });
  sketch.within(outline, () => {
    ribbing(sketch, across(centre), height + 8, 3);
  });
}

export function patchPocket(sketch: Sketch, x: number, y: number, w: number, h: number, turn = 0): void {
  const point = h * 0.12;
  const shape = (i: number): string =>
    `M${x + i} ${y + i * 0.2}L${x + w - i} ${y + i * 0.2}L${x + w - i} ${y + h - point - i * 0.6}L${x + w / 2} ${y + h - i}L${x + i} ${y + h - point - i * 0.6}Z`;
  sketch.part(shape(0), { turn, over: true, height: 0.66 });
  topstitch(sketch, shape(2));
  topstitch(sketch, `M${x + 1} ${y + 8}L${x + w - 1} ${y + 8}`);
}

export interface Collar {
  readonly neck: number;
  readonly top: number;
  readonly wing: readonly [number, number];
  readonly tip: readonly [number, number];
  readonly throat: number;
}

export function collarFlaps(sketch: Sketch, c: Collar, fill: Fill = 'main', stitched = true): void {
  sketch.shows('collar');
  const x = (half: number): number => AXIS + half;
  const [wx, wy] = c.wing;
  const [tx, ty] = c.tip;
  sketch.part(
    whole(
      `M${AXIS} ${c.top + 1}Q${x(c.neck * 0.7)} ${c.top} ${x(c.neck - 1)} ${c.top - 7}L${x(c.neck + 1)} ${c.top + 8}Q${x(c.neck * 0.7)} ${c.top + 17} ${AXIS} ${c.top + 18}`,
    ),
    { fill: fill === 'main' ? 'inside' : fill, height: 0.5, over: true },
  );
  label(sketch, AXIS, c.top + 6, 20, 9);
  sketch.both((flip, side) => {
    const edge = `L${x(wx)} ${wy}Q${x((wx + tx) / 2 + 5)} ${(wy + ty) / 2 + 1} ${x(tx)} ${ty}`;
    sketch.part(
      flip(
        `M${x(c.neck - 7)} ${c.top - 1}C${x(c.neck - 3)} ${c.top - 9} ${x(c.neck + 2)} ${c.top - 9} ${x(c.neck + 5)} ${c.top - 2}${edge}Q${x(tx * 0.45)} ${(ty + c.throat) / 2 - 1} ${x(0.5)} ${c.throat}C${x(c.neck * 0.5)} ${c.throat - 8} ${x(c.neck - 10)} ${c.top + 14} ${x(c.neck - 7)} ${c.top - 1}Z`,
      ),
      { fill, over: true, height: 0.72, turn: side * 28 },
    );
    if (stitched) {
      topstitch(
        sketch,
        flip(
          `M${x(wx - 2)} ${wy - 1}Q${x((wx + tx) / 2 + 2)} ${(wy + ty) / 2} ${x(tx - 0.6)} ${ty - 4}Q${x(tx * 0.45)} ${(ty + c.throat) / 2 - 4.5} ${x(2)} ${c.throat - 2}`,
        ),
      );
    }
  });
}

export function collarBack(sketch: Sketch, c: Collar, fill: Fill = 'main'): void {
  const y = c.wing[1] + 4;
  sketch.part(
    whole(
      `M${AXIS} ${c.top - 4}Q${AXIS + c.neck * 0.8} ${c.top - 5} ${AXIS + c.neck + 4} ${c.top - 1}L${AXIS + c.wing[0]} ${c.wing[1]}Q${AXIS + c.neck * 0.6} ${y + 10} ${AXIS} ${y + 11}`,
    ),
    { fill, over: true, height: 0.72 },
  );
  topstitch(
    sketch,
    across(`M${AXIS} ${y + 8}Q${AXIS + c.neck * 0.6} ${y + 7} ${AXIS + c.wing[0] - 2} ${c.wing[1] - 1}`),
  );
}
