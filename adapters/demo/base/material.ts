import type { Fabric } from '../drawings';
import type { Words } from '../../platform/starter/words/words';

/** How a thing is cared for; the sentences are in texts/care.ts. */
export type Care = 'cold' | 'hand' | 'leather' | 'press' | 'sponge' | 'suede' | 'warm' | 'wax' | 'wipe';

/** A cloth or other matter as the shop describes it. */
export interface Material {
  /** How the drawings show it. */
  readonly drawing: Fabric;
  /** Option of the attribute 'material' (see MATERIALS). */
  readonly material: string;
  readonly care: Care;
  /** A sentence about it in each language; English has more of them. */
  readonly says: Words;
  readonly also: readonly string[];
}
