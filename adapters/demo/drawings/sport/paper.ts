import type { CutDrawing } from '../material/cut-drawing';
import { wordmark } from '../material/emblem';
import { lighter } from '../material/colour';
import type { Hex } from '../material/colour';
import { AXIS, box, short } from '../material/outline';
import type { Sketch } from '../material/sketch';

/** A flat rectangle with its own printed art: no relief, only the light over it. */
function sheet(sketch: Sketch, d: string, color: Hex): void {
  sketch.part(d, { fill: color, weave: 'none', height: 0, edge: 0.3 });
}

function glare(sketch: Sketch, d: string): void {
  sketch.define(
    'gl',
    () =>
      '<linearGradient id="gl" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".42" stop-color="#fff" stop-opacity=".02"/><stop offset=".6" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>',
  );
  sketch.top(`<path d="${d}" fill="url(#gl)"/>`);
}

/** Cover art of a training guide: circles, a track, or mountains, in the two colours. */
function coverArt(sketch: Sketch): string {
  const { base, accent } = sketch.tones;
  const deep = lighter(base, -0.12);
  const kind = sketch.chance.pick('track', 'sun', 'peaks');
  if (kind === 'track') {
    const lanes = [0, 1, 2, 3, 4].map(
      (i) =>
        `<path d="M${104 + i * 15} 430V308A${short(98 - i * 15)} ${short(98 - i * 15)} 0 01${short(300 - i * 15)} 308V430" fill="none" stroke="${accent}" stroke-width="6"/>`,
    );
    return lanes.join('');
  }
  if (kind === 'sun')
    return `<circle cx="236" cy="286" r="76" fill="${accent}"/><path d="M80 340Q150 300 220 344T320 330V430H80Z" fill="${deep}"/>`;
  return `<path d="M80 400 160 260 204 328 244 274 320 400V430H80Z" fill="${deep}"/><path d="M160 260 184 297 166 306 150 292 138 298ZM244 274 266 310 250 318 238 300 226 298Z" fill="${accent}"/>`;
}

/** A downloadable guide, shown as the book it would be: cover with art and title; behind, the text panel. */
export const eBook: CutDrawing = {
  stage: 'floor',
  kids: [0.9, 0.9],
  draw(sketch, back) {
    const { base, accent } = sketch.tones;
    sketch.ground(206, 432, 128, 10, 0.6);
    sheet(sketch, 'M314 70L326 78L326 424L314 430Z', '#efe9dc');
    for (let i = 0; i < 4; i++)
      sketch.paint(`<path d="M${317 + i * 2.4} ${74 + i}V${428 - i}" stroke="#b9b09d" stroke-width=".7"/>`);
    const cover = box(80, 66, 236, 364, 3);
    sheet(sketch, cover, base);
    sketch.define('ec', () => `<clipPath id="ec"><path d="${cover}"/></clipPath>`);
    if (back) {
      const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M108 ${150 + i * 18}H${i % 3 === 2 ? 230 : 286}`).join('');
      sketch.paint(
        `<path d="${rows}" stroke="${accent}" stroke-width="5" opacity=".7"/><path d="M236 360h56v46h-56z" fill="#f7f3ea"/><path d="M242 366v34M247 366v34M254 366v34M258 366v34M266 366v34M271 366v34M279 366v34M286 366v34" stroke="#17140f" stroke-width="2.4"/>`,
      );
    } else {
      sketch.paint(
        `<g clip-path="url(#ec)">${coverArt(sketch)}</g>${wordmark(AXIS - 2, 94, 160, { color: accent, weight: 2.2, house: sketch.spec.house })}<path d="M118 154H206M118 167H176" stroke="${accent}" stroke-width="4"/>`,
      );
    }
    sketch.top(
      '<path d="M80 66h12v364h-12z" fill="#000" opacity=".2"/><path d="M92 66v364" stroke="#fff" stroke-opacity=".25"/>',
    );
    glare(sketch, cover);
  },
};

function ribbon(sketch: Sketch): void {
  const { accent } = sketch.tones;
  sketch.part('M262 152L286 152L286 340L262 340Z', {
    fill: accent,
    weave: 'satin',
    height: 0.5,
    over: true,
  });
  sketch.part('M272 238C240 196 212 206 216 226C220 246 250 246 272 242Z', {
    fill: accent,
    weave: 'satin',
    height: 0.7,
    over: true,
  });
  sketch.part('M276 238C308 196 336 206 332 226C328 246 298 246 276 242Z', {
    fill: accent,
    weave: 'satin',
    height: 0.7,
    over: true,
  });
  sketch.part(box(264, 228, 20, 20, 6), { fill: accent, weave: 'satin', height: 0.8, over: true });
}

/** A gift card on its envelope; behind, the stripe and the code to scratch free. */
export const giftCard: CutDrawing = {
  stage: 'flat',
  kids: [0.9, 0.9],
  draw(sketch, back) {
    const { base, accent } = sketch.tones;
    const paper = '#efe8d8';
    sheet(sketch, 'M70 262L330 250L340 402L78 414Z', paper);
    sketch.paint(
      `<path d="M70 262L206 336L330 250" fill="none" stroke="#b7ab93" stroke-width="1.4"/><path d="M70 262L206 336L330 250Z" fill="#000" opacity=".05"/>`,
    );
    const card = box(56, 152, 288, 188, 14);
    sketch.paint(`<path d="${card}" fill="#2c2115" opacity=".45" filter="url(#o)" transform="translate(3 6)"/>`);
    sketch.part(card, { height: 0, edge: 0.3, weave: 'none' });
    if (back) {
      sketch.paint(
        `<path d="M56 180H344V216H56Z" fill="${sketch.tones.dark ? accent : '#17140f'}"/><path d="M80 246H250V272H80Z" fill="#f7f3ea"/><path d="M90 259H240" stroke="#17140f" stroke-width="7" stroke-dasharray="9 5 3 6"/>`,
      );
    } else {
      const lines = [0, 1, 2, 3, 4, 5].map((i) => `M${56 + i * 46} 340L${150 + i * 46} 152`).join('');
      sketch.within(card, () => {
        const tone = lighter(base, sketch.tones.dark ? 0.06 : -0.05);
        sketch.paint(`<path d="${lines}" stroke="${tone}" stroke-width="16"/>`);
      });
      sketch.paint(wordmark(152, 282, 150, { color: accent, weight: 2.4, house: sketch.spec.house }));
      ribbon(sketch);
    }
    glare(sketch, card);
  },
};
