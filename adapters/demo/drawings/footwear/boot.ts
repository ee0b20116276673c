import type { CutDrawing } from '../material/cut-drawing';
import { placed, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { cord, rivet, seam, topstitch } from '../material/thread';

const RUBBER = '#2a2622';

function lugSole(sketch: Sketch): void {
  sketch.part(
    'M70 356C66 368 68 384 72 388L148 388L154 378L196 378L204 388L318 388C340 386 352 378 354 364C330 362 300 366 262 366C190 366 130 366 70 356Z',
    { fill: RUBBER, weave: 'none', height: 0.5 },
  );
  for (let x = 212; x < 340; x += 15) sketch.groove(`M${x} 380L${x - 3} 392`, 4, -0.8);
  for (let x = 84; x < 146; x += 14) sketch.groove(`M${x} 380L${x} 392`, 4, -0.8);
  sketch.part(
    'M68 350C66 356 68 362 72 363C130 370 200 372 262 371C300 371 334 370 354 366C356 362 356 358 354 355C330 360 300 362 262 363C190 365 120 360 68 350Z',
    { fill: '#b08d5b', weave: 'none', height: 0.56 },
  );
  sketch.paint(
    '<path d="M72 357C140 367 240 369 352 361" fill="none" stroke="#f0e2c4" stroke-width="1.2" stroke-dasharray="3.4 2"/>',
  );
}

const VAMP = 'C210 274 248 288 286 300C326 312 352 328 354 358C330 364 300 366 262 366C190 367 120 366 70 356Z';

function chelsea(sketch: Sketch): void {
  for (const x of [90, 184]) {
    sketch.part(`M${x} 104Q${x + 6} 98 ${x + 12} 104L${x + 12} 140L${x} 140Z`, { fill: 'trim', height: 0.6 });
  }
  sketch.part('M88 128C120 114 170 112 198 126L190 150C160 156 120 156 92 150Z', { fill: 'inside', height: 0.35 });
  sketch.part(
    `M70 356C64 332 82 306 85 276C88 224 85 172 88 128C118 140 168 140 198 126C197 170 196 212 202 242${VAMP}`,
    {
      height: 0.62,
    },
  );
  sketch.part(
    'M116 137C134 140 152 140 168 136C168 186 172 220 180 242C170 262 138 264 122 248C116 210 114 170 116 137Z',
    {
      fill: '#26231f',
      weave: 'rib',
      height: 0.58,
    },
  );
  seam(sketch, 'M122 248C138 266 170 264 181 242C204 270 222 310 224 365');
  topstitch(sketch, 'M110 138C108 180 111 222 117 254');
  topstitch(sketch, 'M174 137C174 182 178 218 187 242');
  seam(sketch, 'M85 270C96 268 108 262 120 250', 0.8);
  sketch.fold(208, 262, 236, 338, 6, 6, -0.3);
  sketch.fold(218, 270, 262, 326, 8, 7, 0.35);
  sketch.fold(198, 252, 140, 300, 9, 7, 0.35);
  sketch.fold(190, 262, 120, 310, 9, 6, -0.3);
  sketch.fold(86, 262, 128, 288, -5, 6, -0.3);
  sketch.bump('M270 312C310 318 338 334 344 350C320 350 290 344 270 312Z', 0.3);
}

function hiker(sketch: Sketch): void {
  sketch.part('M84 138C110 122 150 118 190 130L188 160L92 166Z', { fill: 'inside', height: 0.35 });
  sketch.part(
    'M146 158C146 124 156 104 172 100C190 97 202 108 206 126C210 168 216 204 232 234C240 248 256 264 270 276L226 286C196 260 176 214 170 166Z',
    {
      fill: 'trim',
      height: 0.54,
    },
  );
  sketch.part(
    `M70 356C62 330 80 302 83 272C85 222 80 178 84 138C110 152 150 154 182 138C188 178 196 212 214 240${VAMP.replace('C210 274', 'C226 266')}`,
    {
      height: 0.62,
      over: true,
    },
  );
  sketch.part('M84 138C110 152 150 154 182 138L187 166C150 180 112 180 84 166Z', {
    fill: 'trim',
    height: 0.7,
    weave: 'suede',
  });
  for (const x of [104, 126, 148, 168]) sketch.groove(`M${x} 148L${x} 174`, 3, -0.5);
  sketch.part('M70 356C62 330 79 306 82 282C110 290 126 316 126 364C104 362 86 360 70 356Z', {
    fill: 'trim',
    height: 0.68,
    over: true,
  });
  topstitch(sketch, 'M83 287C108 295 122 318 122 362');
  sketch.part('M354 358C352 334 338 318 316 309C292 318 270 336 262 366C300 366 330 364 354 358Z', {
    fill: 'trim',
    height: 0.68,
    over: true,
  });
  topstitch(sketch, 'M314 313C294 322 274 338 266 364');
  seam(sketch, 'M126 330C160 318 210 326 266 350');
  topstitch(sketch, 'M126 333C160 321 210 329 264 353');
  seam(sketch, 'M150 160C160 220 176 268 232 290', 0.8);
  topstitch(sketch, 'M146 161C156 222 172 271 231 294');
  sketch.fold(86, 250, 140, 284, -5, 6, -0.3);
  sketch.fold(84, 262, 136, 298, -5, 6, 0.3);
  laces(sketch);
}

function laces(sketch: Sketch): void {
  const color = sketch.spec.accent ?? '#c9a46a';
  const points: readonly (readonly [number, number])[] = [
    [183, 160],
    [186, 182],
    [193, 206],
    [206, 230],
    [226, 252],
    [252, 268],
  ];
  points.forEach(([x, y], i) => {
    rivet(sketch, x - 6, y + 6, 3, '#b9b6ae');
    cord(sketch, `M${x - 6} ${y + 6}C${x + 4} ${y - 2} ${x + 14} ${y - 8} ${x + 22} ${y - 4 + i * 2}`, color, 4);
  });
  cord(sketch, 'M196 150C176 132 204 124 208 146C220 122 240 136 212 152', color, 3.4);
  cord(sketch, 'M204 152C196 172 184 184 186 202', color, 3.2);
}

function heel(sketch: Sketch, x: number, pull: boolean): void {
  const part = (half: string): string => placed(whole(half, 0), x, 380);
  sketch.part(part('M0-258C26-258 36-254 42-248L40-226L0-222'), { fill: 'inside', height: 0.35 });
  sketch.part(part('M0-244C24-243 38-246 44-250C46-190 42-120 46-90C50-70 54-50 55-30L0-26'), {
    over: true,
    height: 0.62,
  });
  sketch.part(part('M0-108C18-108 34-104 46-96C50-74 55-50 56-30L0-26'), { fill: 'trim', over: true, height: 0.68 });
  sketch.part(part('M0-40C30-38 48-40 56-42L57-28L0-25'), { fill: '#b08d5b', weave: 'none', height: 0.6 });
  sketch.part(part('M0-28C30-27 50-29 58-31C60-16 58-4 54 2L0 3'), { fill: RUBBER, weave: 'none', height: 0.56 });
  seam(sketch, placed('M0-240L0-108', x, 380));
  topstitch(sketch, placed('M-45-98C-20-110 20-110 45-98', x, 380));
  if (pull) sketch.part(part('M0-278C7-278 8-276 8-270L8-226L0-226'), { fill: 'trim', over: true, height: 0.72 });
}

export const boot: CutDrawing = {
  fit: 0.95,
  stage: 'floor',
  kids: [0.82, 0.82],
  draw(sketch, back) {
    const laced = sketch.chance.maybe(0.55) || sketch.spec.fabric === 'suede';
    if (back) {
      for (const x of [128, 272]) {
        sketch.ground(x, 380, 60, 11);
        heel(sketch, x, !laced);
      }
      return;
    }
    sketch.ground(212, 388, 150, 12);
    if (laced) sketch.shows('laces');
    if (laced) hiker(sketch);
    else chelsea(sketch);
    lugSole(sketch);
  },
};
