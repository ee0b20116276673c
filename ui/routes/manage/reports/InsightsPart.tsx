import { useState } from 'react';
import {
  CART_AGES,
  leftCartsCsv,
  missedSearchesCsv,
  presetPeriod,
  sellThroughCsv,
  stockValueCsv,
  type LeftCarts,
  type MissedSearch,
  type PlaceStockValue,
  type SellThrough,
} from '../../../../core/internal-staff';
import { dayAt } from '../../../../core/internal';
import { lookUp } from '../../../../core/shopper';
import { mayUser } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Waiting } from '../../../pages/account/Waiting';
import { InsightTools, INSIGHTS, type Insight } from '../../../pages/manage/reports/InsightTools';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import {
  LeftCartsTable,
  MissedSearchesTable,
  SellThroughTable,
  StockValueTable,
} from '../../../pages/manage/reports/InsightTables';
import { useLocation } from '../../../state/address';
import { useShop } from '../../../state/shop-context';
import { useTimeZone } from '../../../state/use-time-zone';
import { languageOf } from '../../../text/languages';
import { useManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';
import { listPath } from '../list-query';
import { moneyOf } from '../money-of';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';
import { useSaveReport } from './use-save-report';

type Manage = Parameters<ManagePart>[0]['manage'];

interface Wanted {
  readonly name: Insight;
  readonly from: string;
  readonly to: string;
  readonly store: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const InsightsPart: ManagePart = ({ page: { route }, manage, user }) => {
  const t = useManageText();
  const shop = useShop();
  const save = useSaveReport(manage);
  const [, navigate] = useLocation();
  const locale = useLocale();
  const zone = useTimeZone();
  const [month] = useState(() => presetPeriod('this-month', dayAt(Date.now(), zone)));
  const given = (name: string) => lookUp(route.query, name) ?? '';
  const names = INSIGHTS.filter((one) => one !== 'stock-value' || mayUser(user, 'catalogue:read'));
  const name = names.find((one) => one === given('name')) ?? 'sell-through';
  const dayOf = (field: 'from' | 'to') => (DAY.test(given(field)) ? given(field) : month[field]);
  const wanted = { name, from: dayOf('from'), to: dayOf('to'), store: given('store') };
  const { value, isLoading, error, reload } = useLoaded(JSON.stringify(wanted), (signal) =>
    found(manage, wanted, signal),
  );
  const placeOf = ({ place, name: words }: PlaceStockValue) => words?.[languageOf(locale)] ?? words?.en ?? place;
  const here = shop.routing.localPath(route.path);
  const storeOf = (code: string) => shop.storeViews.available.find((view) => view.storeCode === code)?.name ?? code;
  return (
    <>
      <ManageTitle
        title={t('nav.insights')}
        actions={
          <Button
            kind="secondary"
            disabled={value === undefined || value.items.length === 0}
            onClick={() =>
              value !== undefined &&
              void save({ list: 'report', rows: value.items.length, file: `${value.name}.csv`, csv: csvOf(value) })
            }
          >
            {t('report.csv')}
          </Button>
        }
      />
      <InsightTools
        {...wanted}
        names={names}
        stores={shop.storeViews.available.map(({ storeCode: value, name: label }) => ({ value, label }))}
        onChange={(changes) => navigate(listPath(here, route.query, changes))}
      />
      {error !== undefined && <Waiting state="failed" onRetry={reload} />}
      {value === undefined && error === undefined && <Waiting state="loading" onRetry={reload} />}
      {value !== undefined && error === undefined && (
        <div aria-busy={isLoading}>
          {value.name === 'missed-searches' && <MissedSearchesTable items={value.items} />}
          {value.name === 'left-carts' && (
            <LeftCartsTable items={value.items} ages={CART_AGES} storeOf={storeOf} money={moneyOf} />
          )}
          {value.name === 'stock-value' && <StockValueTable {...value} nameOf={placeOf} money={moneyOf} />}
          {value.name === 'sell-through' && <SellThroughTable items={value.items} />}
        </div>
      )}
    </>
  );
};

type Result =
  | {
      readonly name: 'stock-value';
      readonly items: readonly PlaceStockValue[];
      readonly total: Omit<PlaceStockValue, 'name' | 'place'>;
      readonly currency: string;
    }
  | { readonly name: 'left-carts'; readonly items: readonly LeftCarts[] }
  | { readonly name: 'missed-searches'; readonly items: readonly MissedSearch[] }
  | { readonly name: 'sell-through'; readonly items: readonly SellThrough[] };

async function found(manage: Manage, { name, from, to, store }: Wanted, signal: AbortSignal): Promise<Result> {
  if (name === 'stock-value') return { name, ...(await manage.stockValue({}, { signal })) };
  const own = store === '' ? {} : { store };
  if (name === 'left-carts') return { name, items: (await manage.leftCarts(own, { signal })).items };
  const asked = { ...own, from, to };
  if (name === 'missed-searches') return { name, items: (await manage.missedSearches(asked, { signal })).items };
  return { name, items: (await manage.sellThrough(asked, { signal })).items };
}

function csvOf(result: Result): string {
  if (result.name === 'stock-value') return stockValueCsv(result);
  if (result.name === 'left-carts') return leftCartsCsv(result.items);
  return result.name === 'missed-searches' ? missedSearchesCsv(result.items) : sellThroughCsv(result.items);
}
