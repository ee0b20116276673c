import type { LogEntry } from '../../../core/internal-staff';
import { lookUp, type User } from '../../../core/shopper';
import { mayUser, type ManageArea, type StaffChange } from '../../../core/staff';
import { Waiting } from '../../pages/account/Waiting';
import { ListTools, Pager } from '../../pages/manage/ListTools';
import { ManageTitle } from '../../pages/manage/ManageFrame';
import { changedName } from '../../pages/manage/records/changed-name';
import { LOG_LABELS } from '../../pages/manage/records/format-log';
import { LogFilters } from '../../pages/manage/records/LogFilters';
import { LogList } from '../../pages/manage/records/LogList';
import { useLocation } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { useManageText } from '../../text/manage-text';
import { useLocale } from '../../text/text-context';
import { ExportButton } from './ExportButton';
import { canUndo, kindOfChange, type OpenKind } from './kind-of';
import { listPath, pageNumberOf } from './list-query';
import type { ManagePart } from './part';
import { useLoaded } from './use-loaded';
import { useUndo } from './use-undo';

const ROWS = 50;
const COLUMNS = ['at', 'who', 'kind', 'record', 'name', 'action', 'changes'];
const FILTERS = ['q', 'from', 'to', 'who', 'kind'] as const;
/** Kinds about people, whose record is a person. */
const ABOUT_PEOPLE: ReadonlySet<string> = new Set([
  ...['sign-in', 'sign-in-refused', 'acting', 'acted', 'sign_out', 'payee'],
  ...['person_bonus', 'person_merge', 'person_note', 'person_profile'],
]);

type Query = Readonly<Record<string, string>>;

function filtersOf(query: Query): Query {
  return Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = lookUp(query, name) ?? '';
      return value === '' ? [] : [[name, value] as const];
    }),
  );
}

export const ChangesPart: ManagePart = ({ page, manage, user }) => {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const { query, path } = page.route;
  const number = pageNumberOf(query);
  const filters = filtersOf(query);
  const wanted = { ...filters, page: number, size: ROWS };
  const { value, error, reload } = useLoaded(JSON.stringify(wanted), (signal) => manage.log(wanted, { signal }));
  const here = shop.routing.localPath(path);
  const to = (changes: Query) => listPath(here, query, changes);
  const kindLabel = useKindLabel(manage);
  const labelled = (value?.kinds ?? []).map((kind) => ({ value: kind, label: kindLabel(kind) }));
  const choices = labelled.toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <ManageTitle
        title={t('changes.title')}
        actions={
          <ExportButton
            page={(next, size) => manage.log({ ...filters, page: next, size })}
            columns={COLUMNS}
            name="change-log"
            onSaved={(rows) => manage.noteExport({ list: 'change-log', rows })}
          />
        }
      />
      <ListTools
        query={query}
        filters={[{ name: 'kind', label: t('log.kind'), choices }]}
        total={value?.total}
        clearPath={here}
        onChange={(changes) => navigate(to(changes))}
      />
      <LogFilters query={query} onChange={(changes) => navigate(to(changes))} />
      {value?.is_more === true && <p>{t('log.more', { count: value.total })}</p>}
      {error !== undefined && <Waiting state="failed" onRetry={reload} />}
      {value === undefined && error === undefined && <Waiting state="loading" onRetry={reload} />}
      {value !== undefined && <Entries {...{ entries: value.items, manage, user, reload, kindLabel }} />}
      <Pager
        page={number}
        pages={Math.ceil((value?.total ?? 0) / ROWS)}
        pathOf={(next) => to({ page: String(next) })}
      />
    </>
  );
};

interface EntriesProps {
  readonly entries: readonly LogEntry[];
  readonly manage: ManageArea;
  readonly user: User;
  readonly reload: () => void;
  readonly kindLabel: (kind: string) => string;
}

function Entries({ entries, manage, user, reload, kindLabel }: EntriesProps) {
  const shop = useShop();
  const locale = useLocale();
  const { undo, busy } = useUndo(manage);
  const mayUndo = (entry: LogEntry) => {
    const kind = kindOfChange(manage, entry);
    return kind !== undefined && canUndo(kind.view, entry) && mayUser(user, kind.client.permissions.write);
  };
  const nameOf = (entry: LogEntry) => {
    const { kind, record, name } = entry;
    if (kind === 'export') return kindLabel(record);
    if (ABOUT_PEOPLE.has(kind)) return typeof name === 'string' ? name : record;
    const called = changedName(entry, locale);
    return kindOfChange(manage, entry) === undefined ? called : `${kindLabel(kind)}: ${called}`;
  };
  const pathOf = (entry: LogEntry) => {
    const to = addressOf(entry, kindOfChange(manage, entry));
    return to === undefined ? undefined : shop.routing.localPath(to);
  };
  return (
    <LogList
      {...{ entries, busy, mayUndo, nameOf, pathOf }}
      onUndo={(entry) => {
        const change = changeOf(entry);
        if (change !== undefined) void undo(change).then(reload);
      }}
    />
  );
}

function addressOf({ kind, record, action }: LogEntry, open: OpenKind | undefined): string | undefined {
  if (kind === 'order') return `/manage/orders/${encodeURIComponent(record)}`;
  if (ABOUT_PEOPLE.has(kind)) return `/manage/people/${encodeURIComponent(record)}`;
  if (open === undefined || action === 'removed') return undefined;
  return `/manage/${open.name.replaceAll('_', '-')}/${encodeURIComponent(record)}`;
}

function changeOf({ change, ...entry }: LogEntry): StaffChange | undefined {
  return change === null ? undefined : { ...entry, id: change };
}

function useKindLabel(manage: ManageArea): (kind: string) => string {
  const t = useManageText();
  return (kind) => {
    const own = LOG_LABELS.get(kind);
    if (own !== undefined) return t(own);
    const title = kindOfChange(manage, { kind })?.view.title;
    return title === undefined ? kind : t(title);
  };
}
