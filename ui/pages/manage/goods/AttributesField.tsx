import { useWatch } from 'react-hook-form';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import type { RecordFieldProps } from '../fields/record-field-props';
import { useRecordTools, type ProductAttribute } from '../fields/record-tools';
import { usePart } from '../fields/use-part';
import { ChoiceBoxes, MAX_BOXES } from './ChoiceBoxes';
import styles from './GoodsField.module.css';

export function AttributesField({ view, control, id }: RecordFieldProps) {
  const t = useManageText();
  const { productAttributes } = useRecordTools();
  const chosen: unknown = useWatch({ control, name: 'options' });
  const codes: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  const shown = productAttributes.filter(({ code }) => !codes.includes(code));
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.several}>
      <legend>{t(view.label)}</legend>
      {view.hint !== undefined && <p className={styles.hint}>{t(view.hint)}</p>}
      <div className={styles.attributes}>
        {shown.map((attribute) => (
          <OneAttribute key={attribute.code} {...{ attribute, control, id }} path={`${view.path}.${attribute.code}`} />
        ))}
      </div>
    </fieldset>
  );
}

interface OneProps extends Pick<RecordFieldProps, 'control' | 'id'> {
  readonly attribute: ProductAttribute;
  readonly path: string;
}

function OneAttribute({ attribute: { kind, label, values: choices }, control, id, path }: OneProps) {
  const t = useManageText();
  const { field, error } = usePart({ control, path });
  const { maxLength } = useRecordTools();
  const values: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const [first = ''] = values.map(String);
  const common = {
    id: `${id}-${path}`,
    label,
    value: first,
    error,
    onChange: (text: string) => field.onChange(text === '' ? [] : [text]),
  };
  // An import may have several values for a single-value attribute; keep them until removed.
  if (kind === 'several' || values.length > 1) {
    return (
      <ChoiceBoxes
        {...{ control, path, choices }}
        legend={label}
        make={String}
        find={choices.length > MAX_BOXES ? t('product.find-value') : undefined}
      />
    );
  }
  if (kind === 'one') return <SelectField {...common} placeholder={t('value.none')} choices={choices} />;
  if (kind === 'yes-no') {
    const answers = [
      { value: 'true', label: t('value.yes') },
      { value: 'false', label: t('value.no') },
    ];
    return <SelectField {...common} placeholder={t('value.none')} choices={answers} />;
  }
  if (kind === 'date') return <Field {...common} type="date" />;
  return <Field {...common} inputMode={kind === 'number' ? 'decimal' : undefined} maxLength={maxLength(`${path}.0`)} />;
}
