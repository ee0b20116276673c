import type { CutDrawing } from '../cut-drawing';
import { drapeBody } from '../material/drape';
import { emblem } from '../material/emblem';
import { AXIS, across, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { seam, topstitch, twinStitch } from '../material/thread';
import { armhole, bodyOutline, hemLine, insideOutline, neckLine } from '../material/torso';
import type { Torso } from '../material/torso';

const TANK: Torso = {
  neck: 36,
  neckY: 66,
  drop: 62,
  backDrop: 30,
  shoulder: 62,
  shoulderY: 70,
  chest: 94,
  armY: 186,
  waist: 88,
  waistY: 300,
  hem: 94,
  hemY: 412,
  dip: 6,
};

/** A bound edge: a narrow band of the same cloth with its stitch line. */
export function binding(sketch: Sketch, d: string, width = 6): void {
  sketch.paint(`<path d="${d}" fill="none" stroke="${sketch.color('trim')}" stroke-width="${width}"/>`);
  sketch.groove(d, width, 0.4);
}

export const tank: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    const t = { ...TANK, hemY: TANK.hemY + sketch.chance.between(-14, 8), drop: sketch.chance.pick(54, 62, 70) };
    if (!back) sketch.part(insideOutline({ ...t, backDrop: 64 }), { fill: 'inside', height: 0.3 });
    sketch.part(bodyOutline(t, back), { height: 0.62 });
    drapeBody(sketch, t, 1.15);
    binding(sketch, neckLine(t, back, 3), 7);
    topstitch(sketch, neckLine(t, back, 8));
    sketch.both((flip) => {
      binding(sketch, flip(armhole({ ...t, shoulder: t.shoulder - 3, chest: t.chest - 2 })), 6);
      topstitch(sketch, flip(armhole({ ...t, shoulder: t.shoulder - 8, chest: t.chest - 8, armY: t.armY + 4 })));
    });
    twinStitch(sketch, hemLine(t, 11), 2.6);
    emblem(sketch, AXIS, 190, back ? 40 : 72);
  },
};

const BRA = `C228 176 240 150 244 100L262 96C264 150 276 190 316 214C312 250 306 290 302 330L301 364Q250 372 200 372`;

function braBody(back: boolean): string {
  if (!back) return whole(`M200 200${BRA}`);
  return whole(
    `M200 176C214 172 222 160 228 130L246 98L263 96C262 132 254 168 250 190C252 226 280 236 316 236C312 262 306 300 302 330L301 364Q250 372 200 372`,
  );
}

/** A sports bra: scooped front on wide straps, racer back, elastic band with the house's name along it. */
export const sportsBra: CutDrawing = {
  stage: 'flat',
  kids: [0.86, 0.82],
  draw(sketch, back) {
    if (!back) {
      sketch.part(whole('M200 176C214 172 226 150 240 104L250 100L256 150Q240 214 200 222'), {
        fill: 'inside',
        height: 0.3,
      });
    }
    sketch.part(braBody(back), { height: 0.62 });
    const neck = back ? 'M200 179C216 175 225 160 231 132L248 100' : 'M200 204C232 179 244 152 247 100';
    const arm = back ? 'M260 100C259 132 251 168 247 192C250 228 280 239 314 239' : 'M259 99C261 152 274 193 313 217';
    binding(sketch, across(neck), 6);
    sketch.both((flip) => {
      binding(sketch, flip(arm), 6);
      if (!back) {
        seam(sketch, flip('M272 190C256 220 250 270 254 334'));
        topstitch(sketch, flip('M269 189C253 220 247 270 251 334'));
      }
    });
    bustFolds(sketch, back);
    band(sketch);
    emblem(sketch, back ? AXIS : 240, back ? 214 : 240, back ? 34 : 20);
  },
};

function bustFolds(sketch: Sketch, back: boolean): void {
  const c = sketch.chance;
  for (const side of [-1, 1] as const) {
    if (!back) {
      sketch.bump(
        `M${AXIS + side * 14} 262C${AXIS + side * 18} 220 ${AXIS + side * 84} 214 ${AXIS + side * 92} 262C${AXIS + side * 90} 310 ${AXIS + side * 22} 316 ${AXIS + side * 14} 262Z`,
        0.34,
      );
    }
    sketch.fold(AXIS + side * 108, 236, AXIS + side * 70, 262 + c.between(-6, 6), side * 4, 5, -0.3);
    sketch.fold(AXIS + side * 100, 326, AXIS + side * 62, 300 + c.between(-6, 6), side * -4, 5, 0.3);
    sketch.fold(AXIS + side * c.between(4, 12), 320, AXIS + side * c.between(4, 10), 222, side * 2, 6, -0.26);
  }
}

function band(sketch: Sketch): void {
  const half = 'M200 338Q250 338 303 330L302 365Q250 373 200 373';
  sketch.part(whole(half), {
    fill: sketch.spec.print === 'colourblock' ? 'accent' : 'trim',
    weave: 'rib',
    height: 0.7,
    over: true,
  });
  topstitch(sketch, across('M200 342Q250 342 302 334'));
}

/** A swimsuit: deep scoop, high leg, side panels that take the second colour. */
export const swimsuit: CutDrawing = {
  stage: 'flat',
  kids: [0.86, 0.82],
  draw(sketch, back) {
    const scoop = back ? 210 : 150;
    const inside = whole('M200 128C216 126 228 110 240 62L252 60L250 120Q236 230 200 236');
    if (!back) sketch.part(inside, { fill: 'inside', height: 0.3 });
    const edge = `C228 ${scoop - 6} 240 ${scoop - 50} 242 58L258 56C260 108 268 138 292 158C290 196 274 220 272 252C272 290 290 318 292 344`;
    const leg = back ? 'C262 366 232 404 214 440Q208 446 200 446' : 'C264 352 230 392 214 442Q208 447 200 447';
    sketch.part(whole(`M200 ${scoop}${edge}${leg}`), { height: 0.62 });
    sketch.both((flip, side) => {
      sketch.part(
        flip(
          'M288 164C288 196 274 220 272 252C272 290 290 318 292 344L280 348C262 318 252 284 254 250C258 212 274 190 276 150Z',
        ),
        { fill: 'block', turn: side * 10, edge: 0.4, height: 0.62 },
      );
      seam(sketch, flip('M280 348C262 318 252 284 254 250C258 212 274 190 276 152'));
      topstitch(sketch, flip('M259 62C261 110 266 140 288 160'));
      topstitch(sketch, flip(back ? 'M289 349C260 370 232 404 216 438' : 'M288 349C262 358 230 394 217 440'));
      sketch.fold(AXIS + side * 66, 250, AXIS + side * 18, 262, side * 5, 5, 0.26);
      sketch.fold(AXIS + side * 68, 272, AXIS + side * 24, 290, side * 5, 5, -0.28);
      if (!back) sketch.bump(flip(`M210 196C214 162 262 160 272 196C270 232 218 234 210 196Z`), 0.3);
    });
    topstitch(sketch, across(`M200 ${scoop + 4}C230 ${scoop - 2} 243 ${scoop - 46} 246 62`));
    emblem(sketch, back ? AXIS : 232, back ? 300 : 176, back ? 40 : 18);
  },
};
