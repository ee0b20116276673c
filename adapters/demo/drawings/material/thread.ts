import { compact, short } from './outline';
import type { Sketch } from './sketch';

function line(d: string, color: string, width: number, more = ''): string {
  return `<path d="${compact(d)}" fill="none" stroke="${color}" stroke-width="${short(width)}"${more}/>`;
}

export function seam(sketch: Sketch, d: string, width = 0.9): void {
  sketch.paint(line(d, sketch.tones.seam, width, ' stroke-linecap="round"'));
  sketch.groove(d, 1.6, -0.45);
}

export function topstitch(sketch: Sketch, d: string, color = sketch.tones.stitch): void {
  sketch.paint(line(d, color, 0.8, ' stroke-dasharray="2.4 1.3"'));
}

export function twinStitch(sketch: Sketch, d: string, dy = 2.6): void {
  sketch.paint(
    `<g fill="none" stroke="${sketch.tones.stitch}" stroke-width=".7" stroke-dasharray="2.2 1.2"><path d="${compact(d)}"/><path d="${compact(d)}" transform="translate(0 ${short(dy)})"/></g>`,
  );
}

export function ribbing(sketch: Sketch, middle: string, width: number, pitch = 3): void {
  const gap = short(pitch * 0.6);
  const rib = short(pitch * 0.4);
  sketch.paint(line(middle, sketch.tones.shade, width, ` stroke-dasharray="${rib} ${gap}" opacity=".28"`));
  sketch.paint(
    line(
      middle,
      sketch.tones.glow,
      width,
      ` stroke-dasharray="${rib} ${gap}" stroke-dashoffset="${short(pitch / 2)}" opacity=".2"`,
    ),
  );
}

export function zip(sketch: Sketch, d: string, puller?: readonly [number, number], metal = '#b9b6ae'): void {
  sketch.shows('zip');
  const tape = sketch.tones.dark ? sketch.tones.inside : sketch.tones.seam;
  sketch.top(line(d, tape, 5.4) + line(d, metal, 3, ' stroke-dasharray="1 .9"') + line(d, '#55524c', 0.7));
  if (puller === undefined) return;
  const [x, y] = puller;
  sketch.top(
    `<g transform="translate(${short(x)} ${short(y)})"><path d="M-2.6-2H2.6V4.5H-2.6Z" fill="${metal}" stroke="#4a4741" stroke-width=".5"/><path d="M-1.7 4H1.7L2.3 15Q0 17-2.3 15Z" fill="${metal}" stroke="#4a4741" stroke-width=".5"/></g>`,
  );
}

export function button(sketch: Sketch, x: number, y: number, r = 3.4, color = '#e9e2d3'): void {
  sketch.shows('buttons');
  sketch.define(
    'bt',
    () =>
      `<g id="bt"><circle r="3.4" cx=".6" cy="1" fill="#000" opacity=".35"/><circle r="3.4" fill="${color}" stroke="#000" stroke-opacity=".35" stroke-width=".5"/><circle r="2.3" fill="none" stroke="#000" stroke-opacity=".18" stroke-width=".7"/><path d="M-1-1h.01M1-1h.01M-1 1h.01M1 1h.01" stroke="#000" stroke-opacity=".6" stroke-width=".9" stroke-linecap="round"/></g>`,
  );
  const scale = r === 3.4 ? '' : ` scale(${short(r / 3.4)})`;
  sketch.top(`<use href="#bt" transform="translate(${short(x)} ${short(y)})${scale}"/>`);
}

export function cord(sketch: Sketch, d: string, color: string, width = 3): void {
  sketch.shows('cord');
  sketch.reach(d, width / 2);
  sketch.top(
    line(d, sketch.tones.shade, width + 1, ' opacity=".4" transform="translate(1.2 1.8)" stroke-linecap="round"') +
      line(d, color, width, ' stroke-linecap="round"') +
      line(d, '#fff', width * 0.3, ' opacity=".25" stroke-linecap="round"'),
  );
}

export function label(sketch: Sketch, x: number, y: number, width: number, height: number, color = '#f3ede0'): void {
  sketch.paint(
    `<g transform="translate(${short(x - width / 2)} ${short(y)})"><path d="M0 0H${short(width)}V${short(height)}H0Z" fill="${color}"/><path d="M${short(width * 0.22)} ${short(height * 0.5)}H${short(width * 0.78)}" stroke="#26221b" stroke-width="${short(height * 0.28)}" stroke-dasharray="1.6 .8"/></g>`,
  );
}

export function rivet(sketch: Sketch, x: number, y: number, r = 1.7, color = '#b98a55'): void {
  sketch.top(
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${color}" stroke="#000" stroke-opacity=".5" stroke-width=".5"/><circle cx="${short(x - r * 0.3)}" cy="${short(y - r * 0.35)}" r="${short(r * 0.35)}" fill="#fff" opacity=".7"/>`,
  );
}
