import type { Hex } from '../material/colour';
import type { Sketch } from '../material/sketch';

export function sheet(sketch: Sketch, d: string, color: Hex): void {
  sketch.part(d, { fill: color, weave: 'none', height: 0, edge: 0.3 });
}

export function glare(sketch: Sketch, d: string): void {
  sketch.define(
    'gl',
    () =>
      '<linearGradient id="gl" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".42" stop-color="#fff" stop-opacity=".02"/><stop offset=".6" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>',
  );
  sketch.top(`<path d="${d}" fill="url(#gl)"/>`);
}
