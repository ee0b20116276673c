import type { CutDrawing } from '../material/cut-drawing';
import { emblem } from '../material/emblem';
import { FROM_ABOVE } from '../material/light';
import { AXIS, across, whole } from '../material/outline';
import { baffles } from '../material/quilting';
import type { Sketch } from '../material/sketch';
import { seam, topstitch, zip } from '../material/thread';
import { armhole, bodyOutline, hemLine } from '../material/torso';
import type { Torso } from '../material/torso';
import { binding } from '../tops/sleeveless';
import { inside } from '../tops/top-parts';

const BODY: Torso = {
  neck: 40,
  neckY: 84,
  drop: 24,
  backDrop: 4,
  shoulder: 92,
  shoulderY: 104,
  chest: 104,
  armY: 206,
  waist: 102,
  waistY: 300,
  hem: 101,
  hemY: 412,
  dip: 4,
};

function collar(sketch: Sketch, back: boolean): void {
  if (!back) sketch.part(whole('M200 56Q226 56 238 62L240 84Q222 96 200 98'), { fill: 'inside', height: 0.3 });
  const outline = back
    ? whole('M200 54Q226 54 240 62L244 88Q222 96 200 97')
    : 'M238 60Q246 74 244 88Q230 108 202 116L202 92Q226 84 238 60Z';
  if (back) sketch.part(outline, { over: true, height: 0.72 });
  else sketch.both((flip) => sketch.part(flip(outline), { over: true, height: 0.72 }));
  const mid = back ? 'M200 76Q226 76 242 74' : 'M201 104Q230 96 242 72';
  sketch.groove(across(mid), 2.5, -0.5);
  seam(sketch, across(mid), 0.8);
}

export const vest: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    const pitch = sketch.chance.pick(30, 40, 24);
    const isQuilted = sketch.spec.fabric !== 'fleece';
    sketch.shows('sleeveless', 'stand-collar');
    sketch.litFrom(FROM_ABOVE);
    if (!back) inside(sketch, BODY);
    sketch.part(bodyOutline(BODY, back), { height: 0.62 });
    if (isQuilted) {
      sketch.within(bodyOutline(BODY, back), () => {
        baffles(sketch, { top: 132, bottom: 404, pitch });
      });
    }
    if (sketch.spec.print === 'colourblock') yoke(sketch);
    sketch.both((flip) =>
      binding(sketch, flip(armhole({ ...BODY, shoulder: BODY.shoulder - 2, chest: BODY.chest - 2 })), 6),
    );
    topstitch(sketch, hemLine(BODY, 6));
    collar(sketch, back);
    if (back) {
      emblem(sketch, AXIS, 190, 60);
      return;
    }
    sketch.both((flip) => {
      sketch.part(flip('M250 312L258 309L270 356L262 359Z'), { over: true, height: 0.72 });
      topstitch(sketch, flip('M247 312L259 361'));
    });
    zip(sketch, 'M200 94L200 415', [200, 100], sketch.chance.maybe(0.5) ? sketch.tones.accent : '#b9b6ae');
    emblem(sketch, 250, 180, 26);
  },
};

function yoke(sketch: Sketch): void {
  sketch.part(whole('M200 96C222 96 236 92 240 84Q268 88 292 104C284 130 282 150 284 168Q242 180 200 180'), {
    fill: 'block',
    height: 0.66,
    edge: 0.5,
  });
  topstitch(sketch, across('M200 177Q242 177 283 165'));
}
