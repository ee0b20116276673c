import type { CutDrawing } from '../material/cut-drawing';
import { oval } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { topstitch } from '../material/thread';

const FRONT =
  'M50 236C68 276 130 298 200 299C270 298 332 276 350 236L350 280C338 318 270 343 200 344C130 343 62 318 50 280Z';

function buckle(sketch: Sketch, metal: string): void {
  const frame = 'M150 284Q182 290 214 289L215 354Q182 355 150 349Z';
  sketch.top(
    `<g fill="none" stroke-linejoin="round"><path d="${frame}" stroke="#000" stroke-width="9" opacity=".35" transform="translate(2 4)"/><path d="${frame}" stroke="${metal}" stroke-width="8.5"/>` +
      `<path d="M147 350V281Q180 287 212 286" stroke="#fff" stroke-width="1.8" opacity=".75"/><path d="M154 346Q182 351 211 350V293" stroke="#000" stroke-width="1.6" opacity=".4"/></g>` +
      `<path d="M150 315L222 318Q226 321 222 324L150 322Z" fill="${metal}" stroke="#4a4741" stroke-width=".8"/>`,
  );
}

function tail(sketch: Sketch): void {
  sketch.part('M206 297C244 295 274 290 304 278L328 294L312 322C284 334 250 341 206 342Z', {
    over: true,
    height: 0.76,
  });
  topstitch(sketch, 'M208 302C246 300 274 295 302 284L321 295L308 318C282 328 250 336 208 337');
  for (const [x, y] of [
    [236, 318],
    [258, 316],
    [298, 303],
  ] as const) {
    sketch.paint(`<path d="${oval(x, y, 3, 3.8)}" fill="${sketch.tones.shade}"/>`);
  }
  sketch.part('M270 287L284 283L290 335L276 340Z', { over: true, height: 0.84 });
}

export const belt: CutDrawing = {
  fit: 0.93,
  stage: 'floor',
  kids: [0.86, 0.86],
  draw(sketch, back) {
    const metal = sketch.chance.pick('#c3bfb5', '#b9934f', '#6d6a64');
    sketch.ground(204, 334, 142, 12, 0.45);
    sketch.part(
      'M50 236C58 192 120 168 200 168C280 168 342 192 350 236L350 280C336 246 280 224 200 224C120 224 64 246 50 280Z',
      {
        fill: 'inside',
        height: 0.4,
      },
    );
    topstitch(sketch, 'M56 232C70 196 126 174 200 174C274 174 330 196 344 232');
    sketch.part(FRONT, { over: true, height: 0.66 });
    topstitch(sketch, 'M54 250C76 284 134 304 200 305C266 304 324 284 346 250');
    topstitch(sketch, 'M54 280C70 314 134 337 200 338C266 337 330 314 346 280');
    if (back) {
      sketch.paint(
        `<path d="M140 318Q200 326 260 318" stroke="${sketch.tones.shade}" stroke-width="7" opacity=".4" fill="none" stroke-dasharray="7 2.5"/>`,
      );
      return;
    }
    sketch.shows('holes');
    tail(sketch);
    buckle(sketch, metal);
  },
};
