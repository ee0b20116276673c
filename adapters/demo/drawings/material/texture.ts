import type { Fabric } from '../spec/drawing-spec';
import { chanceOf } from './chance';
import { short } from './outline';
import type { Tones } from './tones';

export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

function strokes(d: string, color: string, width: number, opacity: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`;
}

export function hairs(seed: string, tile: number, count: number, length: number, lean: number): string {
  const chance = chanceOf(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = chance.between(0, tile);
    const y = chance.between(0, tile);
    const turn = chance.between(-lean, lean);
    d += `M${short(x)} ${short(y)}l${short(Math.cos(turn) * length)} ${short(Math.sin(turn) * length)}`;
  }
  return d;
}

function fuzz(tones: Tones, name: string, count: number, length: number, lean: number, opacity: number): Tile {
  const size = 22;
  const dark = strokes(hairs(`${name}d`, size, count, length, lean), tones.shade, 0.7, opacity);
  const light = strokes(
    hairs(`${name}l`, size, count, length, lean),
    tones.glow,
    0.7,
    tones.dark ? opacity * 0.55 : opacity,
  );
  return { width: size, height: size, body: dark + light };
}

function lines(
  width: number,
  height: number,
  tones: Tones,
  dark: string,
  light: string,
  weight: number,
  opacity: number,
): Tile {
  return {
    width,
    height,
    body: strokes(dark, tones.shade, weight, opacity) + strokes(light, tones.glow, weight, opacity * 0.9),
  };
}

function knitTile(t: Tones): Tile {
  const strands = 'M.7-.4 2.3 2.6M4.3-.4 2.7 2.6M.7 3.6 2.3 6.6M4.3 3.6 2.7 6.6';
  return {
    width: 5,
    height: 4,
    body:
      `<path d="M0 0V4M5 0V4" stroke="${t.shade}" stroke-width="1" opacity="${t.dark ? '.6' : '.3'}"/>` +
      `<path d="M.8 1.8 2.5 4.6 4.2 1.8M.8-2.2 2.5.6 4.2-2.2" fill="none" stroke="${t.shade}" stroke-width=".6" opacity="${t.dark ? '.6' : '.34'}"/>` +
      `<path d="${strands}" stroke="${t.glow}" stroke-width=".7" opacity="${t.dark ? '.2' : '.4'}"/>`,
  };
}

/** Returns a seamless tile of the weave; undefined for smooth fabrics. */
export function weaveTile(fabric: Fabric, t: Tones): Tile | undefined {
  switch (fabric) {
    case 'denim':
      return lines(2.6, 2.6, t, 'M-1 1 1-1M-1 3.6 3.6-1M1.6 3.6 3.6 1.6', 'M-1 2.3 2.3-1M.3 3.6 3.6 .3', 0.6, 0.27);
    case 'rib':
      return lines(4, 8, t, 'M.6 0V8', 'M2.6 0V8', 1.2, 0.26);
    case 'pique':
      return {
        width: 5,
        height: 5,
        body: `<path d="M1.2 0 2.4 1.2 1.2 2.4 0 1.2ZM3.7 2.5 4.9 3.7 3.7 4.9 2.5 3.7Z" fill="${t.shade}" opacity="${t.dark ? '.5' : '.24'}"/><path d="M2.5 1.2 3.7 0 4.9 1.2M0 3.7 1.2 2.5 2.4 3.7" fill="none" stroke="${t.glow}" stroke-width=".5" opacity="${t.dark ? '.22' : '.5'}"/>`,
      };
    case 'corduroy':
      return lines(4.6, 8, t, 'M.5 0V8', 'M2.6 0V8', 1.5, 0.36);
    case 'knit':
      return knitTile(t);
    case 'mesh':
      return {
        width: 4,
        height: 4,
        body: `<path d="M1 .2a.8.8 0 100 1.6.8.8 0 100-1.6M3 2.2a.8.8 0 100 1.6.8.8 0 100-1.6" fill="${t.shade}" opacity=".42"/>`,
      };
    case 'fleece':
      return fuzz(t, 'fleece', 38, 1.5, 3.1, 0.09);
    case 'wool':
      return fuzz(t, 'wool', 38, 2, 3.1, 0.17);
    case 'suede':
      return fuzz(t, 'suede', 40, 0.9, 3.1, 0.15);
    case 'leather':
      return fuzz(t, 'leather', 28, 1.6, 3.1, 0.14);
    case 'linen': {
      const dark = `${hairs('linen', 28, 26, 9, 0.03)}M5 0V28M13 0V28M22 0V28`;
      return {
        width: 28,
        height: 28,
        body: strokes(dark, t.shade, 0.5, 0.13) + strokes(hairs('linenl', 28, 26, 8, 0.03), t.glow, 0.6, 0.2),
      };
    }
    case 'canvas':
      return lines(3, 3, t, 'M0 .5H1.6M1.5 2H3', 'M.5 1V3M2.2 0V1.6', 0.7, 0.26);
    case 'ripstop':
      return lines(7, 7, t, 'M.5 0V7M0 .5H7', 'M1.3 0V7M0 1.3H7', 0.5, 0.28);
    case 'metal':
      return lines(40, 3, t, 'M0 .5H40', 'M0 2H40', 0.6, 0.12);
    case 'poplin':
    case 'nylon':
    case 'satin':
    case 'rubber':
      // Lines this fine cause moiré in small pictures.
      return undefined;
    case 'cotton':
      return lines(5.2, 4, t, 'M.4 0V2.2M2.9 1.4V4M4.2 0V1.4', 'M1.6 0V2.4M3.9 1.8V4', 0.6, 0.09);
  }
}
