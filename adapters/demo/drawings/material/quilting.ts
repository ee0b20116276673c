import { AXIS, across, compact, lens, short } from './outline';
import type { Sketch } from './sketch';

function puckers(sketch: Sketch, pitch: number, reach: number): string {
  const c = sketch.chance;
  let d = '';
  const max = Math.floor(reach / 12.5);
  for (let i = -max; i <= max; i++) {
    const x = AXIS + i * 12.5 + c.between(-5, 5);
    const depth = pitch * c.between(0.24, 0.52) * (i % 2 === 0 ? 1 : -1);
    d += lens(x, depth > 0 ? 3 : -1, x + c.between(-3, 3), depth, 0, 2.2);
  }
  return compact(d);
}

interface Quilt {
  readonly top: number;
  readonly bottom: number;
  readonly pitch: number;
  readonly reach?: number;
}

function rowAt(reach: number): string {
  return across(`M${AXIS} 5Q${AXIS + reach * 0.5} 4 ${AXIS + reach} 0`);
}

export function quiltRows(sketch: Sketch, { top, bottom, pitch, reach = 116 }: Quilt): void {
  // A figure is shown smaller, and in lists smaller still: a thin row would be lost there.
  const worn = sketch.spec.view === 'worn';
  sketch.define(
    'q2',
    () =>
      `<path id="q2" d="${compact(rowAt(reach))}" fill="none" stroke="${sketch.tones.seam}" stroke-width="${worn ? 2 : 0.9}" opacity=".9"/>`,
  );
  for (let y = top; y < bottom; y += pitch) sketch.paint(`<use href="#q2" y="${y}"/>`);
}

export function baffles(sketch: Sketch, quilt: Quilt): void {
  const { top, bottom, pitch, reach = 116 } = quilt;
  sketch.shows('quilting');
  const tube = across(`M${AXIS} ${pitch / 2 + 5}Q${AXIS + reach * 0.5} ${pitch / 2 + 4} ${AXIS + reach} ${pitch / 2}`);
  const line = (d: string, grey: string, width: number, opacity: string): string =>
    `<path d="${compact(d)}" fill="none" stroke="${grey}" stroke-width="${short(width)}" opacity="${opacity}"/>`;
  sketch.define(
    'q0',
    () =>
      `<g id="q0">${line(rowAt(reach), '#000', 4, '.55')}${line(tube, '#fff', pitch * 0.42, '.3')}<path d="${puckers(sketch, pitch, reach)}" opacity=".45"/></g>`,
  );
  sketch.define('q1', () => `<g id="q1"><path d="${puckers(sketch, pitch, reach)}" opacity=".4"/></g>`);
  quiltRows(sketch, quilt);
  for (let y = top, i = 0; y < bottom; y += pitch, i++) {
    sketch.relief(
      `<use href="#q0" ${i % 2 === 0 ? `y="${y}"` : `transform="matrix(-1 0 0 1 400 ${y})"`}/><use href="#q1" x="${(i * 7) % 10}" y="${y}"/>`,
    );
  }
}
