import type { DemoFate, UpdateReport } from '../../../../core/staff';
import { ChoiceList } from '../../../components/fields/ChoiceList';
import { useManageText, type ManageText } from '../../../text/manage-text';
import styles from './ImportReport.module.css';

type Demo = NonNullable<UpdateReport['demo']>;

interface Props {
  readonly demo: Demo;
  readonly fate: DemoFate | undefined;
  readonly isAsked: boolean;
  readonly onChange: (fate: DemoFate) => void;
}

export function DemoChoice({ demo, fate, isAsked, onChange }: Props) {
  const t = useManageText();
  return (
    <div className={styles.report}>
      <p className={styles.warning}>{t('import.demo', countsOf(demo))}</p>
      <ChoiceList
        name="import-demo"
        legend={t('import.demo-title')}
        choices={[
          { value: 'remove', label: t('import.demo-remove'), note: t('import.demo-remove-note') },
          { value: 'keep', label: t('import.demo-keep'), note: t('import.demo-keep-note') },
        ]}
        value={fate ?? ''}
        error={isAsked ? t('import.demo-choose') : undefined}
        onChange={(value) => onChange(value === 'keep' ? 'keep' : 'remove')}
      />
    </div>
  );
}

/** Describes the effect on demo data; undefined if none, or unfinished. */
export function formatDemo({ demo }: Pick<UpdateReport, 'demo'>, t: ManageText): string | undefined {
  if (demo === null || demo.fate === null) return undefined;
  return t(demo.fate === 'remove' ? 'import.demo-removed' : 'import.demo-kept', countsOf(demo));
}

function countsOf({ fate: _fate, ...counts }: Demo) {
  return counts;
}
