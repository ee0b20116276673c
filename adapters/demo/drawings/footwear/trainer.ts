import type { CutDrawing } from '../material/cut-drawing';
import { lighter } from '../material/colour';
import type { Hex } from '../material/colour';
import { placed, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { cord, rivet, seam, topstitch } from '../material/thread';

export const SOLE = '#f1ede4';

function laceColor(sketch: Sketch): Hex {
  if (sketch.tones.lightness <= 0.8) return SOLE;
  return sketch.spec.accent === undefined ? '#2b2822' : sketch.tones.accent;
}

function soleColor(sketch: Sketch): Hex {
  return sketch.spec.accent === undefined ? sketch.tones.base : sketch.tones.accent;
}

function sole(sketch: Sketch, chunky: boolean): void {
  const drop = chunky ? 9 : 0;
  const color = sketch.chance.maybe(0.25) ? sketch.tones.accent : SOLE;
  sketch.part(
    `M36 ${292 - drop}C33 306 35 320 41 331C47 343 56 350 70 350L280 351C316 350 346 339 362 317C366 310 365 303 361 299C342 ${306 - drop} 318 ${309 - drop} 290 ${310 - drop}C240 ${313 - drop} 190 ${321 - drop} 130 ${318 - drop}C90 ${316 - drop} 60 ${308 - drop} 36 ${292 - drop}Z`,
    { fill: color, weave: 'none', height: 0.58, over: true },
  );
  sketch.part(
    'M44 336C50 346 58 351 70 351L280 352C316 351 345 341 361 320C350 337 322 344 282 344L78 343Q58 343 44 336Z',
    {
      fill: lighter(soleColor(sketch), -0.08),
      weave: 'none',
      height: 0.46,
    },
  );
  sketch.groove('M38 312C90 330 150 334 200 331C260 327 320 326 362 308', 2.2, -0.55);
  for (let x = 80; x < 320; x += 15) sketch.groove(`M${x} 345L${x - 4} 354`, 3.4, -0.8);
  if (chunky)
    for (let x = 56; x < 140; x += 10) sketch.groove(`M${x} ${306 + (x - 56) * 0.05}L${x + 3} 326`, 3.4, -0.6);
}

export function upper(sketch: Sketch): void {
  sketch.part('M52 218C78 202 128 204 160 192L176 214C160 262 84 268 54 246Z', { fill: 'inside', height: 0.34 });
  sketch.part('M146 226C148 202 152 184 160 174C169 166 185 168 192 177L212 212L178 238Z', {
    fill: 'trim',
    height: 0.56,
  });
  topstitch(sketch, 'M153 216C155 198 158 186 165 179C171 174 182 175 187 181');
  sketch.part(
    'M40 306C34 284 42 256 49 234C51 227 48 221 47 214C51 205 63 206 68 214C77 232 100 246 128 243C150 239 161 222 173 204C195 222 226 240 258 250C292 254 328 262 348 279C358 288 362 297 362 306C330 322 200 330 130 328C90 326 60 322 40 306Z',
    { over: true, height: 0.62 },
  );
}

function overlays(sketch: Sketch): void {
  const second = sketch.spec.print === 'colourblock' ? 'accent' : 'trim';
  const suede = sketch.spec.fabric === 'mesh' || sketch.spec.fabric === 'knit' ? 'suede' : sketch.spec.fabric;
  const panel = { fill: second, weave: suede, over: true, height: 0.68 } as const;
  sketch.part('M40 306C34 284 40 262 46 244C68 250 92 268 99 292C102 304 102 314 100 326C76 324 54 318 40 306Z', panel);
  topstitch(sketch, 'M47 249C67 255 89 271 95 293C98 305 98 314 97 322');
  sketch.part(
    'M362 306C362 297 356 284 334 270C314 284 288 297 262 301C244 304 230 309 222 326C280 324 330 318 362 306Z',
    panel,
  );
  topstitch(sketch, 'M334 274C314 288 288 301 263 305C247 308 236 312 228 322');
  if (sketch.chance.maybe(0.5)) {
    sketch.part('M164 228C186 246 206 270 214 326L170 329C166 294 152 264 130 247C146 244 156 238 164 228Z', {
      ...panel,
      fill: 'trim',
    });
    topstitch(sketch, 'M166 234C186 252 202 276 209 322M139 249C158 266 170 294 174 326');
  } else mark(sketch);
  sketch.part(
    'M173 204C195 222 226 240 258 250L264 264C252 271 240 271 232 267C206 254 184 242 166 230C160 224 165 213 173 204Z',
    {
      over: true,
      height: 0.7,
      turn: 30,
    },
  );
  topstitch(sketch, 'M169 228C186 240 208 251 233 263C242 267 250 267 260 263');
  sketch.part('M45 210C49 201 64 202 68 212L71 222C67 229 64 237 64 245L49 243C51 230 48 220 45 210Z', {
    fill: 'accent',
    weave: 'none',
    over: true,
    height: 0.7,
  });
}

function mark(sketch: Sketch): void {
  const color = sketch.spec.accent === undefined ? laceColor(sketch) : sketch.tones.accent;
  const bands = [
    'M118 324C136 296 158 272 178 254L202 270C184 284 166 304 154 326Z',
    'M164 326C176 306 192 288 210 275L219 280C202 292 186 308 176 326Z',
  ];
  for (const d of bands) sketch.part(d, { fill: color, weave: 'none', height: 0.7, edge: 0.4 });
}

export function laces(sketch: Sketch): void {
  const color = laceColor(sketch);
  for (let i = 0; i < 6; i++) {
    const x = 176 + i * 15.5;
    const y = 213 + i * 8.8;
    rivet(sketch, x, y + 8, 1.9, '#3a3630');
    cord(sketch, `M${x} ${y + 7}C${x + 6} ${y - 4} ${x + 12} ${y - 9 + i} ${x + 20} ${y - 7 + i * 0.8}`, color, 4.2);
  }
  cord(sketch, 'M184 198C168 182 192 174 198 194C206 172 228 182 202 200', color, 3.4);
  cord(sketch, 'M196 198C188 212 178 224 180 236', color, 3.2);
}

function perforations(sketch: Sketch): void {
  let d = '';
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 7 - r; i++) d += `M${270 + i * 8 + r * 4} ${262 + r * 6.4 + i * 2.2}h.1`;
  sketch.paint(`<path d="${d}" stroke="${sketch.tones.shade}" stroke-width="2" stroke-linecap="round" opacity=".7"/>`);
  seam(sketch, 'M258 266C250 282 240 298 224 322', 0.8);
  sketch.fold(264, 264, 288, 298, -4, 6, -0.3);
  sketch.fold(252, 270, 270, 298, -4, 5, 0.3);
  sketch.fold(104, 260, 140, 300, -5, 8, 0.25);
}

/** Draws the back of one shoe; `x` is its centre. */
export function heel(sketch: Sketch, x: number, midsole: Hex = SOLE, outsole: Hex = soleColor(sketch)): void {
  const at = (d: string): string => placed(d, x, 344);
  const mirror = (half: string): string => at(whole(half, 0));
  const second = sketch.spec.print === 'colourblock' ? 'accent' : 'trim';
  sketch.part(mirror('M0-182C13-182 21-176 23-164L30-118L0-110'), { fill: 'trim', height: 0.48 });
  topstitch(sketch, at('M-17-122C-18-140-17-160-15-168C-8-176 8-176 15-168C17-160 18-140 17-122'));
  sketch.part(mirror('M0-138C20-138 33-134 38-125L30-98L0-92'), { fill: 'inside', height: 0.35 });
  sketch.part(mirror('M0-112C12-112 26-122 38-127C43-116 48-84 52-54C54-38 55-28 55-18L0-16'), {
    over: true,
    height: 0.62,
  });
  sketch.part(mirror('M0-84C18-84 35-80 48-72C52-56 54-40 55-22L0-18'), { fill: second, over: true, height: 0.68 });
  sketch.part(mirror('M0-38C30-36 48-38 57-43C65-32 67-14 61-4Q58 0 50 0L0 1'), {
    fill: midsole,
    weave: 'none',
    height: 0.56,
    over: true,
  });
  sketch.part(mirror('M0-10C30-8 50-9 64-14C64-8 62-3 58-1L50 1L0 2'), {
    fill: lighter(outsole, -0.08),
    weave: 'none',
    height: 0.5,
  });
  sketch.groove(at('M-62-26C-30-20 30-20 62-26'), 2, -0.5);
  sketch.part(mirror('M0-130C7-130 9-127 10-121L12-86L0-84'), {
    fill: 'accent',
    weave: 'none',
    over: true,
    height: 0.74,
  });
  topstitch(sketch, at('M-46-68C-22-77 22-77 46-68'));
  seam(sketch, at('M0-86L0-36'), 0.8);
}

export const trainer: CutDrawing = {
  fit: 0.93,
  stage: 'floor',
  kids: [0.82, 0.82],
  draw(sketch, back) {
    sketch.shows('laces');
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
    seam(sketch, 'M128 243C150 239 161 222 172 206', 0.8);
    sketch.groove('M66 212C76 234 102 250 130 243', 7, 0.5);
    laces(sketch);
  },
};
