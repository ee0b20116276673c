import type { Fabric } from '../drawings';
import type { Words } from '../../platform/starter/words/words';

export type Care = 'cold' | 'hand' | 'leather' | 'press' | 'sponge' | 'suede' | 'warm' | 'wax' | 'wipe';

export interface Material {
  readonly drawing: Fabric;
  readonly material: string;
  readonly care: Care;
  readonly text: Words;
  readonly also: readonly string[];
}
