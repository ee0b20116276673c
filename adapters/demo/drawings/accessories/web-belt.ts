import type { CutDrawing } from '../material/cut-drawing';
import { lighter } from '../material/colour';
import type { Hex } from '../material/colour';
import type { Sketch } from '../material/sketch';

const BEHIND =
  'M50 236C58 192 120 168 200 168C280 168 342 192 350 236L350 280C336 246 280 224 200 224C120 224 64 246 50 280Z';
const FRONT =
  'M50 236C68 276 130 298 200 299C270 298 332 276 350 236L350 280C338 318 270 343 200 344C130 343 62 318 50 280Z';

function woven(sketch: Sketch): void {
  sketch.shows('webbing');
  const line = (dy: number): string =>
    `M51 ${244 + dy}C70 ${283 + dy} 130 ${304 + dy} 200 ${305 + dy}C270 ${304 + dy} 330 ${283 + dy} 349 ${244 + dy}`;
  for (const dy of [6, 15, 24, 32]) sketch.groove(line(dy), 2.2, -0.4);
}

function plate(sketch: Sketch, metal: Hex): void {
  sketch.shows('plate-buckle');
  const frame =
    'M138 272Q182 284 232 282Q238 282 238 288L238 348Q238 354 232 354Q182 356 138 346Q132 344 132 338L132 278Q132 271 138 272Z';
  sketch.define(
    'pb',
    () =>
      `<linearGradient id="pb" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${lighter(metal, 0.18, 0.6)}"/><stop offset=".5" stop-color="${metal}"/><stop offset="1" stop-color="${lighter(metal, -0.16)}"/></linearGradient>`,
  );
  sketch.reach(frame);
  sketch.top(
    `<path d="${frame}" fill="#000" opacity=".35" transform="translate(2 5)"/><path d="${frame}" fill="url(#pb)" stroke="#4a4741" stroke-width="1"/><path d="M140 279Q182 290 230 289V346Q182 349 140 340Z" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/><path d="M150 300Q184 308 220 308" stroke="#000" stroke-opacity=".16" stroke-width="1.2" fill="none"/>`,
  );
}

export const webBelt: CutDrawing = {
  fit: 0.93,
  stage: 'floor',
  kids: [0.86, 0.86],
  draw(sketch, back) {
    const metal = sketch.chance.pick<Hex>('#c3bfb5', '#b9934f', '#6d6a64');
    sketch.ground(204, 334, 142, 12, 0.45);
    sketch.part(BEHIND, { fill: 'inside', weave: 'canvas', height: 0.4 });
    sketch.part(FRONT, { over: true, height: 0.66, weave: 'canvas' });
    woven(sketch);
    if (back) return;
    sketch.part('M230 290C262 288 290 281 318 266L330 306C300 324 266 336 230 338Z', {
      over: true,
      height: 0.78,
      weave: 'canvas',
      edge: 0.9,
    });
    for (const dy of [0, 10, 20, 30])
      sketch.groove(`M232 ${296 + dy}C262 ${294 + dy} 292 ${287 + dy} 320 ${273 + dy}`, 2.2, -0.4);
    sketch.part('M306 272L321 264Q326 262 328 268L337 298Q338 303 334 305L319 314Z', {
      fill: metal,
      weave: 'metal',
      over: true,
      height: 0.86,
      edge: 1,
    });
    plate(sketch, metal);
  },
};
