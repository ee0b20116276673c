import { useController, type Control } from 'react-hook-form';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Field } from '../../components/Field';
import { useManageText } from '../../text/manage-text';
import type { FieldInput } from './kind-view';
import type { RecordValues } from './record-values';
import styles from './ListFields.module.css';

interface PartProps {
  readonly control: Control<RecordValues>;
  readonly path: string;
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Inputs of several values. */
type ListInput = Extract<FieldInput, { readonly type: 'choices' | 'map' | 'names' }>;

/** Whether a member has several values, which are edited at one place. */
export function isOfList(input: FieldInput): input is ListInput {
  return input.type === 'choices' || input.type === 'map' || input.type === 'names';
}

/** A member that has several values. */
export function ListField({ input, ...part }: PartProps & { readonly input: ListInput }) {
  const t = useManageText();
  if (input.type === 'names') return <Names {...part} isNumber={input.isNumber === true} />;
  if (input.type === 'map') return <MapEntries {...part} isNumber={input.isNumber === true} />;
  const choices = input.choices.map(({ value, label, more }) => ({
    value,
    label: more === undefined ? t(label) : `${t(label)}: ${t(more)}`,
  }));
  return <Choices {...part} choices={choices} />;
}

/** Several of a few choices. */
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

/** A list of names or numbers, written with commas between them. */
function Names({ isNumber, control, path, ...shown }: PartProps & { readonly isNumber: boolean }) {
  const { field, fieldState } = useController({ control, name: path });
  const names: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  // What is typed stays as it is typed until the field is left.
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    const words = text.split(/[\s,;]+/).filter((word) => word !== '');
    return isNumber ? words.map((word) => (Number.isNaN(Number(word)) ? word : Number(word))) : words;
  };
  return (
    <Field
      {...shown}
      value={typed ?? names.join(', ')}
      error={fieldState.error?.message}
      maxLength={2000}
      onChange={(text) => {
        setTyped(text);
        field.onChange(read(text));
      }}
      onDone={() => setTyped(undefined)}
    />
  );
}

type Entry = readonly [key: string, value: unknown];

/** Values by name: amounts by currency, hosts by language. */
function MapEntries({ isNumber, control, path, id, label }: PartProps & { readonly isNumber: boolean }) {
  const t = useManageText();
  const { field, fieldState } = useController({ control, name: path });
  const [entries, setEntries] = useState<readonly Entry[]>();
  const isMap = typeof field.value === 'object' && field.value !== null;
  const kept: readonly Entry[] = isMap ? Object.entries(field.value as Readonly<Record<string, unknown>>) : []; // sound: read as unknown
  const shown = entries ?? kept;
  const change = (next: readonly Entry[]) => {
    setEntries(next);
    field.onChange(Object.fromEntries(next.filter(([key, value]) => key !== '' && value !== undefined)));
  };
  const put = (at: number, entry: Entry) => change(shown.map((one, index) => (index === at ? entry : one)));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {shown.map(([key, value], index) => (
        <div key={index} className={styles.entry}>
          <Field
            id={`${id}-${String(index)}-key`}
            label={t('entry.key')}
            value={key}
            maxLength={20}
            onChange={(text) => put(index, [text.trim(), value])}
          />
          <Field
            id={`${id}-${String(index)}-value`}
            label={t('entry.value')}
            value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
            error={index === 0 ? fieldState.error?.message : undefined}
            onChange={(text) => put(index, [key, isNumber ? numberOf(text) : text])}
          />
          <Button kind="quiet" onClick={() => change(shown.filter((_, at) => at !== index))}>
            {t('entry.remove', { name: key })}
          </Button>
        </div>
      ))}
      <Button kind="secondary" onClick={() => setEntries([...shown, ['', undefined]])}>
        {t('entry.add')}
      </Button>
    </fieldset>
  );
}

/** A figure as somebody types it; the text itself where it is none, which the shop then refuses by its name. */
function numberOf(text: string): number | string | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return undefined;
  return Number.isNaN(Number(plain)) ? plain : Number(plain);
}
