import type { CutDrawing } from '../cut-drawing';
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

function chelsea(sketch: Sketch): void {
  sketch.part('M92 120C120 112 170 112 196 120L192 136C160 130 120 130 94 138Z', { fill: 'inside', height: 0.35 });
  sketch.part(
    'M70 356C62 330 78 300 82 268C86 220 86 170 90 128C120 138 168 138 198 126C198 170 200 210 210 240C240 262 286 274 322 296C344 312 354 332 354 358C330 364 300 366 262 366C190 367 120 366 70 356Z',
    { height: 0.62 },
  );
  sketch.part(
    'M118 136C136 138 152 138 168 135C168 186 174 222 184 246C172 264 140 264 120 248C116 210 116 170 118 136Z',
    { fill: '#26231f', weave: 'rib', height: 0.6 },
  );
  seam(sketch, 'M120 250C140 268 172 266 186 246C206 264 224 300 226 365');
  topstitch(sketch, 'M112 138C110 180 112 220 116 252');
  topstitch(sketch, 'M174 137C174 180 180 220 190 246');
  for (const x of [94, 186])
    sketch.part(`M${x} 96L${x + 12} 96L${x + 12} 140L${x} 140Z`, { fill: 'trim', height: 0.66, over: true });
  sketch.fold(214, 262, 240, 340, 6, 6, -0.3);
  sketch.fold(226, 262, 266, 320, 8, 6, 0.3);
  sketch.fold(196, 250, 150, 300, 8, 6, 0.3);
  sketch.fold(90, 260, 130, 290, -5, 6, -0.28);
}

function hiker(sketch: Sketch): void {
  sketch.part('M86 134C110 120 150 118 190 130L186 150L92 152Z', { fill: 'inside', height: 0.35 });
  sketch.part('M150 150C150 120 160 100 176 98C192 96 206 106 210 124L224 190L180 200Z', {
    fill: 'trim',
    height: 0.54,
  });
  sketch.part(
    'M70 356C62 330 78 300 82 270C84 220 80 176 84 138C110 150 150 152 182 138C188 176 200 206 222 236C250 256 290 270 322 296C344 312 354 332 354 358C330 364 300 366 262 366C190 367 120 366 70 356Z',
    { height: 0.62, over: true },
  );
  sketch.part('M84 138C110 150 150 152 182 138L186 164C150 178 112 176 84 164Z', {
    fill: 'trim',
    height: 0.7,
    weave: 'suede',
  });
  for (const x of [104, 126, 148, 168]) sketch.groove(`M${x} 146L${x} 172`, 3, -0.5);
  sketch.part('M70 356C64 330 78 306 82 280C110 290 126 316 126 364C104 362 86 360 70 356Z', {
    fill: 'trim',
    height: 0.68,
    over: true,
  });
  topstitch(sketch, 'M83 285C108 294 122 318 122 362');
  sketch.part('M354 358C352 330 342 312 322 297C296 310 270 330 262 366C300 366 330 364 354 358Z', {
    fill: 'trim',
    height: 0.68,
    over: true,
  });
  topstitch(sketch, 'M320 301C297 314 274 332 266 364');
  seam(sketch, 'M126 330C160 320 210 330 262 350');
  topstitch(sketch, 'M126 333C160 323 210 333 260 353');
  laces(sketch);
}

function laces(sketch: Sketch): void {
  const color = sketch.spec.accent ?? '#c9a46a';
  const points: readonly (readonly [number, number])[] = [
    [178, 160],
    [183, 182],
    [192, 204],
    [206, 226],
    [226, 246],
    [248, 260],
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

/** A boot in profile: a Chelsea boot with elastic sides or a laced hiking boot; from behind, the pair. */
export const boot: CutDrawing = {
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
    if (laced) hiker(sketch);
    else chelsea(sketch);
    lugSole(sketch);
  },
};
