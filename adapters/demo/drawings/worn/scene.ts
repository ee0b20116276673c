import { short } from '../material/outline';
import type { Cut } from '../spec/drawing-spec';
import { aroundTrunk, body, column, head, type Arms } from './figure';
import { tape } from './tape';

export interface Scene {
  /** Markup below and above it, in its own coordinates. */
  readonly behind: string;
  readonly before: string;
  readonly transform: string;
  readonly table: string;
  readonly units?: number;
}

/** A scale to the thousandth: to the tenth, as lengths are given, it would move a head out of the picture. */
const fine = (scale: number): string => String(Number(scale.toFixed(3)));

function framed(behind: string, before: string, scale: number, top: number): Scene {
  const transform = `translate(${short(200 - 200 * scale)} ${short(34 - top * scale)}) scale(${fine(scale)})`;
  return { behind, before, transform, table: '' };
}

function onBody(arms: Arms, neckY?: number): Scene {
  return framed(arms === 'bare' ? body(arms) : aroundTrunk(arms), head(neckY), 0.74, -72);
}

function figureAt(scale: number, dy: number, arms: Arms): readonly [string, string] {
  const open = `<g transform="translate(${short(200 - 200 * scale)} ${short(dy)}) scale(${fine(scale)})">`;
  return [`${open}${body(arms)}</g>`, `${open}${head()}</g>`];
}

function fromWaist(scale: number, waistY: number): Scene {
  const dy = waistY - 270 * scale;
  const [trunk, above] = figureAt(scale, dy, 'bare');
  return framed(trunk + above, '', 0.53 / scale, -64 * scale + dy);
}

function onePiece(arms: Arms = 'bare'): Scene {
  const [trunk, above] = figureAt(0.8, -12, arms);
  return framed(trunk, above, 0.68, -64);
}

function onHead(dy: number): Scene {
  const [trunk, above] = figureAt(2.7, dy, 'bare');
  return framed(trunk + above, '', 0.62, 60);
}

function measured(units: number): Scene {
  const scale = 0.86;
  return {
    behind: '',
    before: '',
    transform: `translate(${short(200 - 200 * scale)} 12) scale(${String(scale)})`,
    table: tape(units * scale),
    units,
  };
}

function onFoot(x: number, y: number, half: number): Scene {
  return { ...framed(column(x, y, half, half * 1.05, 6), '', 0.92, 10), table: '' };
}

const ON_LEGS = fromWaist(0.94, 44);

const SCENES: Readonly<Record<Cut, Scene>> = {
  't-shirt': onBody('short'),
  'long-sleeve': onBody('long'),
  polo: onBody('short'),
  shirt: onBody('long'),
  'western-shirt': onBody('long'),
  'camp-shirt': onBody('long'),
  blouse: onBody('long'),
  tank: onBody('bare', 66),
  'open-back-tank': onBody('bare', 66),
  knit: onBody('long', 66),
  sweatshirt: onBody('long'),
  'quarter-zip': onBody('long', 66),
  hoodie: onBody('long', 88),
  dress: onePiece(),
  'wrap-dress': onePiece(),
  'shirt-dress': onePiece(),
  'knit-dress': onePiece('long'),
  'slip-dress': onePiece(),
  'sports-bra': onBody('bare', 66),
  swimsuit: onePiece(),
  'racerback-swimsuit': onePiece(),
  bomber: onBody('long'),
  parka: onBody('long', 88),
  'down-parka': onBody('long', 88),
  'fishtail-parka': onBody('long', 88),
  'rain-jacket': onBody('long', 88),
  blazer: onBody('long', 66),
  'double-breasted': onBody('long', 66),
  'pile-jacket': onBody('long'),
  'run-shell': onBody('long'),
  trucker: onBody('long'),
  chore: onBody('long'),
  vest: onBody('bare'),
  jeans: ON_LEGS,
  'wide-jeans': ON_LEGS,
  'carpenter-jeans': ON_LEGS,
  chinos: ON_LEGS,
  'pleated-chinos': ON_LEGS,
  cargo: ON_LEGS,
  joggers: ON_LEGS,
  leggings: fromWaist(0.9, 46),
  jammer: fromWaist(0.9, 46),
  shorts: fromWaist(1.15, 112),
  'chino-shorts': fromWaist(1.15, 112),
  'training-shorts': fromWaist(1.15, 112),
  'split-shorts': fromWaist(1.15, 112),
  'swim-shorts': fromWaist(1.15, 112),
  skirt: fromWaist(1, 76),
  'denim-skirt': fromWaist(1, 76),
  'wrap-skirt': fromWaist(0.98, 72),
  'midi-skirt': fromWaist(0.94, 56),
  trainer: onFoot(106, 236, 46),
  sneaker: onFoot(106, 236, 46),
  boot: onFoot(112, 170, 33),
  'derby-boot': onFoot(112, 170, 33),
  sandal: measured(13),
  cap: onHead(362),
  beanie: onHead(390),
  scarf: measured(6),
  snood: measured(8),
  gloves: measured(14),
  'leather-gloves': measured(14),
  socks: measured(11),
  'sock-box': measured(12),
  belt: measured(18),
  'web-belt': measured(18),
  tote: measured(6.2),
  duffel: measured(5.6),
  'racket-bag': measured(5.6),
  backpack: measured(8),
  'trek-pack': measured(6.4),
  'roll-top': measured(8),
  'gym-sack': measured(8),
  watch: measured(27),
  'field-watch': measured(27),
  chronograph: measured(27),
  ball: measured(11),
  'tennis-balls': measured(14),
  racket: measured(6),
  'yoga-mat': measured(5),
  'travel-mat': measured(9),
  bottle: measured(14),
  'squeeze-bottle': measured(16),
  flask: measured(13),
  'e-book': measured(13),
  plan: measured(11),
  'gift-card': measured(33),
  stringing: measured(9),
  styling: measured(9),
  'gift-wrap': measured(9),
  hemming: measured(9),
  resoling: measured(9),
  reproofing: measured(9),
};

export function sceneOf(cut: Cut): Scene {
  return SCENES[cut];
}

export function unitsOf(cut: Cut): number | undefined {
  return SCENES[cut].units;
}
