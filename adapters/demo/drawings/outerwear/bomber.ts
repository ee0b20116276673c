import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { emblem } from '../material/emblem';
import { AXIS, across, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { ribbing, seam, topstitch, zip } from '../material/thread';
import { bodyOutline } from '../material/torso';
import type { Sleeve, Torso } from '../material/torso';
import { armholes, inside, longSleeves, ribHem } from '../tops/top-parts';

const BODY: Torso = {
  neck: 38,
  neckY: 78,
  drop: 30,
  backDrop: 6,
  shoulder: 103,
  shoulderY: 103,
  chest: 104,
  armY: 194,
  waist: 104,
  waistY: 290,
  hem: 102,
  hemY: 366,
  dip: 3,
};

const ARM: Sleeve = { elbowOut: [154, 240], elbowIn: [106, 252], endOut: [161, 350], endIn: [119, 362] };

function ribCollar(sketch: Sketch, back: boolean): void {
  if (back) {
    const band = whole('M200 62Q222 62 236 66L240 82Q222 90 200 90');
    sketch.part(band, { fill: 'trim', height: 0.72, over: true });
    sketch.within(band, () => {
      ribbing(sketch, across('M200 76Q222 76 242 73'), 34, 3);
    });
    return;
  }
  const outer = `M240 82C236 98 222 110 201 117`;
  const inner = `M232 66C230 80 216 94 201 101`;
  sketch.part(whole('M200 62Q220 62 232 66C230 80 216 94 200 101'), { fill: 'inside', height: 0.3 });
  sketch.both((flip) => {
    const band = flip(`${inner}L201 117C222 110 236 98 240 82C240 74 238 68 232 66Z`);
    sketch.part(band, { fill: 'trim', height: 0.72, over: true });
    sketch.within(band, () => {
      ribbing(sketch, flip('M237 66C234 90 219 103 200 110'), 22, 3);
    });
    seam(sketch, flip(outer));
  });
}

function slantPockets(sketch: Sketch): void {
  sketch.both((flip, side) => {
    sketch.part(flip('M246 278L254 275L272 330L264 334Z'), { over: true, height: 0.72 });
    topstitch(sketch, flip('M243 279L261 336'));
    sketch.fold(AXIS + side * 60, 284, AXIS + side * 76, 336, side * 5, 5, -0.3);
  });
}

function utilityPocket(sketch: Sketch): void {
  const t = 'rotate(10 340 190)';
  const metal = '#c9c6bd';
  sketch.paint(
    `<g transform="${t}"><path d="M322 176h24v40h-24z" fill="${sketch.tones.base}" stroke="${sketch.tones.seam}" stroke-width="1"/><path d="M324 178h20v36h-20z" fill="none" stroke="${sketch.tones.stitch}" stroke-width=".7" stroke-dasharray="2 1.2"/></g>`,
  );
  sketch.top(
    `<path transform="${t}" d="M334 174v36" stroke="${metal}" stroke-width="2.4" stroke-dasharray="1 .8"/><path transform="${t}" d="M332.5 176h3v9h-3z" fill="${sketch.tones.accent}"/>`,
  );
}

export const bomber: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    sketch.shows('stand-collar');
    const utility = sketch.chance.maybe(0.6) && sketch.spec.print !== 'colourblock';
    longSleeves(sketch, BODY, ARM, { cuff: 28, fill: 'block', folds: 1.5 });
    ribHem(sketch, BODY, 30);
    if (!back) inside(sketch, BODY);
    sketch.part(bodyOutline(BODY, back), { over: true, height: 0.66 });
    drapeBody(sketch, BODY, 1.6);
    gather(sketch);
    armholes(sketch, BODY);
    if (utility && !back) utilityPocket(sketch);
    ribCollar(sketch, back);
    if (back) {
      seam(sketch, across('M200 134Q250 134 292 130'));
      emblem(sketch, AXIS, 220, 84);
      return;
    }
    slantPockets(sketch);
    sketch.both((flip) => topstitch(sketch, flip('M207 120L207 368')));
    emblem(sketch, 250, 170, 26);
    zip(sketch, 'M200 104L200 397', [200, 108], sketch.chance.maybe(0.3) ? '#b9934f' : '#b9b6ae');
  },
};

function gather(sketch: Sketch): void {
  const c = sketch.chance;
  for (let i = -8; i <= 8; i++) {
    const x = AXIS + i * 12 + c.between(-3, 3);
    sketch.fold(x, BODY.hemY + 2, x + c.between(-4, 4), BODY.hemY - c.between(16, 40), 0, 4, i % 2 === 0 ? 0.4 : -0.4);
  }
}
