import type { CutDrawing } from '../material/cut-drawing';
import { initial, inkOf } from '../material/emblem';
import { mirrored, oval } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { seam, topstitch } from '../material/thread';

const SOLE =
  'M118 66C150 60 168 90 170 130C172 176 158 206 158 250C160 300 170 340 156 380C144 410 100 412 88 384C76 350 88 310 84 262C80 210 62 180 66 132C70 92 88 70 118 66Z';
const BED =
  'M118 76C144 72 158 98 160 132C162 176 148 206 148 250C150 300 160 338 147 374C137 398 108 400 98 378C87 348 98 310 94 262C90 210 73 178 76 134C80 98 94 80 118 76Z';

function strap(sketch: Sketch, flip: (d: string) => string, d: string, stitchD: string): void {
  sketch.part(flip(d), { over: true, height: 0.85, turn: 90 });
  topstitch(sketch, flip(stitchD));
}

function slide(sketch: Sketch, flip: (d: string) => string): void {
  strap(
    sketch,
    flip,
    'M58 152C57 134 64 118 74 112C102 94 140 96 166 112C176 126 180 160 177 204C150 188 92 194 66 218C60 198 59 172 58 152Z',
    'M64 154C63 138 69 124 78 117C104 100 138 102 162 117C171 130 174 160 172 195C146 182 94 188 70 208C66 192 65 172 64 154Z',
  );
}

function strappy(sketch: Sketch, flip: (d: string) => string, side: 1 | -1): void {
  strap(
    sketch,
    flip,
    'M60 138C84 112 142 108 174 124L176 146C146 130 90 136 64 164Z',
    'M65 143C88 120 142 115 170 128M67 157C92 134 144 128 172 141',
  );
  strap(
    sketch,
    flip,
    'M76 224C100 198 140 196 164 208L162 230C140 220 104 224 80 250Z',
    'M80 229C102 206 138 202 160 213M82 242C106 219 138 214 158 225',
  );
  strap(
    sketch,
    flip,
    'M84 340C86 320 92 312 98 316C96 348 102 372 122 374C142 372 148 346 146 314C154 310 160 320 162 338C164 378 146 398 122 398C98 398 82 378 84 340Z',
    'M90 342C90 376 102 390 122 391C142 390 156 374 155 340',
  );
  if (sketch.spec.view === 'back') return;
  sketch.shows('two-buckles');
  for (const [x, y] of [
    [72, 138],
    [88, 230],
  ] as const) {
    const left = (side === 1 ? x : 400 - x) - 9;
    sketch.top(
      `<path d="M${left} ${y}h16v16h-16z" fill="none" stroke="#c9c6bd" stroke-width="3.4"/><path d="M${left} ${y + 8}h12" stroke="#8d8a83" stroke-width="2"/>`,
    );
  }
}

export const sandal: CutDrawing = {
  stage: 'flat',
  kids: [0.84, 0.84],
  draw(sketch, back) {
    const sliding = sketch.chance.maybe(0.5);
    const soleFill = sketch.tones.dark ? '#3a352f' : '#2c2823';
    const draw = (flip: (d: string) => string, side: 1 | -1): void => {
      const straps = (): void => {
        if (sliding) slide(sketch, flip);
        else strappy(sketch, flip, side);
      };
      if (back) straps();
      sketch.part(flip(SOLE), { fill: soleFill, weave: 'none', height: 0.5, over: back });
      if (back) {
        tread(sketch, flip);
        return;
      }
      footbed(sketch, flip, sliding);
      straps();
    };
    draw((d) => d, 1);
    draw((d) => mirrored(d), -1);
    if (sliding && !back) for (const x of [118, 282]) badge(sketch, x);
  },
};

function footbed(sketch: Sketch, flip: (d: string) => string, sliding: boolean): void {
  sketch.part(flip(BED), { fill: sliding ? 'block' : '#b99a72', weave: sliding ? 'rubber' : 'suede', height: 0.56 });
  sketch.bump(flip(oval(122, 350, 24, 30)), -0.25);
  sketch.bump(flip(oval(116, 140, 28, 44)), -0.2);
  const marks = flip('M112 268L134 268M108 278L138 278');
  sketch.paint(`<path d="${marks}" stroke="${sketch.tones.shade}" stroke-width="3" opacity=".4"/>`);
}

function badge(sketch: Sketch, x: number): void {
  sketch.paint(initial(sketch, x, 152, 34, inkOf(sketch)));
}

function tread(sketch: Sketch, flip: (d: string) => string): void {
  seam(sketch, flip(BED));
  for (let y = 96; y < 384; y += 13) {
    if (y > 214 && y < 300) continue;
    sketch.groove(flip(`M82 ${y}L100 ${y + 7}L120 ${y}L140 ${y + 7}L156 ${y}`), 4, -0.55);
  }
  sketch.paint(`<path d="${flip('M104 244L138 244M106 262L136 262')}" stroke="#77716a" stroke-width="4"/>`);
}
