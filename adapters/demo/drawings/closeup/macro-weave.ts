import type { Fabric } from '../spec/drawing-spec';
import { chanceOf } from '../material/chance';
import { short } from '../material/outline';
import type { Tile } from '../material/texture';
import { hairs } from '../material/texture';
import type { Tones } from '../material/tones';
import { grainTile } from './grain';

/** A height tile for lighting (white is high) and a colour tile. */
export interface Macro {
  readonly height: Tile;
  readonly colour?: Tile;
  readonly soft: number;
  readonly turn: number;
}

function tile(width: number, height: number, ground: string, body: string): Tile {
  return { width, height, body: `<path d="M0 0H${short(width)}V${short(height)}H0Z" fill="${ground}"/>${body}` };
}

function clear(width: number, height: number, body: string): Tile {
  return { width, height, body };
}

function loops(w: number, h: number): string {
  let d = '';
  for (const y of [-h, 0, h]) {
    const p = (x: number, v: number): string => `${short(x * w)} ${short(y + v * h)}`;
    d += `M${p(0.04, -0.3)}C${p(0.3, -0.22)} ${p(0.52, 0.3)} ${p(0.48, 0.86)}C${p(0.22, 0.78)} ${p(-0.02, 0.3)} ${p(0.04, -0.3)}Z`;
    d += `M${p(0.96, -0.3)}C${p(0.7, -0.22)} ${p(0.48, 0.3)} ${p(0.52, 0.86)}C${p(0.78, 0.78)} ${p(1.02, 0.3)} ${p(0.96, -0.3)}Z`;
  }
  return d;
}

function knitted(w: number, h: number, t: Tones, soft: number): Macro {
  const d = loops(w, h);
  const strand = (x: number): string =>
    `M${short(x * w)} ${short(-0.1 * h)}Q${short(w * (0.5 + (x - 0.5) * 0.7))} ${short(h * 0.3)} ${short(w * (0.5 + (x - 0.5) * 0.24))} ${short(h * 0.7)}`;
  const fibres = [0.14, 0.26, 0.86, 0.74].map(strand).join('');
  return {
    height: tile(w, h, '#2a2a2a', `<path d="${d}" fill="#d8d8d8"/>`),
    colour: clear(
      w,
      h,
      `<path d="M0 0H${w}V${h}H0Z${d}" fill-rule="evenodd" fill="${t.shade}" opacity=".4"/><path d="${fibres}" fill="none" stroke="${t.glow}" stroke-width="${short(w / 26)}" opacity=".3"/>`,
    ),
    soft,
    turn: 0,
  };
}

function ribbed(t: Tones): Macro {
  const d = loops(20, 17);
  return {
    height: tile(
      36,
      17,
      '#1c1c1c',
      `<g transform="translate(8 0)"><path d="M-3-9H23V30H-3Z" fill="#777"/><path d="${d}" fill="#eee"/></g>`,
    ),
    colour: clear(
      36,
      17,
      `<path d="M0 0H7V17H0ZM29 0H36V17H29Z" fill="${t.shade}" opacity=".45"/><path d="M0 8Q3 4 7 8M29 8Q33 4 36 8" fill="none" stroke="${t.glow}" stroke-width="1.4" opacity=".25"/>`,
    ),
    soft: 1.6,
    turn: 0,
  };
}

function waffled(t: Tones): Macro {
  const cells = 'M11 1 21 11 11 21 1 11ZM33 23 43 33 33 43 23 33Z';
  const hollows = 'M11 5 17 11 11 17 5 11ZM33 27 39 33 33 39 27 33Z';
  return {
    height: tile(44, 44, '#dcdcdc', `<path d="${cells}" fill="#8a8a8a"/><path d="${hollows}" fill="#3a3a3a"/>`),
    colour: clear(44, 44, `<path d="${hollows}" fill="${t.shade}" opacity=".3"/>`),
    soft: 1.8,
    turn: 0,
  };
}

function woven(p: number, rough: number, soft: number): Macro {
  const c = chanceOf('woven', p);
  const n = 6;
  let over = '';
  let under = '';
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      const w = p * (0.9 + c.between(-rough, rough));
      const h = p * (0.72 + c.between(-rough, rough));
      const [cx, cy] = [(x + 0.5) * p, (y + 0.5) * p];
      if ((x + y) % 2 === 0)
        over += `M${short(cx - w * 0.58)} ${short(cy - h / 2)}h${short(w * 1.16)}v${short(h)}h${short(-w * 1.16)}Z`;
      else under += `M${short(cx - h / 2)} ${short(cy - w * 0.58)}v${short(w * 1.16)}h${short(h)}v${short(-w * 1.16)}Z`;
    }
  }
  return {
    height: tile(n * p, n * p, '#303030', `<path d="${over}" fill="#e0e0e0"/><path d="${under}" fill="#b8b8b8"/>`),
    soft,
    turn: 2,
  };
}

function twill(p: number, t: Tones, weft: boolean): Macro {
  const c = chanceOf('twill', p);
  const n = 8;
  const size = n * p;
  let ribs = '';
  let pale = '';
  let deep = '';
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      const cx = x * p;
      const cy = y * p;
      const at = (dx: number, dy: number): string => `${short(cx + dx * p)} ${short(cy + dy * p)}`;
      const j = c.between(-0.08, 0.08);
      if ((x + y) % 2 === 0)
        ribs += `M${at(0, 1.5 + j)}Q${at(0.2, 0.3)} ${at(0.9, -0.4)}Q${at(1.3, 0.6)} ${at(0.5, 1.6)}Z`;
      if ((x + y) % 2 === 1 && c.maybe(0.8)) pale += `M${at(0.1, 0.8)}L${at(0.8, 0.1 + j)}`;
      if (c.maybe(0.25)) deep += `M${at(0.3, 1)}L${at(0.8, 0)}`;
    }
  }
  return {
    height: tile(size, size, '#444', `<path d="${ribs}" fill="#e2e2e2"/>`),
    colour: clear(
      size,
      size,
      `<path d="${deep}" stroke="${t.shade}" stroke-width="${short(p * 0.5)}" opacity=".3"/>${weft ? `<path d="${pale}" stroke="#e9e4d8" stroke-width="${short(p * 0.26)}" stroke-linecap="round" opacity=".6"/>` : ''}`,
    ),
    soft: p / 6,
    turn: 0,
  };
}

function hairy(name: string, t: Tones, count: number, length: number, width: number, soft: number): Macro {
  const size = 64;
  const dark = hairs(`${name}1`, size, count, length, 3.1);
  const light = hairs(`${name}2`, size, count, length, 3.1);
  const high = hairs(`${name}3`, size, count, length * 0.8, 3.1);
  const stroke = (d: string, color: string, opacity: string): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  return {
    height: tile(size, size, '#808080', stroke(dark, '#000', '.5') + stroke(high, '#fff', '.6')),
    colour: clear(size, size, stroke(dark, t.shade, '.16') + stroke(light, t.glow, '.2')),
    soft,
    turn: 0,
  };
}

function meshed(t: Tones): Macro {
  const hole = (x: number, y: number): string =>
    `M${x} ${y - 6}Q${x + 5.5} ${y - 5} ${x + 5.5} ${y}Q${x + 5.5} ${y + 5} ${x} ${y + 6}Q${x - 5.5} ${y + 5} ${x - 5.5} ${y}Q${x - 5.5} ${y - 5} ${x} ${y - 6}Z`;
  const d = [
    [0, 0],
    [24, 0],
    [0, 28],
    [24, 28],
    [12, 14],
  ]
    .map(([x = 0, y = 0]) => hole(x, y))
    .join('');
  return {
    height: tile(
      24,
      28,
      '#d0d0d0',
      `<path d="${d}" fill="#000"/><path d="M6 7 18 21M18 7 6 21" stroke="#fff" stroke-width="2.4" opacity=".5"/>`,
    ),
    colour: clear(
      24,
      28,
      `<path d="${d}" fill="${t.shade}" opacity=".72"/><path d="M4 10 8 18M16 10 20 18M10 2 14 6" stroke="${t.glow}" stroke-width="1" opacity=".3"/>`,
    ),
    soft: 1.4,
    turn: 0,
  };
}

function wales(): Macro {
  return {
    height: tile(
      20,
      40,
      '#111',
      '<path d="M3 0H17V40H3Z" fill="#ccc"/><path d="M6 0H14V40H6Z" fill="#fff"/><path d="M3 6h14M3 17h14M3 29h14" stroke="#000" stroke-width="1.2" opacity=".16"/>',
    ),
    soft: 2.2,
    turn: 0,
  };
}

function checkedNylon(t: Tones): Macro {
  const grid = 'M0 1.5H34M1.5 0V34';
  const fine = 'M0 9H34M0 17H34M0 25H34M9 0V34M17 0V34M25 0V34';
  return {
    height: tile(
      34,
      34,
      '#707070',
      `<path d="${grid}" stroke="#fff" stroke-width="2.6"/><path d="${fine}" stroke="#000" stroke-width="1" opacity=".22"/>`,
    ),
    colour: clear(34, 34, `<path d="${grid}" stroke="${t.glow}" stroke-width="1.8" opacity=".22"/>`),
    soft: 0.9,
    turn: 0,
  };
}

function brushed(): Macro {
  return {
    height: tile(
      90,
      90,
      '#808080',
      `<path d="${hairs('brushed', 90, 130, 46, 0.01)}" stroke="#fff" stroke-width=".8" opacity=".34"/><path d="${hairs('brushed2', 90, 130, 46, 0.01)}" stroke="#000" stroke-width=".8" opacity=".34"/>`,
    ),
    soft: 0.7,
    turn: 0,
  };
}

export function macroOf(fabric: Fabric, t: Tones): Macro {
  switch (fabric) {
    case 'knit':
      return knitted(34, 29, t, 2.2);
    case 'rib':
      return ribbed(t);
    case 'pique':
      return waffled(t);
    case 'cotton':
      return knitted(11, 9.5, t, 0.9);
    case 'denim':
      return twill(7, t, true);
    case 'wool':
      return hairy('wool', t, 95, 10, 1.2, 1);
    case 'fleece':
      return hairy('fleece', t, 90, 8, 3.4, 2);
    case 'suede':
      return hairy('suede', t, 100, 3.6, 1.3, 0.8);
    case 'linen':
      return woven(7.4, 0.24, 0.9);
    case 'canvas':
      return woven(12, 0.08, 1.6);
    case 'poplin':
      return woven(4.6, 0.05, 0.6);
    case 'nylon':
      return woven(3.6, 0.02, 0.5);
    case 'satin':
      return { ...woven(2.6, 0.02, 1.3), turn: 45 };
    case 'ripstop':
      return checkedNylon(t);
    case 'mesh':
      return meshed(t);
    case 'corduroy':
      return wales();
    case 'leather':
      return { height: grainTile('leather', 74, 7, 0.34), soft: 1.2, turn: 14 };
    case 'rubber':
      return { height: grainTile('rubber', 49, 7, 0.06), soft: 1.1, turn: 0 };
    case 'metal':
      return brushed();
  }
}
