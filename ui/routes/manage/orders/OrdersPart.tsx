import { useState } from 'react';
import { PAYMENT_STATES } from '../../../../core/account';
import { lookUp } from '../../../../core/shopper';
import { areOrderFilters, mayUser, readOrderFilters, type ManageArea, type OrderRow } from '../../../../core/staff';
import { ButtonLink } from '../../../components/base/Button';
import { Waiting } from '../../../pages/account/Waiting';
import { DataTable, type Selection } from '../../../pages/manage/DataTable';
import { ListTools, Pager, type ListFilter } from '../../../pages/manage/ListTools';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { OrderFilterFields } from '../../../pages/manage/orders/OrderFilterFields';
import styles from '../../../pages/manage/orders/Orders.module.css';
import { OrderSums } from '../../../pages/manage/orders/OrderSums';
import { OrderViews } from '../../../pages/manage/orders/OrderViews';
import { useOrderColumns } from '../../../pages/manage/orders/use-order-columns';
import { useLocation } from '../../../state/address';
import { useShop } from '../../../state/shop-context';
import { useManageText, type ManageText } from '../../../text/manage-text';
import { listPath, nextSort, pageNumberOf, sortingOf } from '../list-query';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';
import { BulkSteps } from './BulkSteps';
import { CsvButton } from './CsvButton';
import { useKeptViews } from './use-kept-views';

const ROWS = 50;
type Query = Readonly<Record<string, string>>;

export const OrdersPart: ManagePart = ({ page: { route }, manage, user }) => {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const { query } = route;
  const here = shop.routing.localPath(route.path);
  const isBroken = !areOrderFilters(query);
  const filters = isBroken ? {} : readOrderFilters(query);
  const number = pageNumberOf(query);
  const { value, isLoading, error, reload } = useLoaded(JSON.stringify({ filters, number }), (signal) =>
    manage.orders({ ...filters, page: number, size: ROWS }, { signal }),
  );
  const { value: choices } = useLoaded('choices', (signal) => manage.orderChoices({}, { signal }));
  const to = (changes: Query) => listPath(here, query, changes);
  const change = (changes: Query) => navigate(to(changes));
  const rows = value?.items ?? [];
  const { chosen, selection, clear } = useChosen(rows);
  return (
    <>
      <ManageTitle
        title={t('nav.orders')}
        actions={
          <>
            {mayUser(user, 'orders:write') && <ButtonLink href={`${here}/new`}>{t('order.new')}</ButtonLink>}
            <CsvButton load={() => manage.ordersFile(filters)} />
            <ButtonLink kind="secondary" href={`${here}/~refunds`}>
              {t('orders.refunds')}
            </ButtonLink>
          </>
        }
      />
      {isBroken && (
        <p className={styles.since} role="status">
          {t('orders.views-broken')}
        </p>
      )}
      <Views query={query} here={here} manage={manage} />
      <ListTools query={query} filters={filtersOf(query, t)} total={value?.total} clearPath={here} onChange={change} />
      <OrderFilterFields query={query} filters={moreFilters(choices, t)} onChange={change} />
      {error !== undefined && <Waiting state="failed" onRetry={reload} />}
      {value === undefined && error === undefined && <Waiting state="loading" onRetry={reload} />}
      {value !== undefined && error === undefined && (
        <>
          <OrderSums sums={value.sums} />
          <Rows {...{ rows, query, here, to, selection }} isStale={isLoading} />
          <Pager page={number} pages={Math.ceil(value.total / ROWS)} pathOf={(next) => to({ page: String(next) })} />
        </>
      )}
      <BulkSteps
        chosen={chosen}
        manage={manage}
        mayWrite={mayUser(user, 'orders:write')}
        printPath={(ids) => `${here}/~print?slips=${ids.map(encodeURIComponent).join(',')}`}
        onClear={clear}
        onDone={reload}
      />
    </>
  );
};

interface RowsProps {
  readonly rows: readonly OrderRow[];
  readonly query: Query;
  readonly here: string;
  readonly to: (changes: Query) => string;
  readonly selection: Selection;
  readonly isStale: boolean;
}

function Rows({ rows, query, here, to, selection, isStale }: RowsProps) {
  const t = useManageText();
  const columns = useOrderColumns();
  if (rows.length === 0) return <p>{t(Object.keys(query).length === 0 ? 'list.none-yet' : 'list.none')}</p>;
  return (
    <div className={styles.list}>
      <DataTable<OrderRow>
        caption={t('nav.orders')}
        columns={columns}
        rows={rows}
        pathOf={({ id }) => `${here}/${encodeURIComponent(id)}`}
        sorting={sortingOf(query)}
        sortPath={(name) => to({ sort: nextSort(query, name) })}
        sortLabel={(name) => t('list.sort-by', { name })}
        isStale={isStale}
        selection={selection}
        isCompact
      />
    </div>
  );
}

function useChosen(rows: readonly OrderRow[]) {
  const t = useManageText();
  const [chosen, choose] = useState<ReadonlyMap<string, OrderRow>>(new Map());
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  const toggle = (row: OrderRow | undefined) => {
    if (row === undefined) return;
    const next = new Map(chosen);
    if (!next.delete(row.id)) next.set(row.id, row);
    choose(next);
  };
  const selection: Selection = {
    chosen: new Set(chosen.keys()),
    onToggle: (id) => toggle(rows.find((row) => row.id === id)),
    onToggleAll: () => choose(isAll ? new Map() : new Map(rows.map((row) => [row.id, row]))),
    label: (id) => t('orders.select', { id }),
    allLabel: t('orders.select-all'),
  };
  return { chosen: [...chosen.values()], selection, clear: () => choose(new Map()) };
}

const DAILY = ['sending', 'payment', 'check', 'refund', 'return'] as const;

function Views({ query, here, manage }: { readonly query: Query; readonly here: string; readonly manage: ManageArea }) {
  const t = useManageText();
  const { views, keep, drop } = useKeptViews(manage);
  const [, navigate] = useLocation();
  const current = queryText(query);
  const all = [
    { name: t('orders.view-all'), query: '' },
    ...DAILY.map((need) => ({
      name: t(need === 'payment' ? 'orders.money.not-paid' : `orders.need.${need}`),
      query: `needs=${need}`,
    })),
  ];
  const isKnown = [...all, ...views].some((view) => view.query === current);
  const shown = (view: { readonly name: string; readonly query: string }) => ({
    name: view.name,
    path: view.query === '' ? here : `${here}?${view.query}`,
    isHere: view.query === current,
  });
  return (
    <OrderViews
      views={[
        ...all.map(shown),
        ...views.map((view) => ({
          ...shown(view),
          onDrop: () => {
            drop(view.name);
            if (view.query === current) navigate(here);
          },
        })),
      ]}
      onKeep={isKnown ? undefined : (name) => keep({ name, query: current })}
    />
  );
}

function queryText(query: Query): string {
  return new URLSearchParams(
    Object.entries(query).filter(([name, value]) => name !== 'page' && value !== ''),
  ).toString();
}

function filtersOf(query: Query, t: ManageText): readonly ListFilter[] {
  return [
    {
      name: 'payment_state',
      label: t('orders.money'),
      choices: PAYMENT_STATES.map((value) => ({ value, label: t(`orders.money.${value}`) })),
    },
    // Saved views may still use this hidden filter, so show it when set.
    ...((lookUp(query, 'paid') ?? '') === '' ? [] : [paidFilter(t)]),
    {
      name: 'step',
      label: t('orders.delivery'),
      choices: ([0, 1, 2, 3, 4, 5] as const).map((step) => ({ value: String(step), label: t(`orders.step.${step}`) })),
    },
  ];
}

function paidFilter(t: ManageText): ListFilter {
  return {
    name: 'paid',
    label: t('orders.came'),
    choices: [
      { value: 'true', label: t('orders.money.paid') },
      { value: 'false', label: t('orders.money.not-paid') },
    ],
  };
}

type Choices = Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>;

function moreFilters(choices: Choices | undefined, t: ManageText): readonly ListFilter[] {
  return [
    {
      name: 'canceled',
      label: t('orders.state'),
      choices: [
        { value: 'false', label: t('orders.state-open') },
        { value: 'true', label: t('orders.canceled') },
      ],
    },
    {
      name: 'partly_sent',
      label: t('order.partly-sent'),
      choices: [
        { value: 'true', label: t('value.yes') },
        { value: 'false', label: t('value.no') },
      ],
    },
    { name: 'payment', label: t('orders.payment'), choices: lookUp(choices, 'payments') ?? [] },
    { name: 'shipping', label: t('orders.shipping'), choices: lookUp(choices, 'shippings') ?? [] },
    { name: 'store', label: t('orders.store'), choices: lookUp(choices, 'stores') ?? [] },
    { name: 'blogger', label: t('orders.blogger'), choices: lookUp(choices, 'bloggers') ?? [] },
  ];
}
