import type { Control } from 'react-hook-form';
import { Field } from '../../../components/fields/Field';
import { FieldFrame } from '../../../components/fields/FieldFrame';
import { SelectField } from '../../../components/fields/SelectField';
import { baseCurrency } from '../../../state/base-currency';
import { useShopIfAny } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { OptionsField } from '../attributes/OptionsField';
import type { BaseUnit, FieldInput, TextMember } from '../fields/kind-view';
import { FoldedField } from '../goods/FoldedField';
import { GoodsField, isOfGoods } from '../goods/GoodsField';
import { LanguageTabs } from './LanguageTabs';
import { InsertPicture } from './InsertPicture';
import { isOfList, ListField } from './ListFields';
import { Guarded } from '../fields/may-write';
import { FigureField } from '../fields/FigureField';
import { NumberField } from '../fields/NumberField';
import { isPicked, PickField } from './PickFields';
import { RatesField } from '../tax/RatesField';
import styles from '../fields/RecordForm.module.css';
import { MenuField } from '../menus/MenuField';
import { RowsField } from './RowsField';
import type { RecordFieldProps } from '../fields/record-field-props';
import { useRecordTools } from '../fields/record-tools';
import type { RecordValues } from '../fields/record-values';
import { formatValue } from '../fields/format-value';
import { usePart } from '../fields/use-part';
import { HtmlField } from '../rich-text/HtmlField';

/** Composite inputs guard their parts, so that they can be opened read-only. */
const OPENED: readonly FieldInput['type'][] = ['texts', 'words', 'rows', 'folded'];

export function RecordField(props: RecordFieldProps) {
  if (OPENED.includes(props.view.input.type)) return <Member {...props} />;
  return (
    <Guarded>
      <Member {...props} />
    </Guarded>
  );
}

function Member({ view, control, id }: RecordFieldProps) {
  const t = useManageText();
  const currency = baseCurrency(useShopIfAny());
  const { path, input, label, hint, required } = view;
  if (input.type === 'texts')
    return <Texts {...{ control, id, path }} members={input.members} hint={hint && t(hint)} />;
  if (input.type === 'rows') return <RowsField {...{ view, input, control, id }} Part={RecordField} />;
  if (input.type === 'folded') return <FoldedField {...{ view, input, control, id }} Part={RecordField} />;
  if (isOfGoods(input)) return <GoodsField {...{ view, input, control, id }} />;
  if (input.type === 'options') return <OptionsField {...{ view, control, id }} />;
  if (isPicked(input)) return <PickField {...{ view, input, control, id }} />;
  if (input.type === 'rates') return <RatesField {...{ view, control, id }} />;
  if (input.type === 'menu') return <MenuField {...{ view, control, id }} />;
  if (input.type === 'words') return <Words {...{ control, id, path }} label={t(label)} hint={hint && t(hint)} />;
  if (input.type === 'shown') return <Shown {...{ control, path }} label={t(label)} />;
  if (isOfList(input)) {
    return <ListField {...{ input, control, path }} id={`${id}-${path}`} label={t(label)} hint={hint && t(hint)} />;
  }
  const common = {
    control,
    path,
    id: `${id}-${path}`,
    label: t(label),
    hint: hint && t(hint),
    required,
    isNullable: view.isNullable === true,
  };
  if (input.type === 'switch') return <Switch {...common} />;
  if (input.type === 'choice') {
    return (
      <Choice
        {...common}
        choices={input.choices.map((one) => ({ value: one.value, label: 'text' in one ? one.text : t(one.label) }))}
      />
    );
  }
  if (input.type === 'number')
    return (
      <NumberPart {...common} times={input.times} unit={input.unit ? t(input.unit) : unitOf(input.base, currency)} />
    );
  if (input.type === 'figure') return <FigurePart {...common} unit={unitOf(input.base, currency)} />;
  if (input.type === 'day') return <DayPart {...common} />;
  return <TextPart {...common} isLong={input.type === 'lines'} />;
}

function unitOf(base: BaseUnit | undefined, currency: string): string | undefined {
  return base === undefined ? undefined : base === 'amount' ? currency : `= 1 ${currency}`;
}

/** A tab per language, English first as the fallback. */
function Texts({
  control,
  id,
  path,
  members,
  hint,
}: Pick<PartProps, 'control' | 'hint' | 'id' | 'path'> & { readonly members: readonly TextMember[] }) {
  const t = useManageText();
  const [first] = members;
  const label = members.length === 1 && first !== undefined ? t(first.label) : undefined;
  const names = members.map(({ name }) => name);
  return (
    <LanguageTabs {...{ control, path, label, names }} id={label === undefined ? id : `${id}-${names.join()}`}>
      {(language) =>
        members.map(({ name, label, lines, html, required, pictures }) => {
          const part = {
            control,
            id: `${id}-${path}-${language}-${name}`,
            path: `${path}.${language}.${name}`,
            label: t(label),
            hint,
            required: required === true && language === 'en',
          };
          return html === true ? (
            <HtmlField key={name} {...part} Pictures={pictures === true ? InsertPicture : undefined} />
          ) : (
            <TextPart key={name} {...part} isLong={lines === true} />
          );
        })
      }
    </LanguageTabs>
  );
}

function Words({ control, id, path, label, hint }: Omit<PartProps, 'isNullable' | 'required'>) {
  return (
    <LanguageTabs {...{ control, id, path, label }}>
      {(language) => (
        <TextPart
          {...{ control, label, hint }}
          id={`${id}-${path}-${language}`}
          path={`${path}.${language}`}
          required={language === 'en'}
        />
      )}
    </LanguageTabs>
  );
}

function Shown({ control, path, label }: Pick<PartProps, 'control' | 'label' | 'path'>) {
  const t = useManageText();
  const { field } = usePart({ control, path });
  return (
    <dl className={styles.shown}>
      <dt>{label}</dt>
      <dd>{formatValue(field.value, t)}</dd>
    </dl>
  );
}

interface PartProps {
  readonly control: Control<RecordValues>;
  readonly path: string;
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly isNullable?: boolean;
}

function TextPart({
  isLong = false,
  control,
  path,
  isNullable = false,
  ...shown
}: PartProps & { readonly isLong?: boolean }) {
  const { field, error } = usePart({ control, path });
  const max = useRecordTools().maxLength(path);
  const value = typeof field.value === 'string' ? field.value : '';
  if (!isLong) {
    const set = (text: string) => field.onChange(isNullable && text === '' ? null : text);
    return <Field {...shown} value={value} error={error} onChange={set} maxLength={max} />;
  }
  return (
    <FieldFrame {...shown} value={value} error={error} onChange={field.onChange}>
      {(tied) => <textarea {...tied} rows={6} maxLength={max} />}
    </FieldFrame>
  );
}

/** Picks a day; a value with a time of day is typed, because a picker of days would drop it. */
function DayPart({ control, path, isNullable = false, ...shown }: PartProps) {
  const { field, error } = usePart({ control, path });
  const value = typeof field.value === 'string' ? field.value : '';
  const set = (text: string) => field.onChange(isNullable && text === '' ? null : text);
  const type = value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'date' : 'text';
  return <Field {...shown} type={type} value={value} error={error} onChange={set} />;
}

function FigurePart({
  control,
  path,
  isNullable = false,
  ...shown
}: PartProps & { readonly unit: string | undefined }) {
  const { field, error } = usePart({ control, path });
  const max = useRecordTools().maxLength(path);
  const value = typeof field.value === 'string' ? field.value : '';
  const set = (text: string) => field.onChange(isNullable && text === '' ? null : text);
  return <FigureField {...shown} value={value} error={error} onChange={set} maxLength={max} />;
}

function NumberPart({
  control,
  path,
  isNullable = false,
  ...shown
}: PartProps & { readonly unit?: string | undefined; readonly times?: number | undefined }) {
  const { field, error } = usePart({ control, path });
  const set = (value: number | string | undefined) => field.onChange(value ?? (isNullable ? null : undefined));
  return <NumberField {...shown} value={field.value} error={error} onChange={set} />;
}

function Choice({
  choices,
  control,
  path,
  isNullable: _isNullable,
  ...shown
}: PartProps & { readonly choices: readonly { readonly value: string; readonly label: string }[] }) {
  const { field, error } = usePart({ control, path });
  const value = typeof field.value === 'string' ? field.value : '';
  return <SelectField {...shown} value={value} error={error} choices={choices} onChange={field.onChange} />;
}

function Switch({ control, path, id, label, hint }: PartProps) {
  const { field, error } = usePart({ control, path });
  const note = error ?? hint;
  return (
    <div className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        checked={field.value === true}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {note !== undefined && <p id={`${id}-note`}>{note}</p>}
    </div>
  );
}
