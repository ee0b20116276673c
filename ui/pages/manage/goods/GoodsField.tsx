import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../../components/SelectField';
import { useManageText } from '../../../text/manage-text';
import type { FieldInput } from '../kind-view';
import type { RecordFieldProps } from '../record-field-props';
import { useRecordTools } from '../record-tools';
import { usePart } from '../use-part';
import styles from './GoodsField.module.css';
import { PicturesField } from './PicturesField';

type GoodsInput = Extract<
  FieldInput,
  { readonly type: 'attributes' | 'categories' | 'category' | 'pictures' | 'values' }
>;

/** Whether a member is one of those that only goods have. */
export function isOfGoods(input: FieldInput): input is GoodsInput {
  return ['attributes', 'categories', 'category', 'pictures', 'values'].includes(input.type);
}

interface Props extends RecordFieldProps {
  readonly input: GoodsInput;
}

/** Members that only products and categories have: pictures, categories, what shoppers choose by. */
export function GoodsField({ input, ...props }: Props) {
  const { attributes, categories } = useRecordTools();
  switch (input.type) {
    case 'pictures':
      return <PicturesField {...props} />;
    case 'categories':
      return <Several {...props} choices={categories} make={Number} canSearch />;
    case 'category':
      return <OneCategory {...props} />;
    case 'attributes':
      return <Several {...props} choices={attributes} make={String} />;
    case 'values':
      return <Values {...props} of={input.of} />;
  }
}

interface SeveralProps extends RecordFieldProps {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** What is kept of a choice. */
  readonly make: (value: string) => unknown;
  readonly canSearch?: boolean;
}

/** Boxes to tick; what is ticked stands first. */
function Several({ view, control, choices, make, canSearch = false }: SeveralProps) {
  const t = useManageText();
  const id = useId();
  const { field, error } = usePart({ control, path: view.path });
  const [words, find] = useState('');
  const kept: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const chosen = kept.map(String);
  const listed = choices.filter(({ value, label }) => {
    if (chosen.includes(value)) return false;
    return !canSearch || (words.trim() !== '' && label.toLowerCase().includes(words.trim().toLowerCase()));
  });
  const box = ({ value, label }: SeveralProps['choices'][number]) => (
    <label key={value} className={styles.choice}>
      <input
        type="checkbox"
        checked={chosen.includes(value)}
        onChange={(event) =>
          field.onChange(
            event.currentTarget.checked ? [...kept, make(value)] : kept.filter((one) => String(one) !== value),
          )
        }
      />
      <span>{label}</span>
    </label>
  );
  const named = chosen.map((value) => choices.find((one) => one.value === value) ?? { value, label: value });
  return (
    <fieldset className={styles.several}>
      <legend>{t(view.label)}</legend>
      {named.map(box)}
      {canSearch && (
        <>
          <label htmlFor={id} className={styles.find}>
            {t('product.find-category')}
          </label>
          <input
            id={id}
            type="search"
            className={styles.input}
            value={words}
            maxLength={100}
            onChange={(event) => find(event.currentTarget.value)}
          />
        </>
      )}
      <div className={styles.list}>{listed.slice(0, MOST_SHOWN).map(box)}</div>
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

const MOST_SHOWN = 30;

function OneCategory({ view, control, id }: RecordFieldProps) {
  const t = useManageText();
  const { categories } = useRecordTools();
  const { field, error } = usePart({ control, path: view.path });
  const value = typeof field.value === 'number' ? String(field.value) : '';
  return (
    <SelectField
      id={`${id}-${view.path}`}
      label={t(view.label)}
      value={value}
      error={error}
      placeholder={t('category.top')}
      choices={categories}
      onChange={(text) => field.onChange(text === '' ? null : Number(text))}
    />
  );
}

/** A list for each attribute that the product lets shoppers choose by. */
function Values({ view, control, id, of }: RecordFieldProps & { readonly of: string }) {
  const { attributes } = useRecordTools();
  const codes: unknown = useWatch({ control, name: of });
  return (Array.isArray(codes) ? codes.map(String) : []).map((code) => {
    const attribute = attributes.find((one) => one.value === code);
    return (
      <ValueOf
        key={code}
        {...{ view, control, id, code }}
        label={attribute?.label ?? code}
        choices={attribute?.values ?? []}
      />
    );
  });
}

function ValueOf({
  view,
  control,
  id,
  code,
  label,
  choices,
}: RecordFieldProps & {
  readonly code: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}) {
  const t = useManageText();
  const path = `${view.path}.${code}`;
  const { field, error } = usePart({ control, path });
  return (
    <SelectField
      id={`${id}-${path}`}
      label={label}
      value={typeof field.value === 'string' ? field.value : ''}
      error={error}
      required
      placeholder={t('value.none')}
      choices={choices}
      onChange={field.onChange}
    />
  );
}
