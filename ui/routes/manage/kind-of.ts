import { lookUp } from '../../../core/shopper';
import type { ManageArea, RecordClient, RecordKindName, RecordKinds, StaffChange } from '../../../core/staff';
import { KIND_VIEWS } from '../../pages/manage/kinds/kind-views';
import type { KindView } from '../../pages/manage/fields/kind-view';

export interface OpenKind {
  readonly name: string;
  readonly view: KindView;
  readonly client: RecordClient<RecordKinds[RecordKindName]>;
}

export function kindOfChange(manage: ManageArea, { kind }: Pick<StaffChange, 'kind'>): OpenKind | undefined {
  const found = Object.entries(manage.records).find(([, client]) => client.kind === kind);
  return found && kindOf(manage, found[0]);
}

/** Creations are undone by removal. */
export function canUndo({ canRemove }: KindView, { action }: Pick<StaffChange, 'action'>): boolean {
  return action !== 'created' || canRemove;
}

export function kindOf({ records }: ManageArea, plural: string): OpenKind | undefined {
  const name = plural.replaceAll('-', '_');
  const view = lookUp(KIND_VIEWS, name);
  const client = lookUp(records, name);
  return view === undefined || client === undefined ? undefined : { name, view, client };
}
