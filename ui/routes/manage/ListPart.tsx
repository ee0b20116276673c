import { useMemo, useState, type ReactNode } from 'react';
import { CART_THUMBNAIL } from '../../../core/internal';
import { bulkFilter, type BulkEditKind } from '../../../core/internal-staff';
import { lookUp, moneyText, type Attribute } from '../../../core/shopper';
import { mayUser, NEW_RECORD, type ManageArea } from '../../../core/staff';
import { ButtonLink } from '../../components/base/Button';
import { Picture } from '../../components/base/Picture';
import { Waiting } from '../../pages/account/Waiting';
import { DataTable, type Column } from '../../pages/manage/DataTable';
import type { ColumnView, KindView } from '../../pages/manage/fields/kind-view';
import { ListTools, Pager } from '../../pages/manage/ListTools';
import { ManageTitle } from '../../pages/manage/ManageFrame';
import { formatValue } from '../../pages/manage/fields/format-value';
import { useLocation } from '../../state/address';
import { focusPage } from '../../state/focus-page';
import { useShop } from '../../state/shop-context';
import { useManageText, type ManageText } from '../../text/manage-text';
import type { ManageKey } from '../../text/own-keys';
import { countryName } from '../../text/country-names';
import { momentOf } from '../../text/moment-of';
import { useLocale } from '../../text/text-context';
import { BulkBar } from './bulk/BulkBar';
import { BulkPart } from './bulk/BulkPart';
import { useSelection } from './bulk/use-selection';
import { namedWithAncestors } from './category-names';
import { ExportButton } from './ExportButton';
import { kindOf, type OpenKind } from './kind-of';
import { listPath, nextSort, pageNumberOf, sortingOf } from './list-query';
import type { ManagePart } from './part';
import styles from './ListPart.module.css';
import { useLoaded } from './use-loaded';

const ROWS = 50;
const NOTHING = '–';
type Row = { readonly id: string } & Readonly<Record<string, unknown>>;

export const ListPart: ManagePart = ({ page, manage, user }) => {
  const t = useManageText();
  const kind = kindOf(manage, page.route.params['kind'] ?? '');
  if (kind === undefined) return <p>{t('record.unknown')}</p>;
  const { query, path } = page.route;
  return <KindList key={kind.name} {...{ kind, manage, query, path, user }} />;
};

interface Props {
  readonly kind: OpenKind;
  readonly query: Readonly<Record<string, string>>;
  readonly path: string;
  readonly manage: ManageArea;
  readonly user: Parameters<ManagePart>[0]['user'];
}

function KindList({ kind: { view, client }, manage, query, path, user }: Props) {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const here = shop.routing.localPath(path);
  const wanted = { ...view.initialFilters, ...query, page: pageNumberOf(query), size: ROWS };
  const { value, isLoading, error, reload } = useLoaded(JSON.stringify(wanted), (signal) =>
    client.list(wanted, { signal }),
  );
  const to = (changes: Readonly<Record<string, string>>) => listPath(here, query, changes);
  const filters = useFilters(view, { manage, query, isListHere: value !== undefined });
  const bulk = useBulk({ kind: client.kind, query, rows: value?.items ?? [], total: value?.total ?? 0 });
  const mayWrite = mayUser(user, client.permissions.write);
  if (bulk.kind !== undefined && bulk.isOpen)
    return (
      <BulkPart
        {...{ manage, user }}
        kind={bulk.kind}
        selection={bulk.selected}
        count={bulk.count}
        onClose={(hasChanged) => {
          bulk.close();
          if (hasChanged) reload();
        }}
      />
    );
  return (
    <>
      <ManageTitle
        title={t(view.title)}
        actions={<ListActions kind={{ view, client }} {...{ query, here, manage }} mayMake={mayWrite} />}
      />
      <ListTools
        query={query}
        filters={filters}
        total={value?.total}
        clearPath={here}
        onChange={(changes) => navigate(to(changes))}
      />
      {error !== undefined && <Waiting state="failed" onRetry={reload} />}
      {value === undefined && error === undefined && <Waiting state="loading" onRetry={reload} />}
      {value !== undefined && error === undefined && (
        <ListRows {...{ view, query, here, bulk, mayWrite }} page={value} isStale={isLoading} />
      )}
    </>
  );
}

interface RowsProps {
  readonly view: KindView;
  readonly query: Readonly<Record<string, string>>;
  readonly here: string;
  readonly page: { readonly items: readonly Row[]; readonly total: number };
  readonly isStale: boolean;
  readonly bulk: ReturnType<typeof useBulk>;
  readonly mayWrite: boolean;
}

function ListRows({ view, query, here, page, isStale, bulk, mayWrite }: RowsProps) {
  const t = useManageText();
  const locale = useLocale();
  const to = (changes: Readonly<Record<string, string>>) => listPath(here, query, changes);
  return (
    <>
      {page.items.length === 0 ? (
        <p>{t(page.total === 0 && Object.keys(query).length === 0 ? 'list.none-yet' : 'list.none')}</p>
      ) : (
        <DataTable<Row>
          caption={t(view.title)}
          columns={view.columns.map((column) => columnOf(column, t, locale))}
          rows={page.items}
          pathOf={({ id }) => `${here}/${encodeURIComponent(id)}`}
          sorting={sortingOf(query)}
          sortPath={(name) => to({ sort: nextSort(query, name) })}
          sortLabel={(name) => t('list.sort-by', { name })}
          isStale={isStale}
          selection={bulk.kind !== undefined && mayWrite ? bulk.selection : undefined}
        />
      )}
      <Pager
        page={pageNumberOf(query)}
        pages={Math.ceil(page.total / ROWS)}
        pathOf={(number) => to({ page: String(number) })}
      />
      {bulk.count > 0 && <BulkBar {...bulk.bar} total={page.total} />}
    </>
  );
}

const BULK_KINDS: readonly BulkEditKind[] = ['product', 'review'];

interface BulkRows {
  readonly kind: string;
  readonly query: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
  readonly total: number;
}

function useBulk({ kind: name, query, rows, total }: BulkRows) {
  const kind = BULK_KINDS.find((one) => one === name);
  const filter = kind === undefined ? {} : bulkFilter(kind, query);
  const { chosen, selection, isPage, choose, clear } = useSelection(rows, JSON.stringify(filter));
  const [isOpen, setOpen] = useState(false);
  const count = chosen.isAll ? total : chosen.ids.size;
  return {
    ...{ kind, selection, count, isOpen },
    selected: chosen.isAll ? { filter } : { ids: [...chosen.ids] },
    bar: {
      count,
      canTakeAll: isPage && !chosen.isAll && total > count,
      onTakeAll: () => choose({ ids: new Set(), isAll: true }),
      onEdit: () => {
        setOpen(true);
        focusPage();
      },
      onClear: () => {
        clear();
        focusPage();
      },
    },
    close: () => {
      setOpen(false);
      clear();
      focusPage();
    },
  };
}

function useFilters(
  view: KindView,
  {
    manage: { goods, personTags },
    query,
    isListHere,
  }: Pick<Props, 'manage' | 'query'> & { readonly isListHere: boolean },
) {
  const t = useManageText();
  const option = lookUp(query, 'option') ?? '';
  const isAsked =
    isListHere && view.filters.some(({ from }) => from === 'categories' || (from === 'option' && option !== ''));
  const { value } = useLoaded(String(isAsked), async () => (isAsked ? goods.choices() : undefined));
  const asksTags = isListHere && view.filters.some(({ from }) => from === 'tags');
  const { value: tags = [] } = useLoaded(`tags ${String(asksTags)}`, async () => (asksTags ? personTags() : undefined));
  const categories = useMemo(() => namedWithAncestors(value?.categories ?? []), [value]);
  return view.filters
    .filter(({ from }) => (from !== 'option' || option !== '') && (from !== 'tags' || tags.length > 0))
    .map(({ name, label, choices, from }) => ({
      name,
      label: t(label),
      choices:
        from === 'categories'
          ? categories
          : from === 'tags'
            ? tags.map(({ tag, people }) => ({ value: tag, label: `${tag} (${String(people)})` }))
            : from === 'option'
              ? [{ value: option, label: optionName(option, value?.attributes ?? []) }]
              : choices.map((one) => ({ value: one.value, label: 'text' in one ? one.text : t(one.label) })),
    }));
}

/** 'color:black' → 'Color: Black'. */
function optionName(option: string, attributes: readonly Attribute[]): string {
  const [code = '', ...rest] = option.split(':');
  const found = attributes.find((attribute) => attribute.attribute_code === code);
  const value = rest.join(':');
  const label = found?.options.find((one) => one.value === value)?.label ?? value;
  return `${found?.default_frontend_label ?? code}: ${label}`;
}

function columnOf(column: ColumnView, t: ManageText, locale: string): Column<Row> {
  const { name, label, isNumber, canSort, picture } = column;
  return {
    name,
    label: t(label),
    isNumber,
    canSort,
    cell: (row) => {
      const text = cellText(column, row, { t, locale });
      return picture === undefined ? text : <WithPicture path={lookUp<unknown>(row, picture)}>{text}</WithPicture>;
    },
  };
}

function cellText(
  { name, format, formatEach, isMoment, moneyIn, areCountries }: ColumnView,
  row: Row,
  { t, locale }: { readonly t: ManageText; readonly locale: string },
): string {
  const value = lookUp<unknown>(row, name);
  if (isEmpty(value)) return NOTHING;
  if (isMoment === true && typeof value === 'string') return momentOf(value, locale);
  const currency = moneyIn === undefined ? undefined : lookUp<unknown>(row, moneyIn);
  if (typeof currency === 'string') return moneyText(Number(value), currency, locale);
  if (areCountries === true && typeof value === 'string')
    return value.replaceAll(/[A-Z]{2}/g, (code) => countryName(code, locale));
  if (formatEach !== undefined && Array.isArray(value))
    return value
      .map(String)
      .map((one) => wordOf(formatEach(one), one, t))
      .join(', ');
  const key = format?.(value);
  return key === undefined ? formatValue(value, t) : t(key);
}

/** Keeps its width without a picture, so that values stay aligned. */
function WithPicture({ path, children }: { readonly path: unknown; readonly children: ReactNode }) {
  return (
    <span className={styles.pictured}>
      <span className={styles.picture}>
        {typeof path === 'string' && path !== '' && <Picture path={path} size={CART_THUMBNAIL} alt="" />}
      </span>
      {children}
    </span>
  );
}

function wordOf(key: ManageKey | undefined, value: string, t: ManageText): string {
  return key === undefined ? value : t(key);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function ListActions({
  kind: { view, client },
  query,
  here,
  mayMake,
  manage,
}: {
  readonly kind: Pick<OpenKind, 'client' | 'view'>;
  readonly query: Readonly<Record<string, string>>;
  readonly here: string;
  readonly mayMake: boolean;
  readonly manage: ManageArea;
}) {
  const t = useManageText();
  return (
    <>
      {view.canExport === true && (
        <ExportButton
          page={(number, size) => client.list({ ...view.initialFilters, ...query, page: number, size })}
          columns={view.columns.map(({ name }) => name)}
          name={client.kind}
          onSaved={(rows) => manage.noteExport({ list: client.kind, rows })}
        />
      )}
      {view.blank !== undefined && mayMake && <ButtonLink href={`${here}/${NEW_RECORD}`}>{t('list.new')}</ButtonLink>}
    </>
  );
}
