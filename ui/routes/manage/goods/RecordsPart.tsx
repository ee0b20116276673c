import { useRef, useState } from 'react';
import {
  RECORD_IMPORT_KINDS,
  RECORD_IMPORT_PERMISSIONS,
  type RecordImportKind,
  type RecordImportReport,
} from '../../../../core/internal-staff';
import { isShopError } from '../../../../core/shopper';
import { MAX_IMPORT_BYTES, permissionsOf, type ManageArea } from '../../../../core/staff';
import { SelectField } from '../../../components/fields/SelectField';
import { refusedField } from '../../../pages/manage/fields/refused-field';
import { FilePicker } from '../../../pages/manage/goods/FilePicker';
import { RecordsReport } from '../../../pages/manage/goods/RecordsReport';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { useShop } from '../../../state/shop-context';
import { useNotify } from '../../../state/use-notify';
import { useManageText } from '../../../text/manage-text';
import type { ManageKey } from '../../../text/own-keys';
import type { ManagePart } from '../part';
import { sentFile } from '../sent-file';
import styles from './ImportPart.module.css';

const MB = 1024 * 1024;
const KIND_NAMES: Readonly<Record<RecordImportKind, ManageKey>> = {
  customers: 'records.customers',
  reviews: 'nav.reviews',
  coupons: 'nav.coupons',
  gift_cards: 'nav.gift-cards',
  redirects: 'nav.redirects',
  tax_rates: 'tax.rates',
};

/** Imports customers, reviews, coupons, gift cards, redirects and tax rates, after a preview. */
export const RecordsPart: ManagePart = ({ manage: { goods }, user }) => {
  const shop = useShop();
  const t = useManageText();
  const granted = permissionsOf(user);
  const kinds = RECORD_IMPORT_KINDS.filter((kind) => RECORD_IMPORT_PERMISSIONS[kind].every((one) => granted.has(one)));
  const currencies = [...new Set(shop.storeViews.available.map(({ i18n }) => i18n.currencyCode))];
  const [kind, setKind] = useState(kinds[0] ?? 'customers');
  const [currency, setCurrency] = useState(currencies[0] ?? '');
  const { report, isBusy, problem, choose, apply, forget } = useRecordsImport(goods);
  return (
    <div className={styles.page}>
      <ManageTitle title={t('nav.import-records')} />
      <FilePicker
        label={t('records.file')}
        hint={t('records.hint', { size: MAX_IMPORT_BYTES / MB })}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values"
        isBusy={isBusy}
        problem={problem}
        onChosen={(file) => void choose(file, { kind, currency })}
      >
        <SelectField
          id="records-kind"
          label={t('records.kind')}
          value={kind}
          choices={kinds.map((one) => ({ value: one, label: t(KIND_NAMES[one]) }))}
          onChange={(chosen) => {
            forget();
            setKind(kinds.find((one) => one === chosen) ?? kind);
          }}
        />
        <SelectField
          id="records-currency"
          label={t('records.currency')}
          value={currency}
          choices={currencies.map((code) => ({ value: code, label: code }))}
          onChange={(chosen) => {
            forget();
            setCurrency(chosen);
          }}
        />
      </FilePicker>
      <div role="status">{isBusy && t('records.checking')}</div>
      {report !== undefined && <RecordsReport report={report} isBusy={isBusy} onApply={() => void apply()} />}
    </div>
  );
};

type Input = Omit<Parameters<ManageArea['goods']['importRecords']>[0], 'dry_run'>;

function useRecordsImport(goods: ManageArea['goods']) {
  const t = useManageText();
  const notify = useNotify();
  const [input, setInput] = useState<Input>();
  const [report, setReport] = useState<RecordImportReport>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const previews = useRef(0);
  const forget = () => {
    previews.current += 1;
    setReport(undefined);
    setProblem(undefined);
  };
  const run = async (wanted: Input, isDry: boolean) => {
    const preview = previews.current;
    setBusy(true);
    setProblem(undefined);
    try {
      const found = await goods.importRecords({ ...wanted, ...(isDry && { dry_run: true }) });
      // A preview of what was chosen before would import something else than the page shows.
      if (!isDry || preview === previews.current) setReport(found);
    } catch (error) {
      const why = faultOf(error);
      if (why === undefined) notify(error);
      else setProblem(t('import.failed', { why }));
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ report, isBusy, problem, forget },
    choose: async (file: File, said: Pick<Input, 'currency' | 'kind'>) => {
      forget();
      if (file.size > MAX_IMPORT_BYTES) {
        setProblem(t('picture.too-large', { name: file.name, size: MAX_IMPORT_BYTES / MB }));
        return;
      }
      // A snapshot, so that the import matches the preview.
      const wanted = { ...said, file: await sentFile(file) };
      setInput(wanted);
      await run(wanted, true);
    },
    apply: async () => {
      if (input !== undefined) await run(input, false);
    },
  };
}

/** Returns the invalid field or parse error; undefined for unrelated errors. */
function faultOf(error: unknown): string | undefined {
  if (!isShopError(error)) return undefined;
  if (error.details['fields'] !== undefined) return refusedField(error);
  return error.details['error'] === 'import_failed' ? error.message : undefined;
}
