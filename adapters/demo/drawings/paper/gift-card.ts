import type { CutDrawing } from '../material/cut-drawing';
import { wordmark } from '../material/emblem';
import { lighter } from '../material/colour';
import { box } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { glare, sheet } from './sheet';

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
