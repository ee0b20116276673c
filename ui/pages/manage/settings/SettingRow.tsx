import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import type { FieldView } from '../fields/kind-view';
import { useMayWrite } from '../fields/may-write';
import type { RecordValues } from '../fields/record-values';
import { RecordField } from '../records/RecordField';
import { at, sameSetting, settingKey, standardValues } from './setting-view';
import styles from './SettingFields.module.css';
import { useStandardWords } from './use-standard-words';

interface Props {
  readonly view: FieldView;
  readonly form: UseFormReturn<RecordValues>;
  readonly id: string;
  readonly isHidden: boolean;
}

/** Shows a setting with its default and a reset. Its key is the anchor. */
export function SettingRow({ view, form, id, isHidden }: Props) {
  const t = useManageText();
  const mayWrite = useMayWrite();
  const wordsOf = useStandardWords();
  const values: unknown = useWatch({ control: form.control });
  const key = settingKey(view);
  const standards = standardValues(view);
  const isChanged = standards.some(({ path, value }) => !sameSetting(at(values, path), value));
  const name = t(view.label);
  return (
    <div id={key} className={styles.setting} data-changed={isChanged || undefined} hidden={isHidden} tabIndex={-1}>
      <RecordField view={view} control={form.control} id={id} />
      <p className={styles.about}>
        <code>{key}</code>
        <span>{t('setting.standard', { value: wordsOf(view) })}</span>
        {isChanged && (
          <>
            <strong className={styles.changed}>{t('setting.changed')}</strong>
            {mayWrite && (
              <Button
                kind="quiet"
                aria-label={t('setting.reset-named', { name })}
                onClick={() => {
                  for (const { path, value } of standards) {
                    form.setValue(path, emptied(value, at(values, path)), { shouldDirty: true, shouldValidate: true });
                  }
                }}
              >
                {t('setting.reset')}
              </Button>
            )}
          </>
        )}
      </p>
    </div>
  );
}

/** Without a default an empty text means none. */
function emptied(standard: unknown, before: unknown): unknown {
  if (standard !== undefined) return structuredClone(standard);
  if (typeof before === 'boolean') return false;
  return typeof before === 'string' ? '' : undefined;
}
