import { AXIS, across, short, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { cord, seam, topstitch } from '../material/thread';
import type { Sleeve, Torso } from '../material/torso';
import { hoodDepth } from '../tops/sweats';
import { cuffOutline, longSleeves } from '../tops/top-parts';

export const COAT: Torso = {
  neck: 44,
  neckY: 92,
  drop: 30,
  backDrop: 8,
  shoulder: 100,
  shoulderY: 112,
  chest: 100,
  armY: 200,
  waist: 96,
  waistY: 282,
  hem: 106,
  hemY: 438,
  dip: 6,
};

export const COAT_ARM: Sleeve = { elbowOut: [150, 248], elbowIn: [104, 260], endOut: [160, 370], endIn: [122, 380] };

function tuft(sketch: Sketch, count: number, reach: number): string {
  const c = sketch.chance;
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = (i / (count - 1) - 0.5) * 22 + c.between(-1.5, 1.5);
    const lean = x * 0.3 + c.between(-5, 5);
    const long = reach * c.between(0.65, 1.1);
    d += `M${short(x)} ${short(c.between(2, 9))}q${short(-lean * 0.2)} ${short(-long * 0.6)} ${short(lean)} ${short(-long)}`;
  }
  return d;
}

function fur(sketch: Sketch, radius: number, from: number, to: number): void {
  sketch.define('fu', () => {
    const hair = (d: string, color: string, width: number): string =>
      `<path d="${d}" stroke="${color}" stroke-width="${width}"/>`;
    return `<g id="fu" fill="none" stroke-linecap="round">${hair(tuft(sketch, 9, 20), '#5f4630', 2.6)}${hair(tuft(sketch, 8, 17), '#94744f', 1.9)}${hair(tuft(sketch, 7, 13), '#c9ae86', 1.2)}${hair(tuft(sketch, 4, 12), '#ead9bb', 0.8)}</g>`;
  });
  const at = (degrees: number): string => {
    const a = (degrees * Math.PI) / 180;
    return `${short(AXIS + Math.cos(a) * radius)} ${short(87 + Math.sin(a) * radius)}`;
  };
  const large = to - from > 180 ? 1 : 0;
  sketch.paint(
    `<path d="M${at(from)}A${radius} ${radius} 0 ${large} 1 ${at(to)}" fill="none" stroke="#6b5138" stroke-width="17"/>`,
  );
  const steps = Math.round((to - from) / 13);
  for (let i = 0; i <= steps; i++) {
    const a = from + ((to - from) * i) / steps;
    const flip = i % 2 === 0 ? '' : ' scale(-1 1)';
    sketch.paint(`<use href="#fu" transform="translate(${at(a)}) rotate(${short(a + 90)})${flip}"/>`);
  }
}

export function hood(sketch: Sketch, furred: boolean): void {
  sketch.part(whole('M200 30C232 30 258 50 260 84C261 104 254 116 242 124C228 134 212 138 200 144'), {
    over: true,
    height: 0.68,
  });
  sketch.part(whole('M200 48C226 48 242 64 242 88C241 106 220 120 200 130'), { fill: 'inside', height: 0.3 });
  hoodDepth(sketch, 'M158 92C158 64 176 50 200 49C224 50 242 64 242 92');
  topstitch(sketch, across('M200 42C230 42 249 62 249 89C248 108 224 124 202 135'));
  sketch.shows('hood');
  if (furred) sketch.shows('fur');
  if (furred) fur(sketch, 45, -238, 58);
  for (const side of [-1, 1]) {
    sketch.fold(AXIS + side * 54, 112, AXIS + side * 50, 60, side * -5, 6, 0.3);
    sketch.fold(AXIS + side * 34, 132, AXIS + side * 56, 100, side * 4, 5, -0.35);
  }
}

export function coatSleeves(sketch: Sketch, folds = 1.5): void {
  longSleeves(sketch, COAT, COAT_ARM, { cuff: 0, fill: 'block', folds });
  sketch.both((flip, side) => {
    sketch.part(flip(cuffOutline(COAT_ARM, 20, 2)), { over: true, height: 0.66, turn: side * -9 });
    sketch.part(flip('M322 378L338 374L341 388L325 392Z'), { over: true, height: 0.72 });
  });
}

export function flapPocket(
  sketch: Sketch,
  flip: (d: string) => string,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  sketch.part(
    flip(
      `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h - 5}Q${x + w} ${y + h} ${x + w - 5} ${y + h}L${x + 5} ${y + h}Q${x} ${y + h} ${x} ${y + h - 5}Z`,
    ),
    { over: true, height: 0.7 },
  );
  topstitch(
    sketch,
    flip(
      `M${x + 2.5} ${y + 14}L${x + 2.5} ${y + h - 5}Q${x + 3} ${y + h - 2.5} ${x + 6} ${y + h - 2.5}L${x + w - 6} ${y + h - 2.5}Q${x + w - 3} ${y + h - 2.5} ${x + w - 2.5} ${y + h - 5}L${x + w - 2.5} ${y + 14}`,
    ),
  );
  sketch.part(
    flip(
      `M${x - 1.5} ${y - 2}L${x + w + 1.5} ${y - 2}L${x + w + 1} ${y + 15}L${x + w / 2} ${y + 20}L${x - 1} ${y + 15}Z`,
    ),
    { over: true, height: 0.76 },
  );
  topstitch(sketch, flip(`M${x + 1} ${y + 13}L${x + w / 2} ${y + 17.5}L${x + w - 1} ${y + 13}`));
}

export function waistCord(sketch: Sketch, back: boolean): void {
  const line = across('M200 286Q250 286 296 282');
  topstitch(sketch, line);
  topstitch(sketch, across('M200 294Q250 294 296 290'));
  sketch.groove(line, 10, -0.25);
  const c = sketch.chance;
  for (let i = -5; i <= 5; i++) {
    const x = AXIS + i * 18;
    sketch.fold(x, 290, x + c.between(-5, 5), 290 + c.between(14, 30), 0, 3, i % 2 === 0 ? 0.36 : -0.36);
    sketch.fold(x + 5, 286, x + 5 + c.between(-5, 5), 286 - c.between(12, 26), 0, 3, i % 2 === 0 ? -0.3 : 0.3);
  }
  if (!back)
    for (const side of [-1, 1])
      cord(
        sketch,
        `M${AXIS + side * 22} 290C${AXIS + side * 24} 306 ${AXIS + side * 18} 318 ${AXIS + side * 24} 332`,
        sketch.color('trim'),
        2.4,
      );
}

export function hoodBehind(sketch: Sketch, furred: boolean): void {
  if (furred) fur(sketch, 40, -140, -40);
  sketch.part(whole('M200 48C230 46 254 60 260 92C264 126 250 154 200 172'), { over: true, height: 0.72 });
  sketch.both((flip, side) => {
    seam(sketch, flip('M222 50C228 90 228 130 222 166'));
    topstitch(sketch, flip('M225 51C231 90 231 130 225 165'));
    sketch.fold(AXIS + side * 52, 100, AXIS + side * 30, 154, side * 6, 6, -0.3);
  });
}
