import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { emblem } from '../material/emblem';
import { AXIS, across, compact, short, whole } from '../material/outline';
import type { Fill, Sketch } from '../material/sketch';
import { topstitch, zip } from '../material/thread';
import { bodyOutline, sleeveOutline } from '../material/torso';
import type { Sleeve, Torso } from '../material/torso';
import { armholes, inside, longSleeves } from '../tops/top-parts';

const BODY: Torso = {
  neck: 39,
  neckY: 84,
  drop: 26,
  backDrop: 5,
  shoulder: 104,
  shoulderY: 106,
  chest: 106,
  armY: 198,
  waist: 106,
  waistY: 292,
  hem: 106,
  hemY: 396,
  dip: 3,
};

const ARM: Sleeve = { elbowOut: [156, 244], elbowIn: [107, 256], endOut: [163, 372], endIn: [122, 382] };

const TILE = 36;
const ROW = 6;

function curls(sketch: Sketch): string {
  const c = sketch.chance;
  const cell = TILE / ROW;
  let d = '';
  for (let i = 0; i < ROW * ROW; i++) {
    const turn = c.between(0, 6.3);
    const [dx, dy] = [Math.cos(turn) * 4.2, Math.sin(turn) * 4.2];
    const x = ((i % ROW) + 0.5) * cell + c.between(-1.6, 1.6) - dx / 2;
    const y = (Math.floor(i / ROW) + 0.5) * cell + c.between(-1.6, 1.6) - dy / 2;
    d += `M${short(x)} ${short(y)}q${short(dx / 2 - dy * 0.7)} ${short(dy / 2 + dx * 0.7)} ${short(dx)} ${short(dy)}`;
  }
  return d;
}

function pileOn(sketch: Sketch, d: string, fill: Fill = 'main'): void {
  sketch.define('pi', () => {
    const line = (color: string, opacity: string): string =>
      `<path d="${curls(sketch)}" fill="none" stroke="${color}" stroke-width="1.3" stroke-linecap="round" opacity="${opacity}"/>`;
    const { shade, glow, dark } = sketch.tones;
    const body = line(shade, dark ? '.4' : '.2') + line(glow, dark ? '.16' : '.42');
    return `<pattern id="pi" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">${body}</pattern>`;
  });
  const edge = `stroke="${sketch.color(fill)}" stroke-width="4" stroke-dasharray="2 3.4" stroke-linecap="round"`;
  sketch.paint(`<path d="${compact(d)}" fill="url(#pi)" ${edge}/>`);
}

function collar(sketch: Sketch, back: boolean): void {
  if (!back) sketch.part(whole('M200 58Q226 58 238 63L240 86Q222 98 200 100'), { fill: 'inside', height: 0.3 });
  const outline = back
    ? whole('M200 55Q226 55 241 62L245 90Q222 98 200 99')
    : 'M238 60Q248 74 246 90Q230 112 202 120L202 94Q226 86 238 60Z';
  if (back) {
    sketch.part(outline, { over: true, height: 0.76 });
    pileOn(sketch, outline);
    return;
  }
  sketch.both((flip) => {
    sketch.part(flip(outline), { over: true, height: 0.76 });
    pileOn(sketch, flip(outline));
  });
}

function nylonTrim(sketch: Sketch, back: boolean): void {
  const smooth = { fill: 'trim', weave: 'nylon', over: true, height: 0.7 } as const;
  const { hem, hemY, dip } = BODY;
  sketch.both((flip) => sketch.part(flip('M364 368L321 379L322 387L364 377Z'), smooth));
  sketch.part(
    whole(
      `M${AXIS} ${hemY + dip - 4}Q258 ${hemY + dip - 4} ${AXIS + hem} ${hemY - 4}L${AXIS + hem} ${hemY + 5}Q258 ${hemY + dip + 5} ${AXIS} ${hemY + dip + 5}`,
    ),
    smooth,
  );
  if (back) return;
  sketch.both((flip) => {
    sketch.part(flip('M262 300L288 296L298 372L250 378Z'), { ...smooth, over: false });
    topstitch(sketch, flip('M259 301L248 376'));
  });
  sketch.part('M228 164L276 160L278 206L230 210Z', smooth);
  topstitch(sketch, 'M231 167L273 163.5L275 203L233 206.5Z');
  sketch.top('<path d="M230 170L275 166" stroke="#55524c" stroke-width="1.6"/>');
}

export const pileJacket: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    sketch.shows('pile', 'stand-collar');
    longSleeves(sketch, BODY, ARM, { cuff: 0, folds: 0.5 });
    sketch.both((flip) => {
      pileOn(sketch, flip(sleeveOutline(BODY, ARM)), 'block');
    });
    if (!back) inside(sketch, BODY);
    const body = bodyOutline(BODY, back);
    sketch.part(body, { over: true, height: 0.66 });
    drapeBody(sketch, BODY, 0.5);
    if (sketch.spec.print === 'colourblock') yoke(sketch, back);
    pileOn(sketch, body);
    armholes(sketch, BODY);
    nylonTrim(sketch, back);
    collar(sketch, back);
    if (back) return;
    zip(sketch, 'M200 97L200 400', [200, 104]);
    emblem(sketch, 253, 186, 22);
  },
};

function yoke(sketch: Sketch, back: boolean): void {
  const top = back ? 'M200 89Q222 89 239 84' : 'M200 110Q228 108 239 84';
  sketch.part(whole(`${top}Q270 90 303 106C295 134 292 138 291 150Q246 158 200 158`), { fill: 'block', height: 0.66 });
  topstitch(sketch, across('M200 155Q246 155 290 147'));
}
