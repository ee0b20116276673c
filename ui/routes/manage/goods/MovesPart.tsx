import { STOCK_REASONS } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import { Waiting } from '../../../pages/account/Waiting';
import { MoveTable } from '../../../pages/manage/goods/MoveTable';
import { ListTools, Pager } from '../../../pages/manage/ListTools';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { OrderFilterFields } from '../../../pages/manage/orders/OrderFilterFields';
import { useLocation } from '../../../state/address';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { listPath, pageNumberOf } from '../list-query';
import type { ManagePart } from '../part';
import { useChoices } from '../use-choices';
import { useLoaded } from '../use-loaded';

const ROWS = 50;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SOURCES = ['stock-places'] as const;
type Query = Readonly<Record<string, string>>;

/** Log of stock movements, with search by SKU or number, and filters. */
export const MovesPart: ManagePart = ({ page: { route }, manage }) => {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const { query } = route;
  const here = shop.routing.localPath(route.path);
  const wanted = { ...filtersOf(query), page: pageNumberOf(query), size: ROWS };
  const { value, isLoading, error, reload } = useLoaded(JSON.stringify(wanted), (signal) =>
    manage.stockMoves(wanted, { signal }),
  );
  const places = useChoices(SOURCES, manage).choices['stock-places'] ?? [];
  const change = (changes: Query) => navigate(listPath(here, query, changes));
  return (
    <>
      <ManageTitle title={t('nav.moves')} />
      <ListTools
        query={query}
        filters={[
          {
            name: 'reason',
            label: t('move.reason'),
            choices: STOCK_REASONS.map((reason) => ({ value: reason, label: t(`move.${reason}`) })),
          },
          { name: 'place', label: t('stock.place'), choices: [...places] },
        ]}
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
            <p>{t('list.none')}</p>
          ) : (
            <MoveTable
              moves={value.items}
              nameOf={(code) => places.find((place) => place.value === code)?.label ?? code}
              stockPath={(sku) => shop.routing.localPath(`/manage/stock-levels/${encodeURIComponent(sku)}`)}
              isStale={isLoading}
            />
          )}
          <Pager
            page={wanted.page}
            pages={Math.ceil(value.total / ROWS)}
            pathOf={(next) => listPath(here, query, { page: String(next) })}
          />
        </>
      )}
    </>
  );
};

/** Ignores values that the shop would refuse. */
function filtersOf(query: Query) {
  const text = (name: string) => lookUp(query, name)?.slice(0, 64);
  const day = (name: string) => {
    const value = lookUp(query, name);
    return value !== undefined && DAY.test(value) ? value : undefined;
  };
  return {
    q: text('q'),
    reason: STOCK_REASONS.find((reason) => reason === text('reason')),
    place: /^[a-z0-9_-]{1,40}$/.test(text('place') ?? '') ? text('place') : undefined,
    from: day('from'),
    to: day('to'),
  };
}
