import type { CutDrawing } from '../material/cut-drawing';
import { mirrored, placed } from '../material/outline';
import { button, seam, topstitch } from '../material/thread';

const GLOVE =
  'M80 424L84 330C66 300 48 272 38 246C36 232 48 228 58 238L86 268C84 220 76 160 76 128C78 112 94 112 98 128L106 200C106 160 106 120 108 92C112 76 128 78 130 94L130 196C132 160 136 130 140 104C146 90 160 94 160 110L154 206C160 180 166 160 172 146C180 136 190 142 188 156C184 200 178 250 174 290C172 310 172 320 174 334L180 422Q130 436 80 424Z';
const FINGERS = [
  'M83 126C82 170 88 210 92 250',
  'M114 94C112 140 112 180 114 214',
  'M146 106C141 150 138 190 138 216',
  'M176 150C170 186 164 220 162 246',
  'M46 242C62 262 78 282 90 306',
];
const POINTS = ['M106 216L110 272', 'M129 214L130 276', 'M152 218L149 274'];

export const leatherGloves: CutDrawing = {
  fit: 0.92,
  stage: 'flat',
  kids: [0.8, 0.8],
  draw(sketch, back) {
    sketch.shows('sewn-fingers', 'plain-wrist');
    const hands: readonly ((d: string) => string)[] = [
      (d) => placed(d, 6, 20, 0.98),
      (d) => mirrored(placed(d, 6, 20, 0.98)),
    ];
    hands.forEach((hand, index) => {
      sketch.part(hand(GLOVE), { height: 0.64 });
      for (const line of FINGERS) seam(sketch, hand(line), 0.8);
      for (const line of ['M101 204L106 226', 'M130 198L130 214', 'M155 208L153 222']) seam(sketch, hand(line), 0.8);
      if (!back)
        for (const line of POINTS) {
          sketch.groove(hand(line), 3.4, 0.6);
          topstitch(sketch, hand(line));
        }
      seam(sketch, hand('M82 408Q130 420 178 406'));
      topstitch(sketch, hand('M82 412Q130 424 178 410'));
      if (back)
        for (const x of [106, 122, 138, 154])
          sketch.fold(...pointOf(hand, x, 344), ...pointOf(hand, x + 2, 374), 0, 4, 0.4);
      else {
        seam(sketch, hand('M128 424C126 402 126 388 129 366'));
        topstitch(sketch, hand('M124 423C122 400 122 384 126 366M133 424C131 402 131 388 132 367'));
        const [x, y] = pointOf(hand, 138, 398);
        button(sketch, x, y, 4, '#4a3a2a');
      }
      sketch.fold(index === 0 ? 92 : 308, 330, index === 0 ? 170 : 230, 322, 5, 6, -0.3);
      sketch.fold(index === 0 ? 96 : 304, 352, index === 0 ? 176 : 224, 348, 4, 5, 0.28);
    });
  },
};

function pointOf(hand: (d: string) => string, x: number, y: number): [number, number] {
  const [px = x, py = y] = hand(`M${x} ${y}`)
    .slice(1)
    .split(/[ ,]|(?=-)/)
    .map(Number);
  return [px, py];
}
