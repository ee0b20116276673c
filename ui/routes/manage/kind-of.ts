import { lookUp, type ManageArea, type RecordClient, type RecordKindName, type RecordKinds } from '../../../core';
import { KIND_VIEWS } from '../../pages/manage/kind-views';
import type { KindView } from '../../pages/manage/kind-view';

/** A kind of record as the pages work with it: whatever its documents are, they are JSON. */
export interface OpenKind {
  readonly name: string;
  readonly view: KindView;
  readonly client: RecordClient<RecordKinds[RecordKindName]>;
}

/** The kind whose plural stands in the address; undefined where there is no such page. */
export function kindOf({ records }: ManageArea, plural: string): OpenKind | undefined {
  const name = plural.replaceAll('-', '_');
  const view = lookUp(KIND_VIEWS, name);
  const client = lookUp(records, name);
  return view === undefined || client === undefined ? undefined : { name, view, client };
}
