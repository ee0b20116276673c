import type { Ids } from '../../../../core/ports';

/** Returns a secret with 244 bits of entropy. */
export function newSecret({ ids }: { readonly ids: Pick<Ids, 'uuid'> }): string {
  return `${ids.uuid()}${ids.uuid()}`.replaceAll('-', '');
}
