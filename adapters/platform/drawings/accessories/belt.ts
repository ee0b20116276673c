import type { CutDrawing } from '../cut-drawing';
import { box, oval } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { topstitch } from '../material/thread';

function buckle(sketch: Sketch, metal: string): void {
  sketch.top(
    `<g fill="none" stroke-linejoin="round"><path d="M150 252h64v72h-64z" stroke="#000" stroke-width="9" opacity=".35" transform="translate(2 4)"/><path d="M150 252h64v72h-64z" stroke="${metal}" stroke-width="9"/><path d="M147 252v-3h64" stroke="#fff" stroke-width="2" opacity=".7"/><path d="M154 321h63v-70" stroke="#000" stroke-width="1.6" opacity=".35"/></g>` +
      `<path d="M152 285h66q5 3 0 6h-66z" fill="${metal}" stroke="#4a4741" stroke-width=".8"/>`,
  );
}

/** A belt closed to a ring: the back of the loop behind, the strap with its buckle in front. */
export const belt: CutDrawing = {
  stage: 'floor',
  kids: [0.86, 0.86],
  draw(sketch, back) {
    const metal = sketch.chance.pick('#c3bfb5', '#b9934f', '#6d6a64');
    sketch.ground(204, 326, 150, 16, 0.45);
    sketch.part(
      'M52 240C60 196 120 172 200 172C280 172 340 196 348 240L348 276C334 246 280 226 200 226C120 226 66 246 52 276Z',
      { fill: 'inside', height: 0.4 },
    );
    topstitch(sketch, 'M58 236C72 198 126 178 200 178C274 178 328 198 342 236');
    const front = 'M52 240C66 276 120 296 200 296L200 340C112 338 56 312 52 276Z';
    sketch.part(
      'M52 240C70 274 130 296 200 297C270 296 330 274 348 240L348 278C338 314 270 339 200 340C130 339 62 314 52 278Z',
      { over: true, height: 0.68 },
    );
    topstitch(sketch, 'M56 252C76 282 134 302 200 303C266 302 324 282 344 252');
    topstitch(sketch, 'M56 276C70 310 134 333 200 334C266 333 330 310 344 276');
    if (back) {
      sketch.paint(
        `<path d="M150 316Q200 322 250 316" stroke="${sketch.tones.shade}" stroke-width="6" opacity=".35" fill="none" stroke-dasharray="5 2"/>`,
      );
      return;
    }
    sketch.part(`M236 246C280 244 320 256 344 268L338 300C310 292 276 288 236 290Z`, {
      fill: 'main',
      over: true,
      height: 0.76,
      edge: front.length > 0 ? 0.6 : 0,
    });
    sketch.part(box(160, 258, 100, 58, 3), { over: true, height: 0.74 });
    topstitch(sketch, 'M164 264L256 264M164 310L256 310');
    for (const x of [226, 244]) sketch.paint(`<path d="${oval(x, 288, 3, 3.6)}" fill="${sketch.tones.shade}"/>`);
    sketch.part(box(262, 252, 16, 66, 3), { over: true, height: 0.8 });
    buckle(sketch, metal);
  },
};
