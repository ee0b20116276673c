import type { UpdateReport } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import styles from './ImportReport.module.css';

interface Props {
  readonly file: UpdateReport['files'][number] | undefined;
  readonly isBusy: boolean;
  readonly onSheet: (sheet: string) => void;
  readonly onMap: () => void;
}

export function ReadAs({ file, isBusy, onSheet, onMap }: Props) {
  const t = useManageText();
  if (file === undefined) return null;
  const isMapped = file.format === 'mapped';
  if (file.sheets.length < 2 && !isMapped) return null;
  return (
    <div className={styles.report}>
      {file.sheets.length > 1 && file.sheet !== null && (
        <SelectField
          id="import-sheet"
          label={t('import.sheet')}
          value={file.sheet}
          choices={file.sheets.map((name) => ({ value: name, label: name }))}
          onChange={onSheet}
        />
      )}
      {isMapped && (
        <div className={styles.buttons}>
          {file.kept_map !== null && <p>{t('import.map-kept')}</p>}
          <Button kind="secondary" busy={isBusy} onClick={onMap}>
            {t('import.map-change')}
          </Button>
        </div>
      )}
    </div>
  );
}
