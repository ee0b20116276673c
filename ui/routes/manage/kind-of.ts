import {
  lookUp,
  type ManageArea,
  type RecordClient,
  type RecordKindName,
  type RecordKinds,
  type StaffChange,
} from '../../../core';
import { KIND_VIEWS } from '../../pages/manage/kind-views';
import type { KindView } from '../../pages/manage/kind-view';

/** A kind of record as the pages work with it: whatever its documents are, they are JSON. */
export interface OpenKind {
  readonly name: string;
  readonly view: KindView;
  readonly client: RecordClient<RecordKinds[RecordKindName]>;
}

/** The kind that a change is of, by its name in the singular; undefined where it has no page. */
export function kindOfChange(manage: ManageArea, { kind }: StaffChange): OpenKind | undefined {
  const found = Object.entries(manage.records).find(([, client]) => client.kind === kind);
  return found && kindOf(manage, found[0]);
}

/** Whether a change can be taken back at all: what is new is taken back by being removed. */
export function canUndo({ canRemove }: KindView, { action }: Pick<StaffChange, 'action'>): boolean {
  return action !== 'created' || canRemove;
}

/** The kind whose plural stands in the address; undefined where there is no such page. */
export function kindOf({ records }: ManageArea, plural: string): OpenKind | undefined {
  const name = plural.replaceAll('-', '_');
  const view = lookUp(KIND_VIEWS, name);
  const client = lookUp(records, name);
  return view === undefined || client === undefined ? undefined : { name, view, client };
}
