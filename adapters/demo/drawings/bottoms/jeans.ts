import type { CutDrawing } from '../material/cut-drawing';
import { AXIS } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { button, rivet, seam, topstitch } from '../material/thread';
import {
  centreSeam,
  drapeLegs,
  flyStitch,
  legHem,
  legsOutline,
  waistInside,
  waistLine,
  waistbandOutline,
} from './trousers';
import type { Legs } from './trousers';

/** Height of the waistband. */
export const JEANS_BAND = 17;

function measures(sketch: Sketch): Legs {
  const { chance } = sketch;
  const [knee, hem] = chance.pick<readonly [number, number]>([77, 73], [84, 86], [73, 62]);
  return {
    waist: 69,
    waistY: 44,
    hip: 86,
    hipY: 128,
    crotchY: 176,
    kneeOut: knee,
    kneeIn: 9,
    kneeY: 296,
    hemOut: hem,
    hemIn: hem > 80 ? 14 : 18,
    hemY: 448,
    dip: 9,
  };
}

export function loops(sketch: Sketch, l: Legs, at: readonly number[], back: boolean): void {
  for (const half of at) {
    const y = l.waistY + (back ? -1 : l.dip) * (1 - (half / l.waist) ** 2);
    sketch.part(
      `M${AXIS + half - 3} ${y - 2}L${AXIS + half + 3} ${y - 2}L${AXIS + half + 3} ${y + JEANS_BAND + 4}L${AXIS + half - 3} ${y + JEANS_BAND + 4}Z`,
      { over: true, height: 0.76 },
    );
  }
}

export function frontPockets(sketch: Sketch, l: Legs): void {
  const y = l.waistY + JEANS_BAND;
  const curve = `M${AXIS + 30} ${y + 7}C${AXIS + 32} ${y + 34} ${AXIS + 52} ${y + 46} ${AXIS + l.hip - 4} ${y + 46}`;
  sketch.both((flip, side) => {
    sketch.part(flip(`${curve}L${AXIS + l.waist + 3} ${y - 1}Q${AXIS + 52} ${y + 6} ${AXIS + 30} ${y + 7}Z`), {
      fill: 'trim',
      height: 0.52,
    });
    seam(sketch, flip(curve));
    topstitch(
      sketch,
      flip(`M${AXIS + 27} ${y + 8}C${AXIS + 29} ${y + 37} ${AXIS + 50} ${y + 50} ${AXIS + l.hip - 3} ${y + 50}`),
    );
    rivet(sketch, AXIS + side * 31, y + 10);
    rivet(sketch, AXIS + side * (l.hip - 8), y + 47);
  });
  topstitch(sketch, `M${AXIS + 44} ${y + 26}L${AXIS + 66} ${y + 22}`);
}

export function backPockets(sketch: Sketch, l: Legs): void {
  const y = l.waistY + 52;
  sketch.both((flip) => {
    sketch.part(
      flip(
        `M${AXIS + 15} ${y}L${AXIS + 62} ${y - 3}L${AXIS + 60} ${y + 44}L${AXIS + 38} ${y + 56}L${AXIS + 17} ${y + 46}Z`,
      ),
      { over: true, height: 0.66 },
    );
    topstitch(
      sketch,
      flip(
        `M${AXIS + 17} ${y + 2}L${AXIS + 19} ${y + 45}L${AXIS + 38} ${y + 53}L${AXIS + 58} ${y + 42}L${AXIS + 60} ${y}`,
      ),
    );
    topstitch(sketch, flip(`M${AXIS + 16} ${y + 7}L${AXIS + 61} ${y + 4}`));
    topstitch(sketch, flip(`M${AXIS + 19} ${y + 34}L${AXIS + 39} ${y + 22}L${AXIS + 60} ${y + 31}`));
    const yoke = `M${AXIS} ${l.waistY + 44}L${AXIS + l.hip - 8} ${l.waistY + JEANS_BAND + 14}`;
    seam(sketch, flip(yoke));
    topstitch(sketch, flip(`M${AXIS} ${l.waistY + 47}L${AXIS + l.hip - 8} ${l.waistY + JEANS_BAND + 17}`));
  });
}

export function fade(sketch: Sketch, l: Legs): void {
  const x = (l.kneeOut + l.kneeIn) / 2;
  for (const side of [-1, 1]) {
    sketch.paint(
      `<ellipse cx="${AXIS + side * (x - 2)}" cy="${l.kneeY - 62}" rx="17" ry="76" fill="${sketch.tones.glow}" opacity="${sketch.tones.dark ? '.16' : '.3'}" filter="url(#S)"/>`,
    );
  }
}

const WIDE: Partial<Legs> = { kneeOut: 104, hemOut: 118, hemIn: 8, kneeIn: 6 };
const ROOMY: Partial<Legs> = { kneeOut: 87, hemOut: 86, hemIn: 14 };

export const jeans = cutOf();
export const wideJeans = cutOf({ legs: WIDE, more: (sketch) => sketch.shows('wide-legs') });
export const carpenterJeans = cutOf({ legs: ROOMY, more: workwear });

interface JeansOptions {
  readonly legs?: Partial<Legs>;
  readonly more?: (sketch: Sketch, l: Legs, back: boolean) => void;
}

function cutOf({ legs = {}, more }: JeansOptions = {}): CutDrawing {
  return {
    stage: 'flat',
    kids: [0.92, 0.76],
    draw(sketch, back) {
      drawJeans(sketch, { ...measures(sketch), ...legs }, { back, more });
    },
  };
}

function workwear(sketch: Sketch, l: Legs, back: boolean): void {
  sketch.shows('hammer-loop', 'rule-pocket', 'double-knees');
  if (!back)
    sketch.both((flip, side) => {
      const [out, inner] = [AXIS + l.kneeOut - 1, AXIS + l.kneeIn + 4];
      const knee = `M${inner + 3} ${l.kneeY - 78}L${out - 1} ${l.kneeY - 84}L${out} ${l.kneeY + 58}L${inner + 1} ${l.kneeY + 62}Z`;
      sketch.part(flip(knee), { over: true, height: 0.7, edge: 1 });
      topstitch(
        sketch,
        flip(
          `M${inner + 4} ${l.kneeY - 74}L${out - 2} ${l.kneeY - 80}M${inner + 4} ${l.kneeY - 71}L${out - 2} ${l.kneeY - 77}`,
        ),
      );
      topstitch(
        sketch,
        flip(
          `M${inner + 3} ${l.kneeY + 58}L${out - 2} ${l.kneeY + 54}M${inner + 3} ${l.kneeY + 55}L${out - 2} ${l.kneeY + 51}`,
        ),
      );
      for (const [x, y] of [
        [inner + 5, l.kneeY - 74],
        [out - 4, l.kneeY - 78],
        [inner + 5, l.kneeY + 56],
        [out - 4, l.kneeY + 52],
      ] as const)
        rivet(sketch, AXIS + side * (x - AXIS), y);
    });
  const side = back ? -1 : 1;
  const x = (half: number): number => AXIS + side * half;
  const strap = `M${x(l.hip + 1)} 150C${x(l.hip + 22)} 172 ${x(l.hip + 18)} 214 ${x(48)} 218L${x(48)} 206C${x(l.hip + 6)} 204 ${x(l.hip + 8)} 178 ${x(l.hip - 2)} 164Z`;
  sketch.part(strap, { over: true, height: 0.82, edge: 1 });
  topstitch(sketch, `M${x(l.hip + 4)} 157C${x(l.hip + 15)} 176 ${x(l.hip + 12)} 208 ${x(52)} 212`);
  rivet(sketch, x(52), 212, 2.2);
  const pocket = `M${x(-46)} 176L${x(-l.hip + 2)} 172L${x(-l.kneeOut + 3)} 252L${x(-50)} 256Z`;
  sketch.part(pocket, { over: true, height: 0.74, edge: 1 });
  topstitch(
    sketch,
    `M${x(-49)} 180L${x(-53)} 252L${x(-l.kneeOut + 5)} 249M${x(-62)} 176L${x(-64)} 253M${x(-47)} 181L${x(-l.hip + 3)} 177`,
  );
}

interface Drawn {
  readonly back: boolean;
  readonly more: JeansOptions['more'];
}

function drawJeans(sketch: Sketch, l: Legs, { back, more }: Drawn): void {
  const washed = sketch.chance.maybe(0.7);
  if (!back) waistInside(sketch, l);
  sketch.part(legsOutline(l, back), { height: 0.6 });
  if (washed) fade(sketch, l);
  drapeLegs(sketch, l, 1.15);
  sketch.both((flip) => {
    topstitch(sketch, flip(legHem(l, 6)));
    const inseam = `M${AXIS + 3} ${l.crotchY + 12}C${AXIS + 6} ${l.crotchY + 50} ${AXIS + l.kneeIn + 3} ${l.kneeY - 40} ${AXIS + l.kneeIn + 3} ${l.kneeY}C${AXIS + l.kneeIn + 3} ${l.kneeY + 60} ${AXIS + l.hemIn + 3} ${l.hemY - 60} ${AXIS + l.hemIn + 3} ${l.hemY}`;
    topstitch(sketch, flip(inseam));
  });
  if (back) backPockets(sketch, l);
  else frontPockets(sketch, l);
  if (back) seam(sketch, `M${AXIS} ${l.waistY + JEANS_BAND}L${AXIS} ${l.crotchY}`);
  else {
    centreSeam(sketch, l, JEANS_BAND);
    topstitch(sketch, flyStitch(l, JEANS_BAND));
    topstitch(sketch, flyStitch(l, JEANS_BAND, 3));
  }
  more?.(sketch, l, back);
  sketch.part(waistbandOutline(l, JEANS_BAND, back), { over: true, height: 0.7 });
  topstitch(sketch, waistLine(l, 2.5, back));
  topstitch(sketch, waistLine(l, JEANS_BAND - 3, back));
  loops(sketch, l, back ? [-52, 0, 52] : [-40, 40], back);
  if (back) patch(sketch, l);
  else button(sketch, AXIS, l.waistY + l.dip + 8, 4.4, '#b98a55');
}

export function patch(sketch: Sketch, l: Legs): void {
  sketch.part(
    `M${AXIS + 14} ${l.waistY}L${AXIS + 42} ${l.waistY}L${AXIS + 42} ${l.waistY + 19}L${AXIS + 14} ${l.waistY + 19}Z`,
    { fill: '#a9713f', over: true, height: 0.74 },
  );
  sketch.paint(
    `<path d="M${AXIS + 19} ${l.waistY + 8}h18M${AXIS + 22} ${l.waistY + 13}h12" stroke="#5a3717" stroke-width="2"/>`,
  );
}
