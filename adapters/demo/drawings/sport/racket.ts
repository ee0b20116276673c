import type { CutDrawing } from '../material/cut-drawing';
import { AXIS, across, oval, short, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { initial, wordmark } from '../material/emblem';

const HEAD = { y: 152, rx: 84, ry: 110 } as const;

function strings(): string {
  let d = '';
  for (let i = -7; i <= 7; i++) {
    const x = i * 10.4;
    const h = HEAD.ry * Math.sqrt(1 - (x / (HEAD.rx + 1)) ** 2);
    d += `M${short(AXIS + x)} ${short(HEAD.y - h)}V${short(HEAD.y + h)}`;
  }
  for (let i = -9; i <= 9; i++) {
    const y = i * 11;
    const w = HEAD.rx * Math.sqrt(1 - (y / (HEAD.ry + 1)) ** 2);
    d += `M${short(AXIS - w)} ${short(HEAD.y + y)}H${short(AXIS + w)}`;
  }
  return d;
}

function grip(sketch: Sketch): void {
  const color = sketch.tones.dark ? '#2b2722' : '#1f1c18';
  sketch.part('M190 352L210 352L212 452Q212 458 200 458Q188 458 188 452Z', {
    fill: color,
    weave: 'none',
    height: 0.66,
    over: true,
  });
  for (let y = 358; y < 452; y += 11) sketch.groove(`M187 ${y + 7}L213 ${y}`, 2.6, -0.8);
  sketch.part('M186 448L214 448L215 460Q200 466 185 460Z', { fill: 'accent', weave: 'none', height: 0.72, over: true });
  sketch.part('M188 346L212 346L212 356L188 356Z', { fill: 'accent', weave: 'none', height: 0.74, over: true });
}

export const racket: CutDrawing = {
  fit: 0.95,
  stage: 'flat',
  kids: [0.86, 0.8],
  draw(sketch, back) {
    const cord = sketch.tones.pale ? '#3b362f' : '#f7f4ec';
    sketch.paint(
      `<path d="${strings()}" stroke="#4a3b2a" stroke-width="1.4" opacity=".35" transform="translate(6 10)"/><path d="${strings()}" stroke="${cord}" stroke-width="1.3"/>`,
    );
    if (!back) sketch.paint(`<g opacity=".8">${initial(sketch, AXIS, HEAD.y, 66, sketch.tones.accent)}</g>`);
    ring(sketch);
    arms(sketch);
    grip(sketch);
    sketch.top(
      `<path d="M128 96A84 110 0 01176 47" fill="none" stroke="#fff" stroke-width="2.4" opacity=".55" stroke-linecap="round"/>`,
    );
    if (!back) sketch.top(wordmark(AXIS, 330, 16, { color: sketch.tones.accent, weight: 2, house: sketch.spec.house }));
  },
};

function ring(sketch: Sketch): void {
  // Reversed winding keeps the hole open under the non-zero rule.
  const hole =
    'M200 43C154.2 43 117 91.8 117 152C117 212.2 154.2 261 200 261C245.8 261 283 212.2 283 152C283 91.8 245.8 43 200 43Z';
  sketch.part(oval(AXIS, HEAD.y, HEAD.rx + 11, HEAD.ry + 11) + hole, { height: 0.66, weave: 'none' });
  sketch.paint(
    `<g fill="none" stroke="${sketch.tones.accent}" stroke-width="11"><path d="M112 118A90 116 0 01128 82M288 118A90 116 0 00272 82"/></g>`,
  );
}

function arms(sketch: Sketch): void {
  sketch.both((flip) => {
    sketch.part(
      flip(
        'M254 244C264 238 270 232 276 224C280 236 276 250 268 262C248 296 220 322 214 350L204 352C206 320 234 284 254 244Z',
      ),
      { height: 0.68, weave: 'none', over: true },
    );
  });
  sketch.part(whole('M200 262C222 262 240 254 252 246L248 258C236 268 220 274 200 274'), {
    height: 0.64,
    weave: 'none',
  });
  sketch.part('M190 322L210 322L212 352L188 352Z', { height: 0.7, weave: 'none' });
  sketch.groove(across('M200 268C218 268 234 262 246 254'), 2, 0.4);
}
