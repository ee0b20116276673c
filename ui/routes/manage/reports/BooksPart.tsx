import { useState } from 'react';
import {
  booksCsv,
  datevFault,
  datevFile,
  journalCsv,
  wholeJournal,
  windows1252,
  type MonthBooks,
} from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import { Button } from '../../../components/base/Button';
import { SelectField } from '../../../components/fields/SelectField';
import { Waiting } from '../../../pages/account/Waiting';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { BookNotes, BookTables } from '../../../pages/manage/reports/BookTables';
import { ClosingTools } from '../../../pages/manage/reports/ClosingTools';
import { OneReportTable, ReportNotes } from '../../../pages/manage/reports/ReportTables';
import styles from '../../../pages/manage/reports/Reports.module.css';
import { useLocation } from '../../../state/address';
import { saveFile } from '../../../state/device/save-file';
import { useShop } from '../../../state/shop-context';
import { useNotify } from '../../../state/use-notify';
import { useManageText, type ManageText } from '../../../text/manage-text';
import { listPath } from '../list-query';
import { moneyOf } from '../money-of';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';
import { useMonths } from './use-months';
import { useDay, useRowLabel } from './use-row-label';

type Manage = Parameters<ManagePart>[0]['manage'];
type Asked = NonNullable<Parameters<Manage['monthBooks']>[0]>;

export const BooksPart: ManagePart = ({ page: { route }, manage }) => {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const { month, months } = useMonths(lookUp(route.query, 'month') ?? '');
  const store = lookUp(route.query, 'store') ?? '';
  const seller = lookUp(route.query, 'seller') ?? '';
  const wanted = { month, ...(store !== '' && { store }), ...(store === '' && seller !== '' && { seller }) };
  const { value, isLoading, error, reload } = useLoaded(JSON.stringify(wanted), (signal) =>
    manage.monthBooks(wanted, { signal }),
  );
  const here = shop.routing.localPath(route.path);
  const go = (changes: Readonly<Record<string, string>>) => navigate(listPath(here, route.query, changes));
  return (
    <>
      <ManageTitle title={t('nav.books')} actions={<Exports {...{ value, manage, wanted }} />} />
      <ClosingTools
        {...{ month, months, store }}
        stores={shop.storeViews.available.map(({ storeCode: code, name }) => ({ value: code, label: name }))}
        onChange={(changes) => go({ ...changes, ...('store' in changes && { seller: '' }) })}
      />
      {value !== undefined && value.sellers.length > 1 && (
        <div className={styles.tools}>
          <SelectField
            id="books-seller"
            label={t('books.seller')}
            value={seller}
            placeholder={t('books.all-sellers')}
            choices={value.sellers.map((name) => ({ value: name, label: name }))}
            onChange={(next) => go({ seller: next, store: '' })}
          />
        </div>
      )}
      {error !== undefined && <Waiting state="failed" onRetry={reload} />}
      {value === undefined && error === undefined && <Waiting state="loading" onRetry={reload} />}
      {value !== undefined && error === undefined && (
        <Shown value={value} isStale={isLoading} isPart={store !== '' || seller !== ''} />
      )}
    </>
  );
};

interface ShownProps {
  readonly value: MonthBooks;
  readonly isStale: boolean;
  readonly isPart: boolean;
}

function Shown({ value, isStale, isPart }: ShownProps) {
  const t = useManageText();
  const monthName = useDay('month');
  const dayName = useDay();
  const movementOf = useRowLabel('movements', 'day');
  const taxOf = useRowLabel('taxes', 'day');
  return (
    <>
      <p className={styles.days} role="status">
        {monthName(`${value.month}-01`)}
      </p>
      <BookNotes
        isOpen={value.is_open}
        since={value.since === null ? undefined : dayName(value.since)}
        isPart={isPart}
      />
      {value.books.length === 0 && <p>{t('report.empty')}</p>}
      {value.books.map((book) => (
        <section key={book.currency} aria-label={book.currency} aria-busy={isStale}>
          <h2 className={styles.heading}>{book.currency}</h2>
          {book.movements !== null && (
            <div className={styles.currency}>
              <OneReportTable name="movements" table={book.movements} labelOf={movementOf} money={moneyOf} />
            </div>
          )}
          {book.taxes !== null && (
            <div className={styles.currency}>
              <h3 className={styles.heading}>{t('report.is-taxes')}</h3>
              <p className={styles.note}>{t('books.about-taxes')}</p>
              <OneReportTable name="taxes" table={book.taxes} labelOf={taxOf} money={moneyOf} />
            </div>
          )}
          <BookTables book={book} money={moneyOf} />
        </section>
      ))}
      <ReportNotes name="movements" />
    </>
  );
}

interface ExportsProps {
  readonly value: MonthBooks | undefined;
  readonly manage: Manage;
  readonly wanted: Asked;
}

function Exports({ value, manage, wanted }: ExportsProps) {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  const [busy, setBusy] = useState<string>();
  const isEmpty = value === undefined || value.entries === 0;
  const run = async (name: string, work: () => Promise<void>) => {
    setBusy(name);
    try {
      await work();
    } catch (error) {
      notify(error);
    }
    setBusy(undefined);
  };
  const button = (name: 'csv' | 'datev' | 'journal', work: () => Promise<void>) => (
    <Button kind="secondary" busy={busy === name} disabled={isEmpty} onClick={() => void run(name, work)}>
      {t(`books.save-${name}`)}
    </Button>
  );
  return (
    <>
      {button('csv', async () => {
        if (value === undefined) return;
        await manage.noteExport({ list: 'books', rows: value.entries });
        saveFile(`books-${value.month}.csv`, 'text/csv', booksCsv(value));
      })}
      {button('journal', async () => {
        const { month, items } = await journalOf(manage, wanted);
        await manage.noteExport({ list: 'books', rows: items.length });
        saveFile(`journal-${month}.csv`, 'text/csv', journalCsv(items));
      })}
      {button('datev', async () => {
        const journal = await journalOf(manage, wanted);
        const fault = datevFault(journal);
        if (fault !== undefined) {
          shop.notices.spawn({ type: 'error', code: 'unexpected', params: {}, message: faultText(fault, t) });
          return;
        }
        await manage.noteExport({ list: 'books', rows: journal.items.length });
        saveFile(`EXTF_Buchungsstapel_${journal.month}.csv`, 'text/csv', windows1252(datevFile(journal)));
      })}
    </>
  );
}

function journalOf(manage: Manage, wanted: Asked) {
  return wholeJournal((page) => manage.booksJournal({ ...wanted, ...page }));
}

function faultText(fault: NonNullable<ReturnType<typeof datevFault>>, t: ManageText): string {
  switch (fault.kind) {
    case 'chart':
    case 'numbers':
    case 'rows':
      return t(`books.datev-${fault.kind}`);
    case 'currency':
      return t('books.datev-currency', { currency: fault.currency });
    case 'missing':
      return t('books.datev-missing', { account: `${t(`books.account-${fault.account}`)} ${fault.of}`.trim() });
    case 'account':
      return t('books.datev-account', { account: fault.account });
  }
}
