import type { ManageArea } from '../../../core/staff';
import { ChangeList } from '../../pages/manage/records/ChangeList';
import { useManageText } from '../../text/manage-text';
import { canUndo, type OpenKind } from './kind-of';
import { useLoaded } from './use-loaded';
import { useUndo } from './use-undo';

interface Props {
  readonly kind: OpenKind;
  readonly id: string;
  readonly manage: ManageArea;
  readonly version: string | undefined;
  readonly mayWrite: boolean;
}

const NEWEST = 10;

export function RecordHistory({ kind, id, manage, version, mayWrite }: Props) {
  const t = useManageText();
  const { value } = useLoaded(`${id} ${version ?? ''}`, () =>
    manage.changes({ kind: kind.client.kind, record: id, size: NEWEST }),
  );
  const { undo, busy } = useUndo(manage);
  if (value === undefined || value.items.length === 0) return null;
  return (
    <section aria-labelledby="record-history">
      <h2 id="record-history">{t('changes.title')}</h2>
      <ChangeList
        changes={value.items}
        busy={busy}
        mayUndo={(change) => canUndo(kind.view, change)}
        onUndo={mayWrite ? (change) => void undo(change, version) : undefined}
      />
    </section>
  );
}
