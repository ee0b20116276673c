import type { Fabric } from '../spec/drawing-spec';

/** Light and drape of a fabric; multipliers around 1. */
export interface Cloth {
  readonly gloss: number;
  readonly depth: number;
  /** Fold width in drawing units. */
  readonly soft: number;
}

const CLOTHS: Readonly<Record<Fabric, Cloth>> = {
  cotton: { gloss: 0.8, depth: 1, soft: 2.4 },
  denim: { gloss: 0.75, depth: 1.1, soft: 2.2 },
  rib: { gloss: 0.8, depth: 0.95, soft: 2.8 },
  pique: { gloss: 0.75, depth: 0.85, soft: 2.2 },
  fleece: { gloss: 0.75, depth: 1.1, soft: 2.9 },
  mesh: { gloss: 1, depth: 0.95, soft: 2.2 },
  leather: { gloss: 1.9, depth: 1.15, soft: 2.2 },
  wool: { gloss: 0.65, depth: 1.05, soft: 2.7 },
  nylon: { gloss: 1.45, depth: 1.1, soft: 1.9 },
  ripstop: { gloss: 1.3, depth: 1.05, soft: 1.8 },
  poplin: { gloss: 0.9, depth: 1, soft: 1.7 },
  linen: { gloss: 0.7, depth: 1.1, soft: 1.7 },
  suede: { gloss: 0.55, depth: 0.9, soft: 3 },
  knit: { gloss: 0.75, depth: 1, soft: 2.5 },
  corduroy: { gloss: 0.8, depth: 1.05, soft: 2.8 },
  satin: { gloss: 2, depth: 1.05, soft: 2.4 },
  canvas: { gloss: 0.75, depth: 1, soft: 2.2 },
  rubber: { gloss: 1.1, depth: 0.9, soft: 2.6 },
  metal: { gloss: 2.2, depth: 1.1, soft: 2.4 },
};

export function clothOf(fabric: Fabric): Cloth {
  return CLOTHS[fabric];
}
