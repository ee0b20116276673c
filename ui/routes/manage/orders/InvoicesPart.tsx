import type { InvoiceFilters } from '../../../../core/staff';
import { Waiting } from '../../../pages/account/Waiting';
import { ListTools, Pager } from '../../../pages/manage/ListTools';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { InvoiceTable } from '../../../pages/manage/orders/InvoiceTable';
import { OrderFilterFields } from '../../../pages/manage/orders/OrderFilterFields';
import { useLocation } from '../../../state/address';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { listPath, pageNumberOf } from '../list-query';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';
import { CsvButton } from './CsvButton';

const ROWS = 50;
const KINDS = ['invoice', 'credit_note'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
type Query = Readonly<Record<string, string>>;

export const InvoicesPart: ManagePart = ({ page: { route }, manage }) => {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const { query } = route;
  const here = shop.routing.localPath(route.path);
  const filters = filtersOf(query);
  const number = pageNumberOf(query);
  const { value, isLoading, error, reload } = useLoaded(JSON.stringify({ filters, number }), (signal) =>
    manage.invoices({ ...filters, page: number, size: ROWS }, { signal }),
  );
  const to = (changes: Query) => listPath(here, query, changes);
  const change = (changes: Query) => navigate(to(changes));
  const path = (to: string) => shop.routing.localPath(to);
  const kinds = KINDS.map((value) => ({ value, label: t(`invoice.${value}`) }));
  return (
    <>
      <ManageTitle title={t('nav.invoices')} actions={<CsvButton load={() => manage.invoicesFile(filters)} />} />
      <ListTools
        query={query}
        filters={[{ name: 'kind', label: t('invoice.kind'), choices: kinds }]}
        total={value?.total}
        clearPath={here}
        onChange={change}
      />
      <OrderFilterFields query={query} filters={[]} onChange={change} />
      {error !== undefined && <Waiting state="failed" onRetry={reload} />}
      {value === undefined && error === undefined && <Waiting state="loading" onRetry={reload} />}
      {value !== undefined && error === undefined && (
        <>
          {value.items.length === 0 ? (
            <p>{t(Object.keys(query).length === 0 ? 'invoice.none-yet' : 'list.none')}</p>
          ) : (
            <InvoiceTable
              invoices={value.items}
              printPath={(one) => `${path('/manage/orders/~print')}?documents=${encodeURIComponent(one)}`}
              orderPath={(one) => path(`/manage/orders/${encodeURIComponent(one)}`)}
              isStale={isLoading}
            />
          )}
          <Pager page={number} pages={Math.ceil(value.total / ROWS)} pathOf={(next) => to({ page: String(next) })} />
        </>
      )}
    </>
  );
};

/** Ignores values that the shop would refuse. */
function filtersOf({ q, kind, from, to }: Query): InvoiceFilters {
  const known = KINDS.find((one) => one === kind);
  const day = (value: string | undefined) => (value !== undefined && DAY.test(value) ? value : undefined);
  return { q: q?.slice(0, 200), kind: known, from: day(from), to: day(to) };
}
