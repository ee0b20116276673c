import type { CutDrawing } from '../material/cut-drawing';
import { wordmark } from '../material/emblem';
import { AXIS, box, oval, placed, short } from '../material/outline';
import type { Sketch } from '../material/sketch';

const RADIUS = 46;
const BALLS = [116, 207, 298, 389] as const;
const TUBE = box(149, 58, 102, 384, 10);
const BAND = { top: 228, height: 50 } as const;
const SEAM = 'M-40-36C-6-18-6 18-40 36M40-36C6-18 6 18 40 36';
const WHITE = '#fbfaf3';

function ball(sketch: Sketch, y: number, turn: number): void {
  const outline = oval(AXIS, y, RADIUS, RADIUS);
  const seams = placed(SEAM, AXIS, y, 1, turn);
  sketch.part(outline, { fill: sketch.tones.base, weave: 'fleece', height: 0.72, edge: 0.3 });
  sketch.within(outline, () => {
    sketch.paint(
      `<path d="${seams}" fill="none" stroke="${sketch.tones.seam}" stroke-width="7" opacity=".35"/><path d="${seams}" fill="none" stroke="${WHITE}" stroke-width="4.6"/>`,
    );
  });
  sketch.groove(seams, 7, -0.5);
  sketch.top(`<circle cx="${AXIS}" cy="${y}" r="${RADIUS}" fill="url(#tb)"/>`);
}

function band(sketch: Sketch, back: boolean): void {
  const { accent } = sketch.tones;
  const { print, house } = sketch.spec;
  const { top, height } = BAND;
  const isWhite = print === 'stripe' || print === 'logo';
  const ink = isWhite ? accent : WHITE;
  const rules =
    print === 'stripe'
      ? `<path d="M150 ${top + 4}H250M150 ${top + height - 4}H250" stroke="${accent}" stroke-width="4"/>`
      : '';
  const lower = print === 'colourblock' ? `<path d="M150 ${top + 38}H250V${top + height}H150Z" fill="${WHITE}"/>` : '';
  const name = back
    ? `<path d="M166 ${top + 16}H234M166 ${top + 25}H222M166 ${top + 34}H228" stroke="${ink}" stroke-width="3"/>`
    : wordmark(AXIS, top + (print === 'colourblock' ? 15 : 19), 84, { color: ink, weight: 2.2, house });
  sketch.top(
    `<path d="M150 ${top}H250V${top + height}H150Z" fill="${isWhite ? WHITE : accent}"/>${lower}${rules}${name}`,
  );
}

export const tennisBalls: CutDrawing = {
  stage: 'floor',
  kids: [0.86, 0.86],
  draw(sketch, back) {
    const c = sketch.chance;
    sketch.shows('four-balls', 'curved-seams');
    sketch.ground(208, 448, 66, 10, 0.6);
    sketch.define(
      'tb',
      () =>
        '<radialGradient id="tb" cx=".36" cy=".3" r=".78"><stop stop-color="#fff" stop-opacity=".42"/><stop offset=".35" stop-color="#fff" stop-opacity=".04"/><stop offset=".7" stop-color="#000" stop-opacity=".08"/><stop offset="1" stop-color="#2a2a00" stop-opacity=".42"/></radialGradient>',
    );
    sketch.define(
      'tw',
      () =>
        '<linearGradient id="tw"><stop stop-color="#20302a" stop-opacity=".5"/><stop offset=".05" stop-color="#fff" stop-opacity=".5"/><stop offset=".13" stop-color="#fff" stop-opacity=".06"/><stop offset=".2" stop-color="#fff" stop-opacity=".46"/><stop offset=".27" stop-color="#fff" stop-opacity=".04"/><stop offset=".8" stop-color="#000" stop-opacity=".03"/><stop offset=".93" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#20302a" stop-opacity=".5"/></linearGradient>',
    );
    sketch.reach(box(145, 46, 110, 404));
    sketch.paint(`<path d="${TUBE}" fill="#e9eeea" opacity=".6"/>`);
    for (const y of BALLS) ball(sketch, y, c.between(-70, 70) + (back ? 90 : 0));
    band(sketch, back);
    sketch.top(
      `<path d="${TUBE}" fill="url(#tw)"/><path d="${TUBE}" fill="none" stroke="#4b5a52" stroke-opacity=".5" stroke-width="1.2"/>`,
    );
    const rims: readonly (readonly [d: string, fill: string])[] = [
      [box(145, 46, 110, 24, 6), sketch.tones.accent],
      [box(147, 434, 106, 16, 5), '#c9c7bf'],
    ];
    for (const [d, fill] of rims) sketch.top(`<path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#tw)"/>`);
    const ribs = Array.from({ length: 17 }, (_none, at) => `M${short(151 + at * 6.1)} 52V68`).join('');
    sketch.top(`<path d="${ribs}" stroke="#000" stroke-opacity=".22" stroke-width="1.6"/>`);
  },
};
