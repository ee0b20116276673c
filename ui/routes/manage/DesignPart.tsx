import { useState } from 'react';
import { isShopError, type User } from '../../../core/shopper';
import {
  compareEdits,
  mergeEdits,
  permissionsOf,
  type DesignDocument,
  type DesignWorkshop,
  type ManageArea,
  type RecordConflict,
  type StaffChange,
} from '../../../core/staff';
import { Waiting } from '../../pages/account/Waiting';
import { ChangeList } from '../../pages/manage/records/ChangeList';
import { ConflictDialog } from '../../pages/manage/records/ConflictDialog';
import { NO_TOOLS, RecordToolsContext } from '../../pages/manage/fields/record-tools';
import { DesignEditor } from '../../pages/manage/design/DesignEditor';
import { draftAddress } from '../../state/drafts/draft-address';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useObservable } from '../../state/use-observable';
import { DesignWords, useDesignText } from '../../text/design-text';
import { useManageText } from '../../text/manage-text';
import { momentOf } from '../../text/moment-of';
import { useLocale } from '../../text/text-context';
import type { ManagePart } from './part';
import { Presence } from './Presence';
import { useDesign, type DesignWork } from './use-design';
import { useLoaded } from './use-loaded';
import { WithPictures } from './WithPictures';

const nothing = () => undefined;
const WAITING = <Waiting state="loading" onRetry={nothing} />;
const NEWEST = 10;
const DESIGN = 'shop';

/** Content editors keep a draft; admins publish. */
export const DesignPart: ManagePart = ({ user, manage }) => {
  const { value, error, reload } = useLoaded('design', (signal) => manage.design.workshop({}, { signal }));
  if (value === undefined) return error === undefined ? WAITING : <Waiting state="failed" onRetry={reload} />;
  return (
    <DesignWords meanwhile={WAITING}>
      <WithPictures user={user} manage={manage}>
        <RecordToolsContext value={{ ...NO_TOOLS, maxLength: manage.records.designs.maxLength }}>
          <Workshop user={user} manage={manage} workshop={value} />
        </RecordToolsContext>
      </WithPictures>
    </DesignWords>
  );
};

interface Props {
  readonly user: User;
  readonly manage: ManageArea;
  readonly workshop: DesignWorkshop;
}

function Workshop({ user, manage, workshop }: Props) {
  const may = permissionsOf(user);
  const work = useDesign(manage.design, workshop, `design-${String(user.id)}`);
  const publishing = usePublishing(manage, work);
  const pages = usePages();
  const t = useManageText();
  const locale = useLocale();
  const { conflict } = publishing;
  return (
    <>
      {may.has('settings:read') && (
        <Presence kind="design" record={DESIGN} manage={manage} isEditing={work.state.kind !== 'same'} />
      )}
      <DesignEditor
        design={work.design}
        onChange={work.change}
        state={work.state}
        onUndo={work.undo}
        onRedo={work.redo}
        onBack={work.back}
        onPublish={may.has('design:write') ? () => void publishing.publish(work.design) : undefined}
        isPublishing={publishing.isBusy}
        addressOf={(path) => work.key && draftAddress(path, work.key)}
        revision={work.revision}
        pages={pages}
        history={
          may.has('settings:read') && (
            <History manage={manage} work={work} mayRestore={may.has('design:write')} revision={publishing.count} />
          )
        }
      />
      {conflict && (
        <ConflictDialog
          compared={compareEdits(conflict.base, conflict.theirs.document, work.design)}
          other={
            conflict.theirs.changed === null
              ? undefined
              : { who: conflict.theirs.changed.who, when: momentOf(conflict.theirs.changed.at, locale) }
          }
          labelOf={(path) => path || t('nav.design')}
          isSaving={publishing.isBusy}
          onSave={(decisions) => {
            const { base, theirs } = conflict;
            const compared = compareEdits(base, theirs.document, work.design);
            const merged = mergeEdits({ theirs: theirs.document, yours: work.design }, compared, decisions);
            void publishing.publish(merged as unknown as DesignDocument, theirs.version); // sound: the shop checks it
          }}
          onClose={publishing.leave}
        />
      )}
    </>
  );
}

interface Conflict {
  readonly base: DesignDocument;
  readonly theirs: RecordConflict<DesignDocument>;
}

/** Never overwrites what someone else published meanwhile. */
function usePublishing({ records }: ManageArea, work: DesignWork) {
  const t = useDesignText();
  const shop = useShop();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [count, setCount] = useState(0);
  const publish = async (document: DesignDocument, version = work.base.version) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const saved = await records.designs.save({ id: DESIGN, version, document });
      if (saved.kind === 'conflict') {
        setConflict({ base: work.base.document, theirs: saved });
        return;
      }
      setConflict(undefined);
      work.begin(saved.record);
      setCount((before) => before + 1);
      shop.notices.spawn({ type: 'success', code: 'design-published', message: t('published'), timeToLive: 4000 });
    } catch (error) {
      notify(error);
    } finally {
      setBusy(false);
    }
  };
  return { publish, isBusy, conflict, count, leave: () => setConflict(undefined) };
}

interface HistoryProps {
  readonly manage: ManageArea;
  readonly work: DesignWork;
  readonly mayRestore: boolean;
  readonly revision: number;
}

function History({ manage, work, mayRestore, revision }: HistoryProps) {
  const t = useDesignText();
  const shop = useShop();
  const notify = useNotify();
  const format = useManageText();
  const [restored, setRestored] = useState(0);
  const [busy, setBusy] = useState<number>();
  const { value } = useLoaded(`${String(revision)} ${String(restored)}`, () =>
    manage.changes({ kind: manage.records.designs.kind, size: NEWEST }),
  );
  if (value === undefined || value.items.length === 0) return null;
  const restore = async ({ id }: StaffChange) => {
    if (busy !== undefined) return;
    setBusy(id);
    try {
      const { version } = await manage.records.designs.show(DESIGN);
      await manage.restore({ change: id, version });
      const now = await manage.records.designs.show(DESIGN);
      work.begin(now);
      setRestored((before) => before + 1);
      shop.notices.spawn({ type: 'success', code: 'design-restored', message: t('restored'), timeToLive: 4000 });
    } catch (error) {
      const isStale = isShopError(error) && error.details['error'] === 'record_changed';
      if (!isStale) notify(error);
      else
        shop.notices.spawn({
          type: 'warning',
          code: 'record-changed',
          message: format('error.conflict'),
          timeToLive: 5000,
        });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <section aria-labelledby="design-history">
      <h2 id="design-history">{t('history')}</h2>
      <ChangeList
        changes={value.items}
        busy={busy}
        onUndo={mayRestore ? (change) => void restore(change) : undefined}
      />
    </section>
  );
}

function usePages() {
  const shop = useShop();
  const t = useDesignText();
  const menu = useObservable(shop.catalogue.menu$, []);
  const path = (to: string) => shop.routing.localPath(to);
  const category = menu[0]?.path;
  const { value: found } = useLoaded('design-product', (signal) => shop.catalogue.search({}, { signal }));
  const sku = found?.items[0]?.sku;
  return [
    { path: path('/'), name: t('page-home') },
    ...(category === undefined ? [] : [{ path: category, name: t('page-category') }]),
    ...(sku === undefined ? [] : [{ path: path(`/p/${encodeURIComponent(sku)}`), name: t('page-product') }]),
    { path: path('/cart'), name: t('page-cart') },
    { path: path('/checkout'), name: t('page-checkout') },
  ];
}
