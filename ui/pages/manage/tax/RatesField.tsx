import { useState } from 'react';
import { taxRatesCsv, taxRuleDocument } from '../../../../core/internal-staff';
import { useController, useFieldArray, useWatch, type Control } from 'react-hook-form';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { saveFile } from '../../../state/device/save-file';
import { useManageText } from '../../../text/manage-text';
import { NumberField } from '../fields/NumberField';
import type { RecordFieldProps } from '../fields/record-field-props';
import { useRecordTools } from '../fields/record-tools';
import { usePart } from '../fields/use-part';
import styles from './RatesField.module.css';

type Rows = Readonly<Record<string, { readonly [name: string]: unknown }[]>>;

export function RatesField({ view, control, id }: RecordFieldProps) {
  const t = useManageText();
  const { path } = view;
  const rows = useFieldArray<Rows>({ control: control as unknown as Control<Rows>, name: path }); // sound: the view declares this member as a list
  const error = control.getFieldState(path).error?.message;
  const [shown, setShown] = useState(PAGE);
  const isCut = rows.fields.length > shown;
  const add = () => {
    const isFirst = isCut || rows.fields.length === shown;
    const place = isFirst ? 0 : rows.fields.length;
    // A new rate is on top where the last ones are not shown.
    rows.insert(place, BLANK, { focusName: `${path}.${String(place)}.tax_country_id` });
  };
  return (
    <fieldset className={styles.rates}>
      <legend>{t(view.label)}</legend>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {rows.fields.length === 0 && <p className={styles.none}>{t('tax.no-rates')}</p>}
      {rows.fields.slice(0, shown).map((row, at) => (
        <OneRate
          key={row.id}
          control={control}
          id={id}
          path={`${path}.${String(at)}`}
          onRemove={() => rows.remove(at)}
        />
      ))}
      <div>
        <Button kind="secondary" onClick={add}>
          {t('tax.add-rate')}
        </Button>
        {rows.fields.length > 0 && <RatesExport control={control} />}
        {isCut && (
          <Button kind="quiet" onClick={() => setShown(shown + PAGE)}>
            {t('tax.more-rates', { count: rows.fields.length - shown })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** Saves the rates of the form as a file, also those that are not saved yet. */
function RatesExport({ control }: Pick<RecordFieldProps, 'control'>) {
  const t = useManageText();
  const parsed = taxRuleDocument.safeParse(useWatch({ control }));
  return (
    <Button
      kind="quiet"
      disabled={!parsed.success}
      onClick={() => parsed.data && saveFile(`${parsed.data.code}.csv`, 'text/csv', taxRatesCsv([parsed.data]))}
    >
      {t('list.csv')}
    </Button>
  );
}

const PAGE = 50;

const BLANK = { rate: 0, tax_country_id: '', region_name: null, tax_region_id: null };

interface RateProps extends Pick<RecordFieldProps, 'control' | 'id'> {
  readonly path: string;
  readonly onRemove: () => void;
}

function OneRate({ control, id, path, onRemove }: RateProps) {
  const t = useManageText();
  const { choices } = useRecordTools();
  const country = usePart({ control, path: `${path}.tax_country_id` });
  const name = useController({ control, name: `${path}.region_name` }).field;
  const number = useController({ control, name: `${path}.tax_region_id` }).field;
  const rate = usePart({ control, path: `${path}.rate` });
  const code = typeof country.field.value === 'string' ? country.field.value : '';
  const countries = choices.countries ?? [];
  const called = countries.find(({ value }) => value === code)?.label ?? code;
  const region = typeof name.value === 'string' ? name.value : '';
  return (
    <div className={styles.rate} role="group" aria-label={[called, region].filter((part) => part !== '').join(', ')}>
      <SelectField
        id={`${id}-${path}.tax_country_id`}
        label={t('tax.country')}
        value={code}
        error={country.error}
        required
        placeholder={t('tax.choose-country')}
        choices={countries}
        onChange={(next) => {
          country.field.onChange(next);
          // Regions belong to one country.
          name.onChange(null);
          number.onChange(null);
        }}
      />
      <Region {...{ control, id, path, code }} />
      <NumberField
        id={`${id}-${path}.rate`}
        label={t('tax.rate')}
        unit="%"
        required
        value={rate.field.value}
        error={rate.error}
        onChange={rate.field.onChange}
      />
      <TextPart {...{ control, id, path, name: 'postcode' }} />
      <TextPart {...{ control, id, path, name: 'name' }} />
      <TextPart {...{ control, id, path, name: 'valid_from' }} />
      <TextPart {...{ control, id, path, name: 'valid_until' }} />
      <Button
        kind="quiet"
        aria-label={t('tax.remove-rate', { name: [called, region].filter((part) => part !== '').join(', ') })}
        onClick={onRemove}
      >
        {t('rows.remove')}
      </Button>
    </div>
  );
}

const PARTS = {
  postcode: { label: 'tax.postcode', hint: 'tax.postcode-hint', type: 'text' },
  name: { label: 'tax.name', hint: 'tax.name-hint', type: 'text' },
  valid_from: { label: 'tax.valid-from', hint: undefined, type: 'date' },
  valid_until: { label: 'tax.valid-until', hint: undefined, type: 'date' },
} as const;

/** A text or day; null if empty. */
function TextPart({ control, id, path, name }: Omit<RateProps, 'onRemove'> & { readonly name: keyof typeof PARTS }) {
  const t = useManageText();
  const { maxLength } = useRecordTools();
  const { field, error } = usePart({ control, path: `${path}.${name}` });
  const { label, hint, type } = PARTS[name];
  return (
    <Field
      id={`${id}-${path}.${name}`}
      label={t(label)}
      hint={hint && t(hint)}
      type={type}
      value={typeof field.value === 'string' ? field.value : ''}
      error={error}
      maxLength={maxLength(`${path}.${name}`)}
      onChange={(text) => field.onChange(text === '' ? null : text)}
    />
  );
}

/** A list of regions, or a text field if the shop knows none. */
function Region({ control, id, path, code }: Omit<RateProps, 'onRemove'> & { readonly code: string }) {
  const t = useManageText();
  const { maxLength, regions } = useRecordTools();
  const { field: name, error } = usePart({ control, path: `${path}.region_name` });
  const { field: number } = useController({ control, name: `${path}.tax_region_id` });
  const offered = regions(code);
  const kept = typeof name.value === 'string' ? name.value : '';
  const field = { id: `${id}-${path}.region_name`, label: t('tax.region'), error };
  if (offered.length === 0) {
    return (
      <Field
        {...field}
        hint={t('tax.region-hint')}
        value={kept}
        maxLength={maxLength(`${path}.region_name`)}
        onChange={(text) => {
          name.onChange(text === '' ? null : text);
          number.onChange(null);
        }}
      />
    );
  }
  const chosen = typeof number.value === 'number' && number.value > 0 ? String(number.value) : '';
  return (
    <SelectField
      {...field}
      value={chosen === '' ? kept : chosen}
      placeholder={t('tax.whole-country')}
      choices={offered}
      onChange={(next) => {
        const found = offered.find(({ value }) => value === next);
        name.onChange(found === undefined ? null : found.label);
        number.onChange(found === undefined ? null : Number(found.value));
      }}
    />
  );
}
