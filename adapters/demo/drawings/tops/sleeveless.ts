import type { CutDrawing } from '../material/cut-drawing';
import { drapeBody } from '../material/drape';
import { emblem } from '../material/emblem';
import { AXIS, across, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { seam, topstitch, twinStitch } from '../material/thread';
import { armhole, bodyOutline, hemLine, insideOutline, neckLine } from '../material/torso';
import type { Torso } from '../material/torso';

export const TANK: Torso = {
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

export function binding(sketch: Sketch, d: string, width = 6): void {
  sketch.paint(`<path d="${d}" fill="none" stroke="${sketch.color('trim')}" stroke-width="${width}"/>`);
  sketch.groove(d, width, 0.4);
}

export const tank: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    sketch.shows('sleeveless');
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

const BRA_SIDE = 'C303 244 300 284 291 322L290 360Q246 368 200 368';

function braBody(back: boolean): string {
  return back
    ? whole(`M200 172C221 166 232 132 238 98L264 96C262 138 242 168 236 194C236 224 268 238 299 236${BRA_SIDE}`)
    : whole(`M200 202C228 198 238 150 239 98L265 96C263 142 268 190 300 214${BRA_SIDE}`);
}

export const sportsBra: CutDrawing = {
  stage: 'flat',
  kids: [0.86, 0.82],
  draw(sketch, back) {
    sketch.shows('sleeveless');
    if (!back) {
      sketch.part(whole('M200 172C220 166 232 132 238 98L246 98C244 156 230 206 200 210'), {
        fill: 'inside',
        height: 0.3,
      });
    }
    sketch.part(braBody(back), { height: 0.62 });
    const neck = back ? 'M200 175C223 169 235 134 241 98' : 'M200 205C231 200 241 152 242 98';
    const arm = back ? 'M261 98C259 140 239 168 233 194C234 227 268 241 298 239' : 'M262 98C260 144 266 193 298 217';
    binding(sketch, across(neck), 6);
    sketch.both((flip, side) => {
      binding(sketch, flip(arm), 6);
      if (back) return;
      sketch.part(
        flip('M284 205C290 210 295 212 300 214C303 244 300 284 291 322L290 334L262 337C256 290 262 240 284 205Z'),
        {
          fill: 'block',
          turn: side * 12,
          height: 0.62,
          edge: 0,
        },
      );
      seam(sketch, flip('M284 206C262 240 256 290 262 336'));
      topstitch(sketch, flip('M281 204C259 240 253 290 259 336'));
    });
    bustFolds(sketch, back);
    band(sketch);
    emblem(sketch, back ? AXIS : 236, back ? 220 : 250, back ? 34 : 20);
  },
};

function bustFolds(sketch: Sketch, back: boolean): void {
  const c = sketch.chance;
  for (const side of [-1, 1] as const) {
    const x = (half: number): number => AXIS + side * half;
    if (!back) {
      sketch.fold(x(92), 238, x(10), 292, side * 16, 7, 0.24);
      sketch.fold(x(84), 262, x(12), 302, side * 14, 6, -0.22);
    }
    sketch.fold(x(96), 240, x(64), 262 + c.between(-6, 6), side * 4, 5, -0.3);
    sketch.fold(x(94), 256, x(70), 280 + c.between(-6, 6), side * 4, 5, 0.26);
    sketch.fold(x(88), 326, x(56), 300 + c.between(-6, 6), side * -4, 5, 0.3);
    sketch.fold(x(c.between(4, 9)), 330, x(c.between(3, 8)), back ? 240 : 216, side * 2, 5, -0.26);
  }
}

function band(sketch: Sketch): void {
  const edge = whole('M200 334Q248 334 293 327L290 361Q246 369 200 369');
  sketch.part(edge, {
    fill: sketch.spec.print === 'colourblock' ? 'accent' : 'trim',
    weave: 'rib',
    height: 0.7,
    over: true,
  });
  topstitch(sketch, across('M200 338Q248 338 292 331'));
}

/** A swimsuit: deep scoop in front and behind, high leg, side panels that take the second colour. */
export const swimsuit: CutDrawing = {
  stage: 'flat',
  kids: [0.86, 0.82],
  draw(sketch, back) {
    sketch.shows('sleeveless');
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
      topstitch(sketch, flip('M255 62C257 112 264 143 286 163'));
      topstitch(sketch, flip(back ? 'M278 354C254 374 229 404 214 436' : 'M276 352C254 364 226 396 213 437'));
      sketch.fold(AXIS + side * 66, 250, AXIS + side * 18, 262, side * 5, 5, 0.26);
      sketch.fold(AXIS + side * 68, 272, AXIS + side * 24, 290, side * 5, 5, -0.28);
      if (!back) {
        sketch.fold(AXIS + side * 74, 186, AXIS + side * 14, 232, side * 12, 6, 0.24);
        sketch.fold(AXIS + side * 66, 210, AXIS + side * 16, 240, side * 10, 5, -0.2);
      }
    });
    topstitch(sketch, across(`M200 ${scoop + 4}C230 ${scoop - 2} 243 ${scoop - 46} 246 62`));
    emblem(sketch, back ? AXIS : 232, back ? 300 : 176, back ? 40 : 18);
  },
};
