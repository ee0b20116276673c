import { useController, type Control } from 'react-hook-form';
import { useState } from 'react';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import type { FieldInput } from '../fields/kind-view';
import { NumberField } from '../fields/NumberField';
import { useRecordTools } from '../fields/record-tools';
import type { RecordValues } from '../fields/record-values';
import styles from './ListFields.module.css';

interface PartProps {
  readonly control: Control<RecordValues>;
  readonly path: string;
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

type ListInput = Extract<FieldInput, { readonly type: 'choices' | 'map' }>;

export function isOfList(input: FieldInput): input is ListInput {
  return input.type === 'choices' || input.type === 'map';
}

export function ListField({ input, ...part }: PartProps & { readonly input: ListInput }) {
  const t = useManageText();
  if (input.type === 'map') return <MapEntries {...part} input={input} />;
  const choices = input.choices.map(({ value, label, more }) => ({
    value,
    label: more === undefined ? t(label) : `${t(label)}: ${t(more)}`,
  }));
  return <Choices {...part} choices={choices} />;
}

function Choices({
  control,
  path,
  id,
  label,
  choices,
}: PartProps & { readonly choices: readonly { readonly value: string; readonly label: string }[] }) {
  const { field, fieldState } = useController({ control, name: path });
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const error = fieldState.error?.message;
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(choice.value)}
              onChange={(event) =>
                field.onChange(
                  event.currentTarget.checked
                    ? [...chosen, choice.value]
                    : chosen.filter((value) => value !== choice.value),
                )
              }
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type Entry = readonly [key: string, value: unknown];

function MapEntries({
  input: { keys, isNumber = false },
  control,
  path,
  id,
  label,
  hint,
}: PartProps & { readonly input: Extract<ListInput, { readonly type: 'map' }> }) {
  const t = useManageText();
  const { choices } = useRecordTools();
  const { field, fieldState } = useController({ control, name: path });
  const [entries, setEntries] = useState<readonly Entry[]>();
  const isMap = typeof field.value === 'object' && field.value !== null;
  const kept: readonly Entry[] = isMap ? Object.entries(field.value as Readonly<Record<string, unknown>>) : []; // sound: read as unknown
  const shown = entries ?? kept;
  const offered = choices[keys] ?? [];
  const free = offered.filter(({ value }) => !shown.some(([key]) => key === value));
  const change = (next: readonly Entry[]) => {
    setEntries(next);
    field.onChange(Object.fromEntries(next.filter(([, value]) => value !== undefined)));
  };
  const put = (at: number, value: unknown) => change(shown.map((one, index) => (index === at ? [one[0], value] : one)));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {shown.map(([key, value], index) => {
        const name = offered.find((one) => one.value === key)?.label ?? key;
        const part = { id: `${id}-${key}`, label: name, error: index === 0 ? fieldState.error?.message : undefined };
        return (
          <div key={key} className={styles.entry}>
            <EntryField
              {...part}
              {...{ isNumber, value }}
              path={`${path}.${key}`}
              onChange={(next) => put(index, next)}
            />
            <Button
              kind="quiet"
              aria-label={`${t('rows.remove')}: ${name}`}
              onClick={() => change(shown.filter((_, at) => at !== index))}
            >
              {t('rows.remove')}
            </Button>
          </div>
        );
      })}
      {free.length > 0 && (
        <SelectField
          id={`${id}-add`}
          label={t('entry.add')}
          value=""
          placeholder={t('pick.none')}
          choices={free}
          onChange={(key) => change([...shown, [key, isNumber ? undefined : '']])}
        />
      )}
    </fieldset>
  );
}

function EntryField({
  isNumber,
  path,
  value,
  ...part
}: {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly isNumber: boolean;
  readonly path: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const { maxLength } = useRecordTools();
  if (isNumber) return <NumberField {...part} value={value} />;
  return <Field {...part} value={typeof value === 'string' ? value : ''} maxLength={maxLength(path)} />;
}
