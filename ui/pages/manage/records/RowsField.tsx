import type { ComponentType } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import type { FieldInput, FieldView } from '../fields/kind-view';
import { useMayWrite } from '../fields/may-write';
import type { RecordFieldProps } from '../fields/record-field-props';
import styles from './RowsField.module.css';

interface Props extends RecordFieldProps {
  readonly input: Extract<FieldInput, { readonly type: 'rows' }>;
  readonly Part: ComponentType<RecordFieldProps>;
}

export function RowsField({ view, input, control, id, Part }: Props) {
  const t = useManageText();
  const mayWrite = useMayWrite();
  const { path } = view;
  const rows = useFieldArray<Readonly<Record<string, { readonly [name: string]: unknown }[]>>>({
    control: control as unknown as Control<Readonly<Record<string, { readonly [name: string]: unknown }[]>>>, // sound: the view declares this member as a list
    name: path,
  });
  const name = t(input.row);
  const error = control.getFieldState(path).error?.message;
  return (
    <fieldset className={styles.rows}>
      <legend>{t(view.label)}</legend>
      {view.hint !== undefined && <p className={styles.hint}>{t(view.hint)}</p>}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {rows.fields.map((row, at) => {
        const nth = t('rows.nth', { name, number: at + 1 });
        return (
          <fieldset key={row.id} className={styles.row}>
            <legend>{nth}</legend>
            {input.fields.map((field) => (
              <Part key={field.path} view={within(field, `${path}.${String(at)}`)} control={control} id={id} />
            ))}
            <div className={styles.tools} hidden={!mayWrite}>
              {at > 0 && (
                <Button
                  kind="quiet"
                  aria-label={`${nth}: ${t('product.earlier')}`}
                  onClick={() => rows.move(at, at - 1)}
                >
                  {t('product.earlier')}
                </Button>
              )}
              <Button kind="quiet" aria-label={`${nth}: ${t('rows.remove')}`} onClick={() => rows.remove(at)}>
                {t('rows.remove')}
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div hidden={!mayWrite}>
        <Button
          kind="secondary"
          aria-label={`${t('rows.add')}: ${name}`}
          onClick={() => rows.append(blankOf(input.blank), { shouldFocus: true })}
        >
          {t('rows.add')}
        </Button>
      </div>
    </fieldset>
  );
}

/** A fresh copy each time, so that rows share no nested values. */
function blankOf(blank: unknown): { readonly [name: string]: unknown } {
  return structuredClone(blank) as { readonly [name: string]: unknown }; // sound: each view returns an object
}

function within(field: FieldView, path: string): FieldView {
  return { ...field, path: `${path}.${field.path}` };
}
