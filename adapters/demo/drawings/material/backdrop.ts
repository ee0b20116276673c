import type { Cut, DrawingSpec } from '../spec/drawing-spec';
import { chanceOf } from './chance';
import { lighter } from './colour';
import { short } from './outline';
import type { Tones } from './tones';

/** Background papers by kind, dark enough for white cloth to stand out. */
const PAPERS = {
  clothing: '#e4ded1',
  footwear: '#dedbd4',
  accessories: '#e6dfcd',
  sport: '#dadfd5',
  children: '#ecdcd2',
  intangible: '#dcdfe3',
  service: '#c9d5d6',
} as const;

const DEPARTMENTS: Readonly<Partial<Record<Cut, keyof typeof PAPERS>>> = {
  trainer: 'footwear',
  boot: 'footwear',
  sandal: 'footwear',
  cap: 'accessories',
  beanie: 'accessories',
  scarf: 'accessories',
  snood: 'accessories',
  gloves: 'accessories',
  socks: 'accessories',
  'sock-box': 'accessories',
  belt: 'accessories',
  tote: 'accessories',
  duffel: 'accessories',
  backpack: 'accessories',
  'roll-top': 'accessories',
  'gym-sack': 'accessories',
  watch: 'accessories',
  ball: 'sport',
  'tennis-balls': 'sport',
  racket: 'sport',
  'yoga-mat': 'sport',
  bottle: 'sport',
  'e-book': 'intangible',
  plan: 'intangible',
  'gift-card': 'intangible',
  stringing: 'service',
  styling: 'service',
  'gift-wrap': 'service',
  hemming: 'service',
  resoling: 'service',
  reproofing: 'service',
};

function paperOf({ cut, kids }: Pick<DrawingSpec, 'cut' | 'kids'>): string {
  return PAPERS[kids === true ? 'children' : (DEPARTMENTS[cut] ?? 'clothing')];
}

export function groundOfSet<T extends Pick<DrawingSpec, 'cut'>>(first: T, others: readonly T[]): T {
  return [first, ...others].find(({ cut }) => DEPARTMENTS[cut] === 'sport') ?? first;
}

export const TABLE = { x: 20, y: 24, width: 360, height: 448 } as const;

export type Stage = 'flat' | 'floor';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the visible area: the whole table plus paper on the longer side. */
export function frameFor(width: number, height: number): Frame {
  const scale = Math.max(TABLE.width / width, TABLE.height / height);
  const w = width * scale;
  const h = height * scale;
  return { x: TABLE.x + (TABLE.width - w) / 2, y: TABLE.y + (TABLE.height - h) / 2, width: w, height: h };
}

const groundOf = ({ lightness }: Tones): number => (lightness < 0.3 ? -0.22 : -0.46);

const COVER_GROUND = -0.075;

export function backdrop(
  tones: Tones,
  spec: Pick<DrawingSpec, 'cut' | 'kids' | 'seed' | 'view'>,
  stage: Stage,
): { defs: string; body: string } {
  const chance = chanceOf('paper', spec.seed);
  const deeper = spec.view === 'editorial' ? groundOf(tones) : spec.view === 'cover' ? COVER_GROUND : 0;
  const paper = lighter(paperOf(spec), deeper);
  const x = short(chance.between(110, 200));
  const defs = `<radialGradient id="bg" gradientUnits="userSpaceOnUse" cx="${x}" cy="150" r="640"><stop stop-color="${lighter(paper, 0.028)}"/><stop offset=".36" stop-color="${paper}"/><stop offset="1" stop-color="${lighter(paper, -0.05)}"/></radialGradient>`;
  const sheet = `<path d="M-900-900H1300V1400H-900Z" fill="url(#bg)"/>`;
  if (stage === 'flat') return { defs, body: sheet };
  const floor = `<linearGradient id="fl" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${lighter(paper, -0.07)}" stop-opacity="0"/><stop offset=".16" stop-color="${lighter(paper, -0.055)}" stop-opacity=".55"/><stop offset=".34" stop-color="${lighter(paper, 0.02)}" stop-opacity=".5"/></linearGradient>`;
  return { defs: defs + floor, body: `${sheet}<path d="M-900 250H1300V800H-900Z" fill="url(#fl)"/>` };
}
