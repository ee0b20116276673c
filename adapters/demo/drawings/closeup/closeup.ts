import type { Cut, DrawingSpec } from '../spec/drawing-spec';
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
import type { Macro } from './macro-weave';

const UNSEWN: ReadonlySet<Cut> = new Set([
  'bottle',
  'squeeze-bottle',
  'flask',
  'travel-mat',
  'e-book',
  'plan',
  'gift-card',
  'yoga-mat',
  'racket',
  'gift-wrap',
  'stringing',
]);

const NEARNESS = 4.2;

const LAP_TURN = 7;

function pattern(id: string, tile: Tile, transform: string): string {
  return `<pattern id="${id}" width="${short(tile.width)}" height="${short(tile.height)}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${tile.body}</pattern>`;
}

interface Course {
  readonly top: number;
  readonly bottom: number;
  readonly bow: number;
}

function row(f: Frame, c: Course, by: number, over = 20): string {
  const lean = ((c.bottom - c.top) / f.height) * over;
  return `M${short(c.top + by - lean)} ${short(f.y - over)}Q${short((c.top + c.bottom) / 2 + by + c.bow)} ${short(f.y + f.height / 2)} ${short(c.bottom + by + lean)} ${short(f.y + f.height + over)}`;
}

function lap(f: Frame, c: Course): string {
  return `${row(f, c, 0, 60)}H${short(f.x + f.width + 60)}V${short(f.y - 60)}Z`;
}

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

function wovenLabel({ tones: t, spec: { house } }: Scene, x: number, y: number, lean: number): string {
  const light = t.lightness > 0.75;
  const ground = light ? '#1d1a16' : '#f1eadb';
  const ink = light ? '#f1eadb' : '#1d1a16';
  return (
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(lean)})"><path d="M-78-25H78V25H-78Z" fill="#000" opacity=".5" filter="url(#o)" transform="translate(3 5)"/>` +
    `<path d="M-78-25H78V25H-78Z" fill="${ground}"/><path d="M-78-25H78V25H-78Z" fill="url(#lw)"/>${wordmark(0, -11, 112, { color: ink, weight: 2.6, house })}` +
    `<path d="M-71-25V25M71-25V25" stroke="${ink}" stroke-width="1.8" stroke-dasharray="5 3" opacity=".75"/><path d="M-78-25H78" stroke="#fff" stroke-opacity=".5"/><path d="M-78 25H78" stroke="#000" stroke-opacity=".3"/></g>`
  );
}

function pressedName({ frame: f, spec: { house } }: Scene, color: string): string {
  const x = f.x + f.width / 2;
  const y = f.y + f.height * 0.5;
  return `<g opacity=".85">${wordmark(x + 1.4, y + 1.8, 220, { color: '#fff', weight: 2.2, house })}${wordmark(x, y, 220, { color, weight: 2.2, house })}</g>`;
}

interface Scene {
  readonly spec: DrawingSpec;
  readonly tones: Tones;
  readonly frame: Frame;
  readonly macro: Macro;
  readonly print: Tile | undefined;
  readonly course: Course;
}

function definitions({ spec, tones, frame: f, macro, print }: Scene): string {
  const turn = (extra: number): string => `rotate(${short(macro.turn + extra)})`;
  const area = { x: f.x - 45, y: f.y - 45, width: f.width + 90, height: f.height + 90 };
  const colour = macro.colour;
  const parts = [
    reliefFilter(tones, { ...clothOf(spec.fabric), soft: macro.soft }, [0.85, 0.95], area),
    shadowFilters(),
    pattern('mh', macro.height, turn(0)) + pattern('mk', macro.height, turn(LAP_TURN)),
    colour === undefined ? '' : pattern('mc', colour, turn(0)) + pattern('md', colour, turn(LAP_TURN)),
    print === undefined
      ? ''
      : pattern('pr', print, `scale(${NEARNESS})`) + pattern('ps', print, `rotate(${LAP_TURN}) scale(${NEARNESS})`),
    '<pattern id="lw" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 .5H3M.5 0V3" stroke="#000" stroke-width=".7" opacity=".14"/></pattern>',
    spec.print === 'ombre'
      ? `<linearGradient id="om" x2="0" y2="1"><stop offset=".1" stop-color="${tones.accent}" stop-opacity="0"/><stop offset=".9" stop-color="${tones.accent}"/></linearGradient>`
      : '',
  ];
  return `<defs>${parts.join('')}</defs>`;
}

function cloth({ tones, macro, print, spec }: Scene, d: string, lapped: boolean): string {
  const layer = (fill: string): string => `<path d="${d}" fill="${fill}"/>`;
  return (
    layer(lapped && spec.print === 'colourblock' ? tones.accent : tones.base) +
    (spec.print === 'ombre' ? layer('url(#om)') : '') +
    (print === undefined ? '' : layer(`url(#${lapped ? 'ps' : 'pr'})`)) +
    (macro.colour === undefined ? '' : layer(`url(#${lapped ? 'md' : 'mc'})`))
  );
}

function sewn(scene: Scene, sheet: string): string {
  const { spec, tones, frame: f, course } = scene;
  const c = chanceOf('label', spec.cut, spec.seed);
  const over = lap(f, course);
  const rows = [row(f, course, 15), row(f, course, 35)];
  const at = c.between(0.3, 0.74);
  const x = course.top + (course.bottom - course.top) * at + course.bow * 2 * at * (1 - at);
  const lean = (-Math.atan2(course.bottom - course.top, f.height) * 180) / Math.PI;
  return (
    cloth(scene, sheet, false) +
    `<path d="${over}" fill="${tones.shade}" opacity=".6" filter="url(#o)" transform="translate(-3 2)"/>` +
    cloth(scene, over, true) +
    `<g filter="url(#R)"><path d="${sheet}" fill="url(#mh)"/><path d="${over}" fill="url(#mk)"/><path d="${row(f, course, 6)}" fill="none" stroke="#fff" stroke-width="12" opacity=".3"/><path d="${rows.join('')}" fill="none" stroke="#000" stroke-width="9" opacity=".3"/>${folds(spec, f)}</g>` +
    rows.map((d) => thread(d, tones.stitch, tones.shade)).join('') +
    wovenLabel(scene, x - 4, f.y + f.height * at, lean + c.between(-5, 5))
  );
}

function pressed(scene: Scene, sheet: string): string {
  const { spec, tones, frame } = scene;
  const drape = spec.fabric === 'metal' ? '' : folds(spec, frame);
  return (
    cloth(scene, sheet, false) +
    `<g filter="url(#R)"><path d="${sheet}" fill="url(#mh)"/>${drape}</g>` +
    pressedName(scene, spec.print === 'solid' ? tones.seam : tones.accent)
  );
}

export function drawCloseup(spec: DrawingSpec, frame: Frame): string {
  const tones = tonesOf(spec);
  const c = chanceOf('closeup', spec.cut, spec.seed);
  const middle = frame.x + frame.width * c.between(0.4, 0.6);
  const tilt = c.pick(-110, -60, 0, 50, 100);
  const scene: Scene = {
    spec,
    tones,
    frame,
    macro: macroOf(spec.fabric, tones),
    print: printTile(spec, tones, chanceOf('print', spec.seed)),
    course: { top: middle - tilt / 2, bottom: middle + tilt / 2, bow: c.between(-16, 16) },
  };
  const sheet = `M${short(frame.x - 60)} ${short(frame.y - 60)}h${short(frame.width + 120)}v${short(frame.height + 120)}h${short(-frame.width - 120)}Z`;
  const whole = UNSEWN.has(spec.cut) || spec.fabric === 'metal';
  return definitions(scene) + (whole ? pressed(scene, sheet) : sewn(scene, sheet));
}
