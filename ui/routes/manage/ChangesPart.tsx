import { mayUser, type StaffChange } from '../../../core';
import { Waiting } from '../../pages/account/Waiting';
import { changedName } from '../../pages/manage/records/changed-name';
import { ChangeList } from '../../pages/manage/records/ChangeList';
import { Pager } from '../../pages/manage/ListTools';
import { ManageTitle } from '../../pages/manage/ManageFrame';
import { useShop } from '../../state/shop-context';
import { useManageText } from '../../text/manage-text';
import { useLocale } from '../../text/text-context';
import { canUndo, kindOfChange } from './kind-of';
import { listPath, pageNumberOf } from './list-query';
import type { ManagePart } from './part';
import { useLoaded } from './use-loaded';
import { useUndo } from './use-undo';

const ROWS = 50;

export const ChangesPart: ManagePart = ({ page, manage, user }) => {
  const t = useManageText();
  const shop = useShop();
  const locale = useLocale();
  const { query, path } = page.route;
  const number = pageNumberOf(query);
  const { value, error, reload } = useLoaded(String(number), (signal) =>
    manage.changes({ page: number, size: ROWS }, { signal }),
  );
  const here = shop.routing.localPath(path);
  const { undo, busy } = useUndo(manage);
  const mayUndo = (change: StaffChange) => {
    const kind = kindOfChange(manage, change);
    return kind !== undefined && canUndo(kind.view, change) && mayUser(user, kind.client.permissions.write);
  };
  const nameOf = (change: StaffChange) => {
    const title = kindOfChange(manage, change)?.view.title;
    const name = changedName(change, locale);
    return title === undefined ? name : `${t(title)}: ${name}`;
  };
  return (
    <>
      <ManageTitle title={t('changes.title')} />
      {error !== undefined && <Waiting state="failed" onRetry={reload} />}
      {value === undefined && error === undefined && <Waiting state="loading" onRetry={reload} />}
      {value !== undefined && (
        <ChangeList
          changes={value.items}
          busy={busy}
          mayUndo={mayUndo}
          nameOf={nameOf}
          onUndo={(change) => void undo(change).then(reload)}
        />
      )}
      <Pager
        page={number}
        pages={Math.ceil((value?.total ?? 0) / ROWS)}
        pathOf={(next) => listPath(here, query, { page: String(next) })}
      />
    </>
  );
};
