import type { Ids } from '../../../core/ports';

/** A text of 244 bits of chance, which opens what it stands for to who has it: tokens, keys of links, codes of shared carts. */
export function newSecret({ ids }: { readonly ids: Pick<Ids, 'uuid'> }): string {
  return `${ids.uuid()}${ids.uuid()}`.replaceAll('-', '');
}
