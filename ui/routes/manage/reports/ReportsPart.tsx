import { useState } from 'react';
import { dayAt } from '../../../../core/internal';
import { hasCosts, reportCsv } from '../../../../core/internal-staff';
import { mayUser, REPORT_NAMES } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Waiting } from '../../../pages/account/Waiting';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { ReportNotes, ReportTables } from '../../../pages/manage/reports/ReportTables';
import { ReportTools } from '../../../pages/manage/reports/ReportTools';
import styles from '../../../pages/manage/reports/Reports.module.css';
import { useLocation } from '../../../state/address';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { listPath } from '../list-query';
import { useTimeZone } from '../../../state/use-time-zone';
import { moneyOf } from '../money-of';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';
import { reportChoice } from './report-choice';
import { useDay, useRowLabel } from './use-row-label';
import { useSaveReport } from './use-save-report';

export const ReportsPart: ManagePart = ({ page: { route }, manage, user }) => {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const zone = useTimeZone();
  const save = useSaveReport(manage);
  const [today] = useState(() => dayAt(Date.now(), zone));
  const choice = reportChoice(route.query, today);
  const { name, period, compare, store, step } = choice;
  const wanted = { name, ...period, compare, step, ...(store !== '' && { store }) };
  const { value, isLoading, error, reload } = useLoaded(JSON.stringify(wanted), (signal) =>
    manage.salesReport(wanted, { signal }),
  );
  const labelOf = useRowLabel(value?.name ?? name, step);
  const here = shop.routing.localPath(route.path);
  const dayOf = useDay();
  const days = ({ from, to }: typeof period) => ({ from: dayOf(from), to: dayOf(to) });
  const names = REPORT_NAMES.filter((one) => one !== 'customers' || mayUser(user, 'people:read'));
  return (
    <>
      <ManageTitle
        title={t('nav.reports')}
        actions={
          <Button
            kind="secondary"
            disabled={value === undefined || value.tables.length === 0}
            onClick={() => value !== undefined && void save(savedReport(value))}
          >
            {t('report.csv')}
          </Button>
        }
      />
      <ReportTools
        choice={choice}
        names={names}
        stores={shop.storeViews.available.map(({ storeCode: code, name: title }) => ({ code, name: title }))}
        onChange={(changes) => navigate(listPath(here, route.query, changes))}
      />
      <p className={styles.note}>{t('report.net-note')}</p>
      {error !== undefined && <Waiting state="failed" onRetry={reload} />}
      {value === undefined && error === undefined && <Waiting state="loading" onRetry={reload} />}
      {value !== undefined && error === undefined && (
        <>
          <p className={styles.days} role="status">
            {t('report.days', days(value.period))}
          </p>
          {value.compared !== null && <p className={styles.note}>{t('report.compared-days', days(value.compared))}</p>}
          <ReportTables name={value.name} tables={value.tables} isStale={isLoading} labelOf={labelOf} money={moneyOf} />
          <ReportNotes name={value.name} withCosts={hasCosts(value.tables)} />
        </>
      )}
    </>
  );
};

function savedReport(report: Awaited<ReturnType<Parameters<ManagePart>[0]['manage']['salesReport']>>) {
  const { name, period, tables } = report;
  return {
    list: 'report' as const,
    rows: tables.flatMap(({ rows }) => rows).length,
    file: `${name}-${period.from}-${period.to}.csv`,
    csv: reportCsv(name, report),
  };
}
