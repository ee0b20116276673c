import type { CutDrawing } from '../material/cut-drawing';
import { wordmark } from '../material/emblem';
import { box, lens, oval, placed, short } from '../material/outline';
import type { Sketch } from '../material/sketch';

const WOOD = '#b98a55';
const STEEL = '#8f9396';

const SOLE =
  'M0-186C46-186 76-150 78-102C80-58 60-30 54 6C50 36 60 66 60 104C60 148 40 178 4 178C-34 178-54 150-54 106C-54 62-38 30-44-12C-50-52-70-72-68-112C-66-156-42-186 0-186Z';
const HEEL = 'M-53 86C-30 94 34 94 59 86C62 104 60 118 58 128C52 162 34 178 4 178C-30 178-48 158-53 122Z';

function hammer(sketch: Sketch): void {
  const at = (d: string) => placed(d, 292, 270, 0.92, 14);
  sketch.part(at('M-9-120L9-120L12 150Q0 162-12 150Z'), { fill: WOOD, weave: 'none', over: true, height: 0.66 });
  sketch.part(at('M-52-158C-30-150-16-152 0-152L34-156Q48-156 48-138Q48-120 34-120L0-124C-20-124-40-128-56-146Z'), {
    fill: STEEL,
    weave: 'metal',
    over: true,
    height: 0.8,
  });
}

export const resoling: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    sketch.shows('sole');
    const at = (d: string) => placed(d, 150, 250, 1.06, -6);
    sketch.part(at(SOLE), { fill: '#3a2a1e', weave: 'none', height: 0.5 });
    sketch.part(placed(SOLE, 150, 250, 0.99, -6), { weave: 'leather', height: 0.66, edge: 0.6 });
    const stitch = placed(SOLE, 150, 250, 0.9, -6);
    sketch.groove(stitch, 5, -0.5);
    sketch.paint(
      `<path d="${stitch}" fill="none" stroke="${sketch.tones.accent}" stroke-width="3" stroke-dasharray="8 5"/>`,
    );
    sketch.part(at(HEEL), { fill: '#2b2520', weave: 'none', over: true, height: 0.78 });
    for (const [x, y] of [
      [-38, 108],
      [-20, 156],
      [6, 164],
      [32, 154],
      [46, 108],
      [4, 104],
    ] as const) {
      const [, cx = '0', cy = '0'] = /M(-?[\d.]+)[ ]?(-?[\d.]+)/.exec(at(`M${x} ${y}L${x} ${y}`)) ?? [];
      sketch.top(
        `<circle cx="${cx}" cy="${cy}" r="4.4" fill="#d9b04c"/><circle cx="${short(Number(cx) - 1.2)}" cy="${short(Number(cy) - 1.4)}" r="1.5" fill="#fff" opacity=".8"/>`,
      );
    }
    if (!back)
      sketch.paint(
        `<g transform="rotate(-6 150 250)" opacity=".75">${wordmark(152, 138, 84, { color: sketch.tones.seam, weight: 2.4, house: sketch.spec.house })}</g>`,
      );
    hammer(sketch);
  },
};

const DROPS: readonly (readonly [x: number, y: number, r: number])[] = [
  [98, 132, 9],
  [136, 106, 13],
  [178, 146, 8],
  [120, 188, 17],
  [196, 98, 10],
  [240, 126, 16],
  [286, 104, 9],
  [170, 214, 11],
  [218, 190, 7],
  [262, 180, 10],
  [90, 248, 11],
  [140, 270, 14],
  [196, 276, 20],
  [112, 322, 9],
  [164, 338, 12],
  [92, 376, 14],
  [140, 392, 8],
  [200, 372, 10],
  [298, 150, 12],
];

function drop(sketch: Sketch, x: number, y: number, r: number): void {
  const at = (value: number) => short(value);
  sketch.top(
    `<ellipse cx="${at(x + r * 0.25)}" cy="${at(y + r * 0.4)}" rx="${at(r)}" ry="${at(r * 0.92)}" fill="#10160e" opacity=".32"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${at(r * 0.94)}" fill="url(#dp)"/><ellipse cx="${at(x - r * 0.34)}" cy="${at(y - r * 0.38)}" rx="${at(r * 0.26)}" ry="${at(r * 0.18)}" fill="#fff"/>`,
  );
}

function sprayBottle(sketch: Sketch, back: boolean): void {
  sketch.part(
    'M262 300L338 300Q350 314 350 340L350 440Q350 452 338 452L262 452Q250 452 250 440L250 340Q250 314 262 300Z',
    {
      fill: '#f3efe4',
      weave: 'none',
      over: true,
      height: 0.72,
    },
  );
  sketch.part('M284 276L316 276L318 302L282 302Z', { fill: '#2c3336', weave: 'none', height: 0.7 });
  sketch.part('M256 226L322 226Q332 228 332 240L332 262Q322 278 312 278L288 278L284 258L262 254L256 250Z', {
    fill: '#2c3336',
    weave: 'none',
    over: true,
    height: 0.78,
  });
  sketch.part('M284 258L292 278L276 302L268 298Z', { fill: '#2c3336', weave: 'none', height: 0.7 });
  sketch.part(box(252, 352, 96, 62, 2), { fill: sketch.tones.accent, weave: 'none', height: 0.7, edge: 0 });
  if (!back)
    sketch.top(
      '<path d="M300 360C290 376 286 382 286 390A14 14 0 00314 390C314 382 310 376 300 360Z" fill="#2f6f8f"/><path d="M292 388A9 9 0 00298 397" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>',
    );
  sketch.top(
    '<g fill="#4f87a3"><circle cx="242" cy="236" r="2.6"/><circle cx="232" cy="228" r="2"/><circle cx="230" cy="242" r="2.4"/><circle cx="220" cy="234" r="1.8"/><circle cx="218" cy="248" r="2"/></g>',
  );
}

export const reproofing: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    sketch.shows('drops');
    sketch.define(
      'dp',
      () =>
        '<radialGradient id="dp" cx=".6" cy=".68" r=".75"><stop stop-color="#fff" stop-opacity=".62"/><stop offset=".55" stop-color="#dfeef2" stop-opacity=".2"/><stop offset="1" stop-color="#0d1a1a" stop-opacity=".5"/></radialGradient>',
    );
    sketch.part('M60 70C140 58 250 76 336 62C344 170 330 300 338 424C250 436 150 418 62 432C54 310 68 190 60 70Z', {
      weave: 'nylon',
      height: 0.6,
    });
    sketch.bump(lens(66, 150, 334, 96, 26, 26), 0.34);
    sketch.bump(lens(62, 330, 246, 276, 22, 22), -0.34);
    sketch.bump(lens(64, 410, 240, 350, 18, 18), 0.3);
    sketch.paint(
      `<path d="M60 86C140 74 250 92 336 78" fill="none" stroke="${sketch.tones.stitch}" stroke-width="1.6" stroke-dasharray="7 4"/>`,
    );
    for (const [x, y, r] of DROPS) drop(sketch, x, y, r);
    sprayBottle(sketch, back);
  },
};

const HOOP = { x: 178, y: 214, rx: 122, ry: 156 } as const;

function strung(): string {
  let d = '';
  for (let at = -6; at <= 6; at++) {
    const x = at * 17.4;
    const h = HOOP.ry * Math.sqrt(1 - (x / (HOOP.rx + 1)) ** 2);
    d += `M${short(HOOP.x + x)} ${short(HOOP.y - h)}V${short(HOOP.y + h)}`;
  }
  for (let at = -8; at <= 0; at++) {
    const y = at * 17.4;
    const w = HOOP.rx * Math.sqrt(1 - (y / (HOOP.ry + 1)) ** 2);
    d += `M${short(HOOP.x - w)} ${short(HOOP.y + y)}H${short(HOOP.x + w)}`;
  }
  return d;
}

export const stringing: CutDrawing = {
  fit: 0.93,
  stage: 'flat',
  draw(sketch, back) {
    sketch.shows('stringing');
    const cord = '#fbf8ee';
    const d = strung();
    const loose = 'M299 228C330 250 306 292 246 282C196 274 214 330 262 340C288 346 292 372 296 384';
    const line = (path: string, width: number): string =>
      `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="#2a2116" stroke-width="${width}" opacity=".34" transform="translate(4 7)"/><path d="${path}" stroke="#8d8469" stroke-width="${width + 1}"/><path d="${path}" stroke="${cord}" stroke-width="${width}"/></g>`;
    sketch.paint(line(d, 2.4));
    const { x, y, rx, ry } = HOOP;
    // Reversed winding keeps the hole open under the non-zero rule.
    const hole = `M${x} ${y - ry}C${x - rx * 0.5523} ${y - ry} ${x - rx} ${y - ry * 0.5523} ${x - rx} ${y}C${x - rx} ${y + ry * 0.5523} ${x - rx * 0.5523} ${y + ry} ${x} ${y + ry}C${x + rx * 0.5523} ${y + ry} ${x + rx} ${y + ry * 0.5523} ${x + rx} ${y}C${x + rx} ${y - ry * 0.5523} ${x + rx * 0.5523} ${y - ry} ${x} ${y - ry}Z`;
    sketch.part(oval(x, y, rx + 17, ry + 17) + hole, { height: 0.66, weave: 'none' });
    sketch.part('M116 356L128 352C140 392 146 430 144 470L118 470C120 430 118 392 116 356Z', {
      height: 0.66,
      weave: 'none',
    });
    sketch.part('M240 356L228 352C216 392 210 430 212 470L238 470C236 430 238 392 240 356Z', {
      height: 0.66,
      weave: 'none',
    });
    sketch.top(line(loose, 3));
    sketch.part(oval(308, 404, 52, 52), { fill: '#2b2722', weave: 'none', over: true, height: 0.7 });
    sketch.part(oval(308, 404, 44, 44), { fill: cord, weave: 'none', height: 0.6 });
    const turns = [40, 35, 30, 25, 20].map((r) => `<circle cx="308" cy="404" r="${r}"/>`).join('');
    sketch.paint(`<g fill="none" stroke="#a79d80" stroke-width="1.6">${turns}</g>`);
    sketch.part(oval(308, 404, 17, 17), { fill: back ? '#2b2722' : 'accent', weave: 'none', over: true, height: 0.74 });
    sketch.top('<circle cx="308" cy="404" r="6" fill="#1d1a16"/>');
  },
};

export const giftWrap: CutDrawing = {
  stage: 'floor',
  draw(sketch, back) {
    sketch.shows('parcel');
    const { accent } = sketch.tones;
    sketch.ground(206, 432, 150, 13, 0.55);
    sketch.part('M66 236L104 186L334 186L312 236Z', { fill: 'inside', weave: 'none', height: 0.6 });
    sketch.part('M312 236L334 186L348 372L312 432Z', { fill: 'trim', weave: 'none', height: 0.4 });
    sketch.paint('<path d="M312 236L334 186L348 372L312 432Z" fill="#000" opacity=".22"/>');
    sketch.part(box(64, 236, 248, 196, 2), { weave: 'none', height: 0.62 });
    sketch.fold(70, 420, 120, 380, 3, 5, 0.3);
    sketch.fold(306, 420, 262, 384, -3, 5, -0.3);
    const satin = { fill: accent, weave: 'satin', over: true, height: 0.7 } as const;
    sketch.part('M172 236L206 186L236 186L206 236Z', satin);
    sketch.part('M172 236L206 236L206 432L172 432Z', satin);
    sketch.part('M64 316L312 316L312 350L64 350Z', satin);
    sketch.part('M312 316L343 294L345 324L312 350Z', satin);
    const bow = { fill: accent, weave: 'satin', over: true, height: 0.82 } as const;
    sketch.part('M188 208C160 220 130 240 112 270L136 262L142 286C160 250 180 232 198 218Z', bow);
    sketch.part('M210 208C240 218 270 236 290 262L264 258L262 282C244 250 224 230 204 218Z', bow);
    sketch.part('M196 204C150 120 88 130 92 170C96 212 150 218 196 210Z', bow);
    sketch.part('M208 204C250 116 314 122 312 164C310 208 256 218 208 210Z', bow);
    sketch.fold(190, 204, 120, 168, 8, 9, -0.5);
    sketch.fold(214, 204, 286, 164, -8, 9, -0.5);
    sketch.part(oval(202, 206, 20, 18), { ...bow, height: 0.9 });
    if (back) return;
    sketch.part('M232 362L296 346L304 384L240 400L226 384Z', {
      fill: '#f7f2e6',
      weave: 'none',
      over: true,
      height: 0.74,
    });
    sketch.top(
      '<circle cx="237" cy="381" r="3.4" fill="#8a7f6a"/><path d="M252 372L290 362M254 382L282 375" stroke="#8a7f6a" stroke-width="2.4"/>',
    );
  },
};
