import type { CutDrawing } from '../cut-drawing';
import { lighter } from '../material/colour';
import { placed, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { cord, rivet, seam, topstitch } from '../material/thread';

const SOLE = '#f1ede4';

function laceColor(sketch: Sketch): string {
  return sketch.tones.lightness > 0.8 ? (sketch.spec.accent ?? '#2b2822') : '#f1ede4';
}

function sole(sketch: Sketch, chunky: boolean): void {
  const drop = chunky ? 8 : 0;
  const color = sketch.chance.maybe(0.25) ? (`#${sketch.tones.accent.slice(1)}` as const) : SOLE;
  sketch.part(
    `M42 ${306 - drop}C36 320 40 340 50 347Q54 350 62 350L296 352C324 352 346 346 357 333C361 326 359 318 352 311C330 ${318 - drop} 300 ${318 - drop} 262 ${320 - drop}C200 ${324 - drop} 120 ${326 - drop} 42 ${306 - drop}Z`,
    { fill: color, weave: 'none', height: 0.5 },
  );
  sketch.part(
    'M46 338C48 345 52 350 62 350L296 352C324 352 344 347 355 336C340 344 320 345 296 345L70 344Q54 344 46 338Z',
    { fill: lighter(sketch.spec.accent ?? sketch.tones.base, -0.08) as `#${string}`, weave: 'none', height: 0.46 },
  );
  sketch.groove('M44 328C120 340 230 338 350 326', 2, -0.5);
  for (let x = 74; x < 330; x += 14) sketch.groove(`M${x} 346L${x - 3} 353`, 3, -0.7);
  if (chunky) for (let x = 62; x < 130; x += 9) sketch.groove(`M${x} 318L${x + 2} 334`, 3, -0.5);
}

function upper(sketch: Sketch): void {
  // The far side of the collar, and the tongue, stand behind the near quarter.
  sketch.part('M62 226C84 208 130 210 158 196L170 214C140 236 100 250 76 246Z', { fill: 'inside', height: 0.35 });
  sketch.part('M140 218C142 192 150 172 162 164C176 160 190 166 196 176L214 214L176 232Z', {
    fill: 'trim',
    height: 0.56,
  });
  topstitch(sketch, 'M148 212C150 192 156 178 164 170C176 167 186 171 191 179');
  sketch.part(
    'M50 316C40 294 46 262 52 240C54 228 48 220 46 212C50 204 60 204 66 212C74 236 100 250 128 242C150 234 160 220 172 208C196 226 224 244 256 256C300 268 344 280 354 314C320 322 300 320 262 322C190 326 110 328 50 316Z',
    { over: true, height: 0.62 },
  );
}

function overlays(sketch: Sketch): void {
  const second = sketch.spec.accent === undefined || sketch.spec.print !== 'colourblock' ? 'trim' : 'accent';
  const suede = sketch.spec.fabric === 'mesh' || sketch.spec.fabric === 'knit' ? 'suede' : sketch.spec.fabric;
  sketch.part('M50 316C42 294 46 264 52 242C72 252 92 268 98 290C102 304 100 314 98 322C80 321 64 319 50 316Z', {
    fill: second,
    weave: suede,
    over: true,
    height: 0.68,
  });
  topstitch(sketch, 'M55 247C72 256 90 271 95 292C98 304 97 313 95 321');
  sketch.part(
    'M354 314C352 296 338 284 318 277C300 288 284 300 264 304C250 307 236 310 226 323C240 323 252 322 262 322C300 320 322 321 354 314Z',
    { fill: second, weave: suede, over: true, height: 0.68 },
  );
  topstitch(sketch, 'M317 281C300 292 285 303 265 307C252 310 240 313 232 322');
  sketch.part(
    'M172 208C196 226 224 244 256 256L262 270C250 276 240 276 232 272C206 258 182 244 164 232C160 226 164 216 172 208Z',
    { fill: 'main', over: true, height: 0.7, turn: 30 },
  );
  topstitch(sketch, 'M166 229C184 242 208 256 233 269C242 273 250 272 259 268');
  swoosh(sketch);
  sketch.part('M44 212C50 202 62 203 67 213L62 244L50 244C52 230 48 222 44 212Z', {
    fill: 'accent',
    weave: 'none',
    over: true,
    height: 0.68,
  });
}

/** The mark on the quarter: slanted bars or a chevron, not to be mistaken for anyone's. */
function swoosh(sketch: Sketch): void {
  const color = sketch.spec.accent ?? laceColor(sketch);
  const d = sketch.chance.pick(
    'M124 316L156 252L168 257L140 319ZM152 319L180 262L190 267L166 320ZM178 320L202 273L210 277L190 321Z',
    'M112 300L150 262L158 320L146 320L143 282L122 304ZM160 262L200 276L178 322L166 322L182 284L158 274Z',
    'M108 318C140 300 170 292 204 266L220 274C190 304 150 316 124 321Z',
  );
  sketch.part(d, { fill: color as `#${string}`, weave: 'none', height: 0.7, edge: 0.4 });
}

function laces(sketch: Sketch): void {
  const color = laceColor(sketch);
  for (let i = 0; i < 6; i++) {
    const x = 174 + i * 15.5;
    const y = 215 + i * 9.4;
    rivet(sketch, x, y + 8, 1.9, '#3a3630');
    cord(sketch, `M${x} ${y + 7}C${x + 6} ${y - 4} ${x + 12} ${y - 9 + i} ${x + 20} ${y - 7 + i * 0.8}`, color, 4.2);
  }
  cord(sketch, 'M182 200C166 184 190 176 196 196C204 174 226 184 200 202', color, 3.4);
  cord(sketch, 'M194 200C186 214 176 226 178 238', color, 3.2);
}

function perforations(sketch: Sketch): void {
  let d = '';
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 6 - r; i++) d += `M${268 + i * 8 + r * 6} ${270 + r * 6 + i * 2.6}h.1`;
  sketch.paint(`<path d="${d}" stroke="${sketch.tones.shade}" stroke-width="2" stroke-linecap="round" opacity=".7"/>`);
  seam(sketch, 'M256 257C250 272 240 290 226 322', 0.8);
  sketch.fold(262, 262, 300, 292, -4, 6, -0.3);
  sketch.fold(250, 268, 276, 296, -4, 5, 0.3);
}

/** One shoe from behind, drawn around the origin with its sole at y = 0. */
function heel(sketch: Sketch, x: number): void {
  const at = (d: string): string => placed(d, x, 344);
  const mirror = (half: string): string => at(whole(half, 0));
  sketch.part(mirror('M0-150C30-150 42-138 42-118C42-110 40-104 38-96L0-90'), { fill: 'inside', height: 0.35 });
  sketch.part(mirror('M0-206C18-206 28-196 30-180L34-110L0-100'), { fill: 'trim', height: 0.5 });
  sketch.part(mirror('M0-116C24-118 36-130 43-136C46-110 54-76 58-30L0-24'), { over: true, height: 0.62 });
  sketch.part(mirror('M0-86C20-86 34-82 46-78C52-60 56-44 58-28L0-22'), {
    fill: sketch.spec.print === 'colourblock' ? 'accent' : 'trim',
    over: true,
    height: 0.68,
  });
  sketch.part(mirror('M0-36C34-34 52-36 60-40C66-24 66-8 58 0L0 1'), {
    fill: SOLE,
    weave: 'none',
    height: 0.56,
    over: true,
  });
  sketch.part(mirror('M0-10C34-8 52-9 63-13C63-6 61-2 58 0L0 1'), {
    fill: lighter(sketch.spec.accent ?? sketch.tones.base, -0.08) as `#${string}`,
    weave: 'none',
    height: 0.5,
  });
  sketch.part(mirror('M0-132C8-132 10-130 11-124L13-88L0-86'), {
    fill: 'accent',
    weave: 'none',
    over: true,
    height: 0.72,
  });
  topstitch(sketch, at('M-44-80C-20-83 20-83 44-80'));
  seam(sketch, at('M0-86L0-36'), 0.8);
}

/** A running shoe in profile; from behind, the pair. */
export const trainer: CutDrawing = {
  stage: 'floor',
  kids: [0.82, 0.82],
  draw(sketch, back) {
    if (back) {
      sketch.ground(126, 344, 66, 12);
      sketch.ground(276, 344, 66, 12);
      heel(sketch, 124);
      heel(sketch, 276);
      return;
    }
    sketch.ground(204, 350, 158, 13);
    const chunky = sketch.chance.maybe(0.4);
    upper(sketch);
    overlays(sketch);
    perforations(sketch);
    sole(sketch, chunky);
    seam(sketch, 'M128 243C150 235 160 221 171 210', 0.8);
    sketch.groove('M66 214C76 238 102 252 130 243', 7, 0.5);
    laces(sketch);
  },
};
