import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { emblem } from '../material/emblem';
import { AXIS, across, mirrored, oval, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { seam, topstitch, twinStitch } from '../material/thread';
import { bodyOutline, hemLine } from '../material/torso';
import type { Torso } from '../material/torso';
import { binding, swimsuit, TANK, tank } from './sleeveless';

/** A tank like any other from the front; at the back, two straps cross over bare shoulder blades. */
export const openBackTank: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    sketch.shows('open-back');
    if (!back) {
      tank.draw(sketch, false);
      return;
    }
    sketch.shows('sleeveless');
    crossedBack(sketch, { ...TANK, hemY: TANK.hemY + sketch.chance.between(-14, 8) });
  },
};

/** Height of the back panel's upper edge at the axis. */
const PANEL_Y = 226;

function crossedBack(sketch: Sketch, t: Torso): void {
  // The inside of the front, which shows between the straps.
  sketch.part(bodyOutline({ ...t, backDrop: 64 }, true), { fill: 'inside', height: 0.3 });
  // From a shoulder to the other side of the panel.
  const strap = `M${AXIS + t.neck} ${t.neckY}L${AXIS + t.shoulder} ${t.shoulderY}C${AXIS + 40} 130 ${AXIS - 20} 176 ${AXIS - 52} 226L${AXIS - 74} 214C${AXIS - 44} 170 ${AXIS + 12} 122 ${AXIS + t.neck} ${t.neckY}Z`;
  for (const d of [strap, mirrored(strap)]) sketch.part(d, { over: true, height: 0.7, edge: 0.8 });
  const arm = AXIS + t.chest;
  const edge = `M${AXIS} ${PANEL_Y}C${AXIS + 40} ${PANEL_Y - 2} ${arm - 26} ${t.armY + 22} ${arm} ${t.armY}`;
  const side = `C${arm - 1} ${t.armY + (t.waistY - t.armY) * 0.4} ${AXIS + t.waist} ${t.waistY - (t.waistY - t.armY) * 0.35} ${AXIS + t.waist} ${t.waistY}C${AXIS + t.waist} ${t.waistY + (t.hemY - t.waistY) * 0.4} ${AXIS + t.hem} ${t.hemY - (t.hemY - t.waistY) * 0.3} ${AXIS + t.hem} ${t.hemY}`;
  sketch.part(whole(`${edge}${side}Q${AXIS + t.hem * 0.55} ${t.hemY + t.dip} ${AXIS} ${t.hemY + t.dip}`), {
    over: true,
    height: 0.62,
  });
  drapeBody(sketch, { ...t, armY: t.armY + 40 }, 0.9);
  binding(sketch, across(edge), 6);
  twinStitch(sketch, hemLine(t, 11), 2.6);
  emblem(sketch, AXIS, 258, 40);
}

/** A swimsuit for lengths: the straps meet between the shoulder blades, above an opening. */
export const racerbackSwimsuit: CutDrawing = {
  stage: 'flat',
  kids: [0.86, 0.82],
  draw(sketch, back) {
    sketch.shows('open-back');
    if (back) racerBack(sketch);
    else swimsuit.draw(sketch, false);
  },
};

const ARM = 'M256 56C254 96 234 122 229 148C226 178 256 200 287 206';
const LOW = 'C276 222 272 238 272 252C272 290 290 318 292 344C262 366 232 404 214 440Q208 446 200 446';
const PANEL =
  'M286 207C275 222 272 238 272 252C272 290 290 318 292 344L280 348C262 318 252 284 254 250C256 230 262 214 270 202Z';

function racerBack(sketch: Sketch): void {
  sketch.shows('sleeveless');
  sketch.part(whole(`M200 120C218 116 233 96 240 58L256 56${ARM.slice(ARM.indexOf('C'))}${LOW}`), { height: 0.62 });
  sketch.part(oval(AXIS, 206, 24, 36), { fill: 'inside', over: true, height: 0.3, edge: 0.6 });
  sketch.both((flip, side) => {
    sketch.part(flip(PANEL), { fill: 'block', turn: side * 10, edge: 0.4, height: 0.62 });
    seam(sketch, flip('M280 348C262 318 252 284 254 250C256 230 262 214 270 204'));
    topstitch(sketch, flip('M252 60C250 98 230 124 225 150C222 180 252 203 283 210'));
    topstitch(sketch, flip('M278 354C254 374 229 404 214 436'));
    sketch.fold(AXIS + side * 66, 262, AXIS + side * 18, 274, side * 5, 5, 0.26);
    sketch.fold(AXIS + side * 68, 284, AXIS + side * 24, 302, side * 5, 5, -0.28);
  });
  topstitch(sketch, across('M200 124C221 119 237 98 244 60'));
  emblem(sketch, AXIS, 310, 40);
}
