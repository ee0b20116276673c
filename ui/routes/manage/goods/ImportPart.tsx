import { useEffect, useRef, useState } from 'react';
import { MAX_IMPORT_BYTES, type UpdateReport } from '../../../../core/staff';
import { SelectField } from '../../../components/fields/SelectField';
import { Waiting } from '../../../pages/account/Waiting';
import { ColumnsForm } from '../../../pages/manage/goods/ColumnsForm';
import { FilePicker } from '../../../pages/manage/goods/FilePicker';
import { ImportDifference } from '../../../pages/manage/goods/ImportDifference';
import { ImportProgress, ImportReport } from '../../../pages/manage/goods/ImportReport';
import { KeptMaps } from '../../../pages/manage/goods/KeptMaps';
import { ReadAs } from '../../../pages/manage/goods/ReadAs';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { useShop } from '../../../state/shop-context';
import { useKeptFocus } from '../../../state/use-kept-focus';
import { useManageText } from '../../../text/manage-text';
import type { ManagePart } from '../part';
import styles from './ImportPart.module.css';
import { useLoaded } from '../use-loaded';
import { useImport } from './use-import';

const LOOK_EVERY_MS = 1000;
const MB = 1024 * 1024;
type Admin = Parameters<ManagePart>[0]['manage']['goods'];

export const ImportPart: ManagePart = ({ manage: { goods } }) => {
  const { value: report, error, reload } = useLoaded('import', (signal) => goods.importReport({}, { signal }));
  if (report === undefined) return <Waiting state={error === undefined ? 'loading' : 'failed'} onRetry={reload} />;
  return <Imports goods={goods} report={report} reload={reload} />;
};

interface Props {
  readonly goods: Admin;
  readonly report: UpdateReport | null;
  readonly reload: () => void;
}

function Imports({ goods, report, reload }: Props) {
  const shop = useShop();
  const t = useManageText();
  const whole = useRef<HTMLDivElement>(null);
  useKeptFocus(whole);
  const currencies = [...new Set(shop.storeViews.available.map(({ i18n }) => i18n.currencyCode))];
  const [currency, setCurrency] = useState(currencies[0] ?? '');
  const maps = useLoaded('import-maps', (signal) => goods.importMaps({}, { signal }));
  const work = useImport(goods, () => {
    reload();
    maps.reload();
  });
  const { doing, progress, problem } = work;
  const isBusy = doing !== undefined;
  const isRunning = doing === 'import' || report?.state === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  return (
    <div ref={whole} className={styles.page}>
      <ManageTitle title={t('nav.import')} />
      <FilePicker
        label={t('import.upload')}
        hint={t('import.upload-hint', { size: MAX_IMPORT_BYTES / MB })}
        accept=".csv,.tsv,.txt,.xlsx,.xml,text/csv,text/tab-separated-values,text/xml"
        isBusy={isBusy}
        problem={problem?.at === 'file' ? problem.why : undefined}
        onChosen={(file) => void work.choose(file, currency)}
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
      <ChosenFile work={work} />
      <ImportReport
        report={report}
        isRunning={isRunning}
        isBusy={isBusy}
        problem={problem?.at === 'source' ? problem.why : undefined}
        onRun={() => void work.run()}
        onCheck={() => void work.check()}
      />
      <KeptMaps maps={maps.value ?? []} isBusy={isBusy} onForget={(id) => void work.forget(id)} />
    </div>
  );
}

function ChosenFile({ work }: { readonly work: ReturnType<typeof useImport> }) {
  const { doing, tried, mapping } = work;
  const isBusy = doing !== undefined;
  return (
    <>
      <ReadAs
        file={mapping === undefined ? tried?.report.files[0] : readOf(mapping.preview)}
        isBusy={isBusy}
        onSheet={(sheet) => void work.sheet(sheet)}
        onMap={() => void work.mapAgain()}
      />
      {mapping !== undefined && (
        <ColumnsForm
          key={`${mapping.file.name} ${mapping.preview.sheet ?? ''}`}
          preview={mapping.preview}
          isBusy={isBusy}
          onMapped={(map) => void work.map(map)}
        />
      )}
      {tried !== undefined && (
        <ImportDifference report={tried.report} isBusy={isBusy} onApply={(demo) => void work.apply(demo)} />
      )}
    </>
  );
}

function readOf({ sheet, sheets }: { readonly sheet: string | null; readonly sheets: string[] }) {
  return { file: '', format: '', sheet, sheets, kept_map: null };
}
