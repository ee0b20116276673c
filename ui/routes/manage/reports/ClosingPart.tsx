import { closingCsv } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import type { MonthClosing } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Waiting } from '../../../pages/account/Waiting';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { ClosingTools } from '../../../pages/manage/reports/ClosingTools';
import { OwedTable } from '../../../pages/manage/reports/OwedTable';
import { ReportNotes, ReportTables } from '../../../pages/manage/reports/ReportTables';
import styles from '../../../pages/manage/reports/Reports.module.css';
import { useLocation } from '../../../state/address';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { listPath } from '../list-query';
import { moneyOf } from '../money-of';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';
import { useMonths } from './use-months';
import { useDay, useRowLabel } from './use-row-label';
import { useSaveReport } from './use-save-report';

export const ClosingPart: ManagePart = ({ page: { route }, manage }) => {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const save = useSaveReport(manage);
  const { month, months } = useMonths(lookUp(route.query, 'month') ?? '');
  const store = lookUp(route.query, 'store') ?? '';
  const wanted = { month, ...(store !== '' && { store }) };
  const { value, isLoading, error, reload } = useLoaded(JSON.stringify(wanted), (signal) =>
    manage.monthClosing(wanted, { signal }),
  );
  const here = shop.routing.localPath(route.path);
  return (
    <>
      <ManageTitle
        title={t('nav.closing')}
        actions={
          <Button
            kind="secondary"
            disabled={value === undefined || value.movements.length === 0}
            onClick={() => value !== undefined && void save(savedClosing(value))}
          >
            {t('report.csv')}
          </Button>
        }
      />
      <ClosingTools
        {...{ month, months, store }}
        stores={shop.storeViews.available.map(({ storeCode: code, name }) => ({ value: code, label: name }))}
        onChange={(changes) => navigate(listPath(here, route.query, changes))}
      />
      <p className={styles.note}>{t('report.net-note')}</p>
      {error !== undefined && <Waiting state="failed" onRetry={reload} />}
      {value === undefined && error === undefined && <Waiting state="loading" onRetry={reload} />}
      {value !== undefined && error === undefined && <Closing value={value} isStale={isLoading} />}
    </>
  );
};

function Closing({ value, isStale }: { readonly value: MonthClosing; readonly isStale: boolean }) {
  const t = useManageText();
  const monthName = useDay('month');
  const movementOf = useRowLabel('movements', 'day');
  const taxOf = useRowLabel('taxes', 'day');
  const shown = { isStale, money: moneyOf };
  return (
    <>
      <p className={styles.days} role="status">
        {monthName(`${value.month}-01`)}
      </p>
      {value.is_open && <p className={styles.note}>{t('report.open-month')}</p>}
      <ReportTables name="movements" tables={value.movements} labelOf={movementOf} {...shown} />
      {value.taxes.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('report.is-taxes')}</h2>
          <ReportTables name="taxes" tables={value.taxes} labelOf={taxOf} {...shown} />
        </>
      )}
      <OwedTable owed={value.owed} money={moneyOf} />
      <ReportNotes name="movements" />
    </>
  );
}

function savedClosing(closing: MonthClosing) {
  return {
    list: 'closing' as const,
    rows: closing.movements.length + closing.taxes.length,
    file: `closing-${closing.month}.csv`,
    csv: closingCsv(closing),
  };
}
