import type { CutDrawing } from '../material/cut-drawing';
import { placed, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { cord, rivet, seam, topstitch } from '../material/thread';

const SOLE = '#3a2c20';

function flatSole(sketch: Sketch): void {
  sketch.shows('flat-sole');
  sketch.part('M72 362L146 366L146 392L76 392C70 384 70 372 72 362Z', { fill: SOLE, weave: 'none', height: 0.52 });
  for (const y of [374, 383]) sketch.groove(`M72 ${y}L146 ${y}`, 1.8, -0.6);
  sketch.part(
    'M70 354C66 360 68 368 72 370C118 374 150 374 166 378C210 388 300 390 344 378C352 374 356 368 355 360C330 365 300 367 262 367C190 368 120 366 70 354Z',
    {
      fill: SOLE,
      weave: 'none',
      height: 0.5,
    },
  );
  sketch.part(
    'M68 350C66 355 68 360 72 361C130 368 200 370 262 369C300 369 334 368 354 364C356 360 356 357 354 354C330 359 300 362 262 362C190 364 120 359 68 350Z',
    {
      fill: '#7a5a3a',
      weave: 'none',
      height: 0.58,
    },
  );
  sketch.paint(
    '<path d="M72 356C140 365 240 366 352 359" fill="none" stroke="#e9d8b6" stroke-width="1.1" stroke-dasharray="3 2"/>',
  );
}

const EYELETS: readonly (readonly [number, number])[] = [
  [178, 150],
  [180, 170],
  [183, 190],
  [189, 210],
  [197, 229],
  [208, 246],
  [222, 261],
];

function lacing(sketch: Sketch): void {
  sketch.shows('laces', 'derby-lacing');
  const color = sketch.tones.dark ? '#8d7a5c' : '#2f2419';
  EYELETS.forEach(([x, y], at) => {
    rivet(sketch, x, y, 3, '#b9934f');
    cord(sketch, `M${x} ${y}C${x + 8} ${y - 4} ${x + 16} ${y - 8} ${x + 22 + at * 0.6} ${y - 8 + at}`, color, 3.2);
  });
  cord(sketch, 'M196 142C172 122 202 114 206 138C220 112 240 128 212 144', color, 3);
  cord(sketch, 'M204 144C200 164 190 176 192 196', color, 2.8);
}

function upper(sketch: Sketch): void {
  sketch.part('M86 130C112 114 156 110 192 122L190 150C160 156 120 156 92 150Z', { fill: 'inside', height: 0.35 });
  sketch.part(
    'M166 120C180 108 200 108 208 124C212 170 218 206 236 240C242 252 252 262 262 270L226 282C196 250 176 200 166 120Z',
    { fill: 'trim', height: 0.54, edge: 0.8 },
  );
  sketch.part(
    'M70 356C66 330 120 270 206 264C240 272 272 284 292 294C330 304 353 328 354 358C330 364 300 366 262 366C190 367 120 366 70 356Z',
    {
      height: 0.6,
    },
  );
  sketch.part(
    'M70 356C62 330 82 304 84 274C86 226 82 176 86 130C116 140 156 138 184 128C186 170 190 206 204 232C214 248 228 262 240 272C234 282 226 288 214 290C200 312 180 340 166 364C130 364 96 361 70 356Z',
    { over: true, height: 0.68, edge: 0.9 },
  );
  seam(sketch, 'M214 290C200 312 180 340 166 364');
  topstitch(sketch, 'M210 288C196 310 176 338 162 363M206 287C192 309 172 337 158 362');
  topstitch(sketch, 'M180 133C182 172 186 208 200 235C210 250 222 263 234 272');
  topstitch(sketch, 'M87 136C116 146 154 144 182 134');
  sketch.part('M70 356C63 332 80 308 84 284C104 290 116 318 118 362C100 361 84 359 70 356Z', {
    height: 0.72,
    edge: 0.8,
  });
  topstitch(sketch, 'M85 290C102 296 112 320 114 361');
  seam(sketch, 'M128 139C124 190 122 240 104 292', 0.8);
}

function polish(sketch: Sketch): void {
  sketch.fold(92, 250, 150, 270, -5, 6, -0.24);
  sketch.fold(90, 264, 146, 286, -5, 6, 0.24);
  sketch.fold(232, 292, 262, 346, 6, 5, -0.24);
  sketch.fold(242, 296, 276, 340, 6, 5, 0.26);
  sketch.bump('M284 308C318 312 342 334 346 350C322 350 296 340 284 308Z', 0.36);
}

function behind(sketch: Sketch, x: number): void {
  const part = (half: string): string => placed(whole(half, 0), x, 384);
  sketch.part(part('M0-258C26-258 36-254 42-248L40-226L0-222'), { fill: 'inside', height: 0.35 });
  sketch.part(part('M0-248C24-247 38-250 44-254C46-190 42-120 46-90C50-70 54-50 55-30L0-26'), {
    over: true,
    height: 0.62,
  });
  sketch.part(part('M0-98C18-98 34-94 46-86C50-70 55-50 56-30L0-26'), { height: 0.68, edge: 0.9 });
  sketch.part(part('M0-36C30-34 48-36 57-38L57-28L0-24'), { fill: '#7a5a3a', weave: 'none', height: 0.6 });
  sketch.part(part('M0-26C28-25 44-27 54-29L52 2L0 3'), { fill: SOLE, weave: 'none', height: 0.56 });
  seam(sketch, placed('M0-246L0-98', x, 384));
}

export const derbyBoot: CutDrawing = {
  fit: 0.95,
  stage: 'floor',
  kids: [0.82, 0.82],
  draw(sketch, back) {
    if (back) {
      for (const x of [128, 272]) {
        sketch.ground(x, 386, 60, 11);
        behind(sketch, x);
      }
      return;
    }
    sketch.ground(212, 392, 150, 12);
    upper(sketch);
    polish(sketch);
    lacing(sketch);
    flatSole(sketch);
  },
};
