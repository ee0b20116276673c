import type { Cut, DrawingSpec } from '../drawing-spec';
import type { Frame } from '../material/backdrop';
import { chanceOf } from '../material/chance';
import { clothOf } from '../material/cloth';
import { wordmark } from '../material/emblem';
import { reliefFilter, shadowFilters } from '../material/light';
import { lens, short } from '../material/outline';
import { printTile } from '../material/print';
import type { Tile } from '../material/texture';
import type { Tones } from '../material/tones';
import { tonesOf } from '../material/tones';
import { macroOf } from './macro-weave';

/** What is made of one piece: no seam is sewn, the name is pressed into it. */
const UNSEWN: ReadonlySet<Cut> = new Set(['bottle', 'e-book', 'gift-card', 'yoga-mat', 'racket']);

/** How much larger than on the garment a print stands under the glass. */
const NEARNESS = 4.2;

function pattern(id: string, tile: Tile, transform: string): string {
  return `<pattern id="${id}" width="${short(tile.width)}" height="${short(tile.height)}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${tile.body}</pattern>`;
}

/** The seam's edge: the upper cloth lies to its right; returned as the piece of cloth from there on. */
function lap(f: Frame, x: number, bow: number): string {
  const bottom = f.y + f.height + 60;
  return `M${short(x)} ${short(f.y - 60)}Q${short(x + bow)} ${short(f.y + f.height / 2)} ${short(x - 4)} ${short(bottom)}H${short(f.x + f.width + 60)}V${short(f.y - 60)}Z`;
}

function row(f: Frame, x: number, bow: number): string {
  return `M${short(x)} ${short(f.y - 20)}Q${short(x + bow)} ${short(f.y + f.height / 2)} ${short(x - 4)} ${short(f.y + f.height + 20)}`;
}

/** A row of real thread: each stitch a small twisted cord sunk into the cloth at both ends. */
function thread(d: string, color: string, shade: string): string {
  const dash = ' stroke-dasharray="13 8"';
  return (
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${shade}" stroke-width="6.5" opacity=".55"${dash} transform="translate(1.2 1.8)"/>` +
    `<path d="${d}" stroke="${color}" stroke-width="4.6"${dash}/><path d="${d}" stroke="#fff" stroke-width="1.4" opacity=".4"${dash} transform="translate(-1-.6)"/>` +
    `<path d="${d}" stroke="${shade}" stroke-width="4.6" opacity=".22" stroke-dasharray="1.4 2.8" stroke-linecap="butt"/></g>`
  );
}

function folds(spec: DrawingSpec, f: Frame): string {
  const c = chanceOf('folds', spec.cut, spec.seed);
  let high = '';
  let low = '';
  for (let i = 0; i < 3; i++) {
    const y = f.y + f.height * (0.12 + i * 0.34) + c.between(-30, 30);
    const rise = c.between(60, 150);
    high += lens(f.x - 60, y + rise, f.x + f.width + 60, y - rise, c.between(-30, 30), c.between(28, 44));
    low += lens(f.x - 60, y + rise + 64, f.x + f.width + 60, y - rise + 70, c.between(-30, 30), c.between(20, 32));
  }
  return `<path d="${high}" fill="#fff" opacity=".42"/><path d="${low}" fill="#000" opacity=".42"/>`;
}

/** A woven label, sewn on at both ends, its weave visible. */
function wovenLabel(t: Tones, x: number, y: number, lean: number): string {
  const light = t.lightness > 0.75;
  const ground = light ? '#1d1a16' : '#f1eadb';
  const ink = light ? '#f1eadb' : '#1d1a16';
  return (
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(lean)})"><path d="M-78-25H78V25H-78Z" fill="#000" opacity=".5" filter="url(#o)" transform="translate(3 5)"/>` +
    `<path d="M-78-25H78V25H-78Z" fill="${ground}"/><path d="M-78-25H78V25H-78Z" fill="url(#lw)"/>${wordmark(0, -11, 112, ink, 2.6)}` +
    `<path d="M-71-25V25M71-25V25" stroke="${ink}" stroke-width="1.8" stroke-dasharray="5 3" opacity=".75"/><path d="M-78-25H78" stroke="#fff" stroke-opacity=".5"/><path d="M-78 25H78" stroke="#000" stroke-opacity=".3"/></g>`
  );
}

function pressedName(f: Frame, color: string): string {
  const x = f.x + f.width / 2;
  const y = f.y + f.height * 0.5;
  return `<g opacity=".85">${wordmark(x + 1.4, y + 1.8, 220, '#fff', 2.2)}${wordmark(x, y, 220, color, 2.2)}</g>`;
}

/**
 * The fabric view: the cloth so near that its threads show, lying in a soft fold, a seam with its topstitching and the
 * house's label crossing it. Things made of one piece show the name pressed into the material instead.
 */
export function drawCloseup(spec: DrawingSpec, f: Frame): string {
  const t = tonesOf(spec);
  const c = chanceOf('closeup', spec.cut, spec.seed);
  const sewn = !UNSEWN.has(spec.cut) && spec.fabric !== 'metal';
  const macro = macroOf(spec.fabric, t);
  const x = f.x + f.width * c.between(0.52, 0.66);
  const bow = c.between(-16, 16);
  const sheet = `M${short(f.x - 60)} ${short(f.y - 60)}h${short(f.width + 120)}v${short(f.height + 120)}h${short(-f.width - 120)}Z`;
  const print = printTile(spec.print, t, chanceOf('print', spec.seed));
  const turn = (extra: number): string => `rotate(${short(macro.turn + extra)})`;
  const defs = [
    reliefFilter(
      t,
      { ...clothOf(spec.fabric), soft: macro.soft },
      { x: f.x - 45, y: f.y - 45, width: f.width + 90, height: f.height + 90 },
    ),
    shadowFilters(),
    pattern('mh', macro.height, turn(0)),
    pattern('mk', macro.height, turn(7)),
    macro.colour === undefined ? '' : pattern('mc', macro.colour, turn(0)) + pattern('md', macro.colour, turn(7)),
    print === undefined
      ? ''
      : pattern('pr', print, `scale(${NEARNESS})`) + pattern('ps', print, `rotate(7) scale(${NEARNESS})`),
    '<pattern id="lw" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 .5H3M.5 0V3" stroke="#000" stroke-width=".7" opacity=".14"/></pattern>',
  ].join('');
  const over = lap(f, x, bow);
  const cloth = (d: string, printId: string, colourId: string): string =>
    `<path d="${d}" fill="${t.base}"/>` +
    (print === undefined ? '' : `<path d="${d}" fill="url(#${printId})"/>`) +
    (macro.colour === undefined ? '' : `<path d="${d}" fill="url(#${colourId})"/>`);
  const block = spec.print === 'colourblock' ? `<path d="${over}" fill="${t.accent}" opacity=".92"/>` : '';
  const painted = sewn
    ? `${cloth(sheet, 'pr', 'mc')}<path d="${over}" fill="${t.shade}" opacity=".6" filter="url(#o)" transform="translate(-3 2)"/>${cloth(over, 'ps', 'md')}${block}`
    : cloth(sheet, 'pr', 'mc');
  const heights = sewn
    ? `<path d="${sheet}" fill="url(#mh)"/><path d="${over}" fill="url(#mk)"/><path d="${row(f, x + 6, bow)}" fill="none" stroke="#fff" stroke-width="12" opacity=".3"/><path d="${row(f, x + 15, bow)}${row(f, x + 35, bow)}" fill="none" stroke="#000" stroke-width="9" opacity=".3"/>`
    : `<path d="${sheet}" fill="url(#mh)"/>`;
  const light = `<g filter="url(#R)">${heights}${spec.fabric === 'metal' ? '' : folds(spec, f)}</g>`;
  const marks = sewn
    ? thread(row(f, x + 15, bow), t.stitch, t.shade) +
      thread(row(f, x + 35, bow), t.stitch, t.shade) +
      wovenLabel(t, x - 4, f.y + f.height * c.between(0.56, 0.72), c.between(-7, 3))
    : pressedName(f, spec.print === 'solid' ? t.seam : t.accent);
  return `<defs>${defs}</defs>${painted}${light}${marks}`;
}
