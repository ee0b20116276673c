import type { CutDrawing } from '../material/cut-drawing';
import { emblem } from '../material/emblem';
import { lens, mirrored, placed, short, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { label, ribbing, seam, topstitch } from '../material/thread';

function fringe(sketch: Sketch, x1: number, x2: number, y: number, lean: number): void {
  sketch.shows('fringe');
  const c = sketch.chance;
  let d = '';
  for (let x = x1; x <= x2; x += 4.4)
    d += `M${short(x)} ${short(y - 3)}q${short(c.between(-2, 2) + lean)} 16 ${short(c.between(-3, 3) + lean)} ${short(c.between(24, 30))}`;
  sketch.paint(
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${sketch.tones.shade}" stroke-width="3.2" opacity=".5" transform="translate(1 1.5)"/><path d="${d}" stroke="${sketch.color('main')}" stroke-width="2.6"/></g>`,
  );
}

const LOOP_BEHIND = 'M96 134C92 96 140 66 200 66C262 66 310 96 306 134C302 118 262 104 200 104C138 104 100 116 96 134Z';

export const scarf: CutDrawing = {
  stage: 'flat',
  kids: [0.84, 0.84],
  draw(sketch, back) {
    const c = sketch.chance;
    fringe(sketch, 132, 196, 420, -1);
    fringe(sketch, 214, 276, 396, 1);
    sketch.part('M214 190L274 186C282 260 280 330 279 398L212 399C214 330 206 260 214 190Z', {
      turn: -2,
      height: 0.56,
    });
    sketch.part('M150 190L212 194C208 270 202 350 198 422L129 420C134 340 142 260 150 190Z', {
      turn: 4,
      over: true,
      height: 0.62,
    });
    sketch.part(
      whole('M200 70C262 66 304 96 306 138C308 188 268 222 200 230') +
        'M200 108C160 108 140 122 140 138C140 158 164 172 200 174C236 172 260 158 260 138C260 122 240 108 200 108Z',
      { turn: 80, height: 0.4 },
    );
    sketch.part(LOOP_BEHIND, { turn: 86, height: 0.46 });
    sketch.paint(`<path d="${LOOP_BEHIND}" fill="${sketch.tones.shade}" opacity=".22"/>`);
    sketch.part(
      'M94 128C90 180 136 232 204 234C270 232 312 184 306 128C292 160 250 178 200 178C150 178 108 160 94 128Z',
      { turn: 82, over: true, height: 0.7 },
    );
    sketch.part(
      'M102 150C110 196 156 246 214 250C262 250 296 226 304 176C282 206 244 216 204 214C160 210 122 190 102 150Z',
      { turn: 78, over: true, height: 0.74 },
    );
    for (let i = 0; i < 6; i++) {
      const y = 150 + i * 15;
      sketch.fold(104 + i * 6, y, 296 - i * 8, y + 4, 24 - i * 2, 5, i % 2 === 0 ? -0.34 : 0.3);
    }
    for (const [x, top, bottom] of [
      [150, 240, 410],
      [174, 230, 416],
      [232, 230, 390],
      [256, 226, 392],
    ] as const) {
      sketch.fold(
        x + c.between(0, 8),
        top,
        x - 4 + c.between(-6, 6),
        bottom,
        c.between(-4, 4),
        7,
        c.maybe(0.5) ? 0.3 : -0.3,
      );
    }
    if (back) careLabel(sketch);
    else label(sketch, 166, 396, 24, 12);
  },
};

function careLabel(sketch: Sketch): void {
  sketch.paint(
    '<path d="M252 372h16v22h-16z" fill="#f7f3ea"/><path d="M255 378h10M255 382h10M255 386h6" stroke="#77716a" stroke-width="1.2"/>',
  );
}

const GLOVE =
  'M88 420L84 330C66 300 48 272 38 246C36 232 48 228 58 238L86 268C84 220 76 160 76 128C78 112 94 112 98 128L106 200C106 160 106 120 108 92C112 76 128 78 130 94L130 196C132 160 136 130 140 104C146 90 160 94 160 110L154 206C160 180 166 160 172 146C180 136 190 142 188 156C184 200 178 250 174 290C172 310 172 320 172 332L172 420Z';

export const gloves: CutDrawing = {
  fit: 0.92,
  stage: 'flat',
  kids: [0.8, 0.8],
  draw(sketch, back) {
    sketch.shows('touch-tips', 'ribbed-wrist');
    const hands: readonly ((d: string) => string)[] = [
      (d) => placed(d, 6, 20, 0.98),
      (d) => mirrored(placed(d, 6, 20, 0.98)),
    ];
    hands.forEach((hand, index) => {
      sketch.part(hand(GLOVE), { height: 0.62, turn: index === 0 ? 3 : -3 });
      for (const line of ['M106 214L112 262', 'M130 212L132 266', 'M154 216L150 264']) {
        if (back) continue;
        sketch.groove(hand(line), 3.4, 0.6);
        topstitch(sketch, hand(line));
      }
      for (const line of ['M101 204L106 226', 'M130 200L130 222', 'M155 210L153 228', 'M86 270C98 290 104 300 106 320'])
        seam(sketch, hand(line), 0.8);
      if (back)
        sketch.part(hand('M92 262C116 250 150 252 168 262C166 292 162 312 150 322C124 328 106 318 94 300Z'), {
          fill: 'block',
          weave: 'suede',
          height: 0.7,
          over: true,
        });
      for (const tip of ['M76 134C76 112 96 110 99 130L100 146L78 148Z', 'M41 254C36 232 50 228 59 238L66 246L50 264Z'])
        sketch.part(hand(tip), { fill: 'accent', weave: 'none', height: 0.66, edge: 0.3 });
      const wrist = hand(
        'M86 346C114 352 146 352 173 346L175 424Q174 430 166 431C140 436 116 436 94 431Q86 430 85 424Z',
      );
      sketch.part(wrist, { fill: 'trim', over: true, height: 0.66, weave: 'none' });
      sketch.within(wrist, () => {
        ribbing(sketch, hand('M80 390C114 396 146 396 180 390'), 104, 6);
      });
      sketch.fold(index === 0 ? 100 : 300, 330, index === 0 ? 170 : 230, 326, 4, 5, -0.3);
    });
    for (const x of [134, 266]) label(sketch, x, 396, 26, 14);
  },
};

const SOCK =
  'M60 0L128 0C130 60 126 130 130 178C136 206 178 226 214 246C236 260 236 292 208 298C170 304 120 300 88 276C62 256 58 226 62 180C64 120 60 60 60 0Z';

export const socks: CutDrawing = {
  fit: 0.94,
  stage: 'flat',
  kids: [0.8, 0.76],
  draw(sketch, back) {
    const stripes = sketch.spec.print === 'solid' && sketch.spec.accent !== undefined;
    const lay = (dx: number, dy: number, degrees: number, over: boolean): void => {
      const at = (d: string): string =>
        back ? mirrored(placed(d, dx, dy, 1.06, degrees)) : placed(d, dx, dy, 1.06, degrees);
      const turn = back ? -degrees : degrees;
      sketch.part(at(SOCK), { over, height: 0.62, turn });
      sketch.part(at('M62 196C64 240 72 262 92 278C112 262 124 236 118 214C104 202 82 194 62 196Z'), {
        fill: 'block',
        weave: 'knit',
        height: 0.66,
        turn: turn + 30,
      });
      sketch.part(at('M214 246C236 260 236 292 208 298C196 300 184 300 172 300C168 276 182 250 200 240Z'), {
        fill: 'block',
        weave: 'knit',
        height: 0.66,
        turn: turn + 70,
      });
      sketch.part(at('M58-8L130-8L130 40L59 40Z'), { fill: 'trim', weave: 'none', over: true, height: 0.7, turn });
      ribbing(sketch, at('M58 16L130 16'), 50, 4);
      if (stripes)
        sketch.paint(
          `<path d="${at('M60 56L129 56M60 70L129 70')}" stroke="${sketch.tones.accent}" stroke-width="8"/>`,
        );
      seam(sketch, at('M62 196C82 194 104 202 118 214C124 236 112 262 92 278'), 0.8);
      for (const [x1, y1, x2, y2] of [
        [126, 150, 76, 190],
        [130, 176, 84, 214],
        [64, 120, 118, 132],
        [126, 96, 74, 110],
      ] as const) {
        sketch.bump(at(lens(x1, y1, x2, y2, 4, 5)), x1 > 100 ? -0.34 : 0.3);
      }
    };
    lay(98, 66, -5, false);
    lay(20, 96, 6, true);
    emblem(sketch, 128, 230, 30);
  },
};
