import { useEffect, useState } from 'react';
import { MOST_IMPORT_BYTES } from '../../../../core';
import { SelectField } from '../../../components/SelectField';
import { Waiting } from '../../../pages/account/Waiting';
import { FilePicker } from '../../../pages/manage/goods/FilePicker';
import { ImportDifference } from '../../../pages/manage/goods/ImportDifference';
import { ImportProgress, ImportReport } from '../../../pages/manage/goods/ImportReport';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';
import { useImport } from './use-import';

const LOOK_EVERY_MS = 1000;
const MB = 1024 * 1024;

/** /manage/import: a file of goods, or the merchant's source, tried and imported; how far it is, and the rows that are to be mended (A §6, §7 update). */
export const ImportPart: ManagePart = ({ manage: { goods } }) => {
  const shop = useShop();
  const t = useManageText();
  const currencies = [...new Set(shop.storeViews.available.map(({ i18n }) => i18n.currencyCode))];
  const [currency, setCurrency] = useState(currencies[0] ?? '');
  const { value: report, error, reload } = useLoaded('import', () => goods.importReport());
  const { doing, progress, tried, problem, choose, check, run, apply } = useImport(goods, reload);
  const isRunning = doing === 'import' || report?.state === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  if (report === undefined) return <Waiting state={error === undefined ? 'loading' : 'failed'} onRetry={reload} />;
  return (
    <>
      <ManageTitle title={t('nav.import')} />
      <FilePicker
        label={t('import.upload')}
        hint={t('import.upload-hint', { size: MOST_IMPORT_BYTES / MB })}
        accept=".csv,.tsv,.txt,.xlsx,.xml,text/csv,text/tab-separated-values,text/xml"
        isBusy={doing !== undefined}
        problem={problem?.at === 'file' ? problem.why : undefined}
        onChosen={(file) => void choose(file, currency)}
      >
        <SelectField
          id="import-currency"
          label={t('import.currency')}
          value={currency}
          choices={currencies.map((code) => ({ value: code, label: code }))}
          onChange={setCurrency}
        />
      </FilePicker>
      <div role="status">{doing === 'check' && t('import.checking')}</div>
      {doing === 'check' && progress !== undefined && <ImportProgress progress={progress} />}
      {tried !== undefined && (
        <ImportDifference report={tried.report} isBusy={doing !== undefined} onApply={() => void apply()} />
      )}
      <ImportReport
        report={report}
        isRunning={isRunning}
        isBusy={doing !== undefined}
        problem={problem?.at === 'source' ? problem.why : undefined}
        onRun={() => void run()}
        onCheck={() => void check()}
      />
    </>
  );
};
