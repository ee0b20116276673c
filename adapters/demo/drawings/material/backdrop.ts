import { chanceOf } from './chance';
import { lighter } from './colour';
import { short } from './outline';
import type { Tones } from './tones';

/** The papers of the studio: near tones, so that a page of tiles looks like one shoot and not like clones. */
const PAPERS = ['#e9e3d7', '#e6dfd2', '#ebe5da', '#e4dfd5', '#e8e0d2', '#e7e3db'] as const;

/** Size of the drawing table in drawing units; every garment fits inside with air around it. */
const TABLE = { x: 20, y: 24, width: 360, height: 448 } as const;

/** How the thing is photographed: laid or hung flat before paper, or standing on a floor. */
export type Stage = 'flat' | 'floor';

/** A rectangle of the drawing plane. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the plane that a picture of this shape shows: the whole table, and more paper on the longer side. */
export function frameFor(width: number, height: number): Frame {
  const scale = Math.max(TABLE.width / width, TABLE.height / height);
  const w = width * scale;
  const h = height * scale;
  return { x: TABLE.x + (TABLE.width - w) / 2, y: TABLE.y + (TABLE.height - h) / 2, width: w, height: h };
}

/** Paper, the light falling on it, and for standing things the floor. It covers far more than the table. */
export function backdrop(tones: Tones, seed: number, stage: Stage): { defs: string; body: string } {
  const chance = chanceOf('paper', seed);
  const paper = lighter(chance.pick(...PAPERS), tones.pale ? -0.065 : 0);
  const x = short(chance.between(110, 200));
  const defs = `<radialGradient id="bg" gradientUnits="userSpaceOnUse" cx="${x}" cy="150" r="640"><stop stop-color="${lighter(paper, 0.028)}"/><stop offset=".36" stop-color="${paper}"/><stop offset="1" stop-color="${lighter(paper, -0.05)}"/></radialGradient>`;
  const sheet = `<path d="M-900-900H1300V1400H-900Z" fill="url(#bg)"/>`;
  if (stage === 'flat') return { defs, body: sheet };
  // A paper sweep: the wall bends into the floor without an edge.
  const floor = `<linearGradient id="fl" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${lighter(paper, -0.07)}" stop-opacity="0"/><stop offset=".16" stop-color="${lighter(paper, -0.055)}" stop-opacity=".55"/><stop offset=".34" stop-color="${lighter(paper, 0.02)}" stop-opacity=".5"/></linearGradient>`;
  return { defs: defs + floor, body: `${sheet}<path d="M-900 250H1300V800H-900Z" fill="url(#fl)"/>` };
}
