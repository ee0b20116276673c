import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { emblem } from '../material/emblem';
import { AXIS, across, compact, short, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { seam, topstitch, zip } from '../material/thread';
import { bodyOutline, hemLine } from '../material/torso';
import type { Sleeve, Torso } from '../material/torso';
import { armholes, inside, longSleeves } from '../tops/top-parts';

const BODY: Torso = {
  neck: 37,
  neckY: 84,
  drop: 24,
  backDrop: 5,
  shoulder: 99,
  shoulderY: 104,
  chest: 99,
  armY: 192,
  waist: 92,
  waistY: 292,
  hem: 92,
  hemY: 396,
  dip: 6,
};

const ARM: Sleeve = { elbowOut: [146, 242], elbowIn: [102, 254], endOut: [154, 376], endIn: [124, 384] };

const REFLECTOR = '#d3d6d8';

function elastic(sketch: Sketch): void {
  sketch.shows('gathered-hem');
  const c = sketch.chance;
  let d = '';
  for (let x = AXIS - BODY.hem + 4; x < AXIS + BODY.hem - 2; x += c.between(5, 8))
    d += `M${short(x)} ${short(BODY.hemY - 1)}L${short(x + c.between(-2, 2))} ${short(BODY.hemY - c.between(7, 18))}`;
  sketch.paint(`<path d="${compact(d)}" stroke="${sketch.tones.seam}" stroke-width=".8" opacity=".8"/>`);
  sketch.groove(d, 2.4, -0.5);
  sketch.groove(across(`M${AXIS} ${BODY.hemY - 4}Q250 ${BODY.hemY - 4} 291 ${BODY.hemY - 9}`), 3, 0.3);
  topstitch(sketch, hemLine(BODY, 9));
  sketch.both((flip) => {
    topstitch(sketch, flip('M346 368L321 376'));
    for (let i = 0; i < 5; i++)
      sketch.groove(flip(`M${325 + i * 6} ${383 - i * 2}L${324 + i * 6} ${370 - i * 2}`), 2, -0.5);
  });
}

function wrinkles(sketch: Sketch): void {
  const c = sketch.chance;
  for (let i = 0; i < 14; i++) {
    const [x, y] = [AXIS + c.between(-84, 60), c.between(140, 370)];
    sketch.fold(x, y, x + c.between(12, 34), y + c.between(-26, 26), c.between(-4, 4), 2.4, i % 2 === 0 ? 0.34 : -0.34);
  }
}

function collar(sketch: Sketch, back: boolean): void {
  sketch.shows('stand-collar');
  if (back) {
    sketch.part(whole('M200 58Q224 58 236 64L241 88Q222 96 200 97'), { over: true, height: 0.7 });
    return;
  }
  sketch.part(whole('M200 60Q224 60 234 65L237 84Q222 94 200 96'), { fill: 'inside', height: 0.3 });
  sketch.both((flip) => {
    sketch.part(flip('M234 62Q243 74 241 88Q228 106 202 114L202 92Q224 84 234 62Z'), { over: true, height: 0.7 });
    topstitch(sketch, flip('M239 88Q226 102 204 109'));
  });
}

function chest(sketch: Sketch): void {
  sketch.part(whole('M200 108Q228 106 237 84Q268 88 298 104C290 130 287 146 287 158L200 206'), {
    fill: 'block',
    height: 0.6,
  });
}

export const runShell: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    longSleeves(sketch, BODY, ARM, { cuff: 0, fill: 'block', folds: 1.7 });
    if (!back) inside(sketch, BODY);
    sketch.part(bodyOutline(BODY, back), { over: true, height: 0.58 });
    if (!back && sketch.spec.print === 'colourblock') chest(sketch);
    drapeBody(sketch, BODY, 1.3);
    wrinkles(sketch);
    armholes(sketch, BODY);
    elastic(sketch);
    collar(sketch, back);
    if (back) {
      sketch.part(whole('M200 152Q250 152 289 146L288 158Q250 166 200 166'), { over: true, height: 0.68 });
      sketch.top(`<path d="M188 336h24v4h-24z" fill="${REFLECTOR}"/>`);
      emblem(sketch, AXIS, 220, 60);
      return;
    }
    seam(sketch, across('M200 206L287 158'), 0.8);
    sketch.top(`<path d="M262 178l20-11v4l-20 11z" fill="${REFLECTOR}"/>`);
    sketch.both((flip) => {
      seam(sketch, flip('M262 306L276 360'), 1.6);
      topstitch(sketch, flip('M258 307L272 361'));
    });
    zip(sketch, 'M200 95L200 401', [200, 102], '#8f9296');
    emblem(sketch, 246, 228, 28);
  },
};
