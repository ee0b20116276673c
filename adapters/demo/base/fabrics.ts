import { FIBRE_CLOTHS } from './fabrics-of-fibre';
import { HARD_MATERIALS } from './fabrics-of-matter';
import type { Material } from './material';

const FABRIC_KINDS = { ...FIBRE_CLOTHS, ...HARD_MATERIALS } as const satisfies Readonly<Record<string, Material>>;

export type FabricKind = keyof typeof FABRIC_KINDS;

export function materialOf(kind: FabricKind): Material {
  return FABRIC_KINDS[kind];
}
