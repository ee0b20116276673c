import { useId, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { TEXT_LANGUAGES } from '../../../../core/internal';
import type { TextLanguage } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import type { AttributeDocument } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useKeptFocus } from '../../../state/use-kept-focus';
import { LANGUAGE_NAMES } from '../../../text/offered-languages';
import { useManageText } from '../../../text/manage-text';
import type { RecordFieldProps } from '../fields/record-field-props';
import { useRecordTools } from '../fields/record-tools';
import { usePart } from '../fields/use-part';
import { MergeDialog } from './MergeDialog';
import { OptionRow } from './OptionRow';
import styles from './OptionsField.module.css';

type Option = AttributeDocument['options'][number];
type Merge = Readonly<Record<string, string>>;

const OTHER_LANGUAGES = TEXT_LANGUAGES.filter((language) => language !== 'en');
/** Initially shown rows; others are found by search. */
const FIRST = 50;

/** The options of an attribute: labels, colours, order and merges. Nothing changes before the form is saved. */
export function OptionsField({ view, control, id }: RecordFieldProps) {
  const t = useManageText();
  const { options, set, merge, setMerge, removed, code } = useOptions({ view, control });
  const [language, speak] = useState<TextLanguage>('de');
  const [words, find] = useState('');
  const [isWhole, showAll] = useState(false);
  const [merging, ask] = useState<Option>();
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);
  const faults = useFaults({ view, control });
  const found = options.flatMap((option, at) => (isFound(option, words) ? [at] : []));
  const shown = isWhole ? found : found.slice(0, FIRST);
  const hasColours = /colou?r/.test(code) || options.some(({ swatch }) => (swatch ?? '') !== '');
  const add = () => {
    set([...options, { value: '', labels: { en: '' } }]);
    find('');
    showAll(true);
  };
  return (
    <section ref={place} className={styles.options} id={`${id}-${view.path}`}>
      <h2 data-heading>
        {t(view.label)} <span className={styles.count}>{options.length}</span>
      </h2>
      {view.hint !== undefined && <p className={styles.hint}>{t(view.hint)}</p>}
      <Faults faults={faults.all} />
      <Tools {...{ language, speak, words, find }} isLong={options.length > FIRST} found={found.length} />
      <Rows
        {...{ options, set, shown, language, hasColours, ask }}
        faultOf={faults.of}
        isSorting={words.trim() === ''}
      />
      {shown.length < found.length && (
        <Button kind="secondary" onClick={() => showAll(true)}>
          {t('rows.all', { count: found.length })}
        </Button>
      )}
      <Merges {...{ merge, removed, options }} onUndo={(value) => setMerge(value, undefined)} />
      <div>
        <Button kind="secondary" onClick={add}>
          {t('attribute.add-option')}
        </Button>
      </div>
      {merging !== undefined && (
        <MergeDialog
          option={merging}
          others={options.filter(({ value }) => value !== merging.value && value !== '')}
          onMerge={(into) => {
            setMerge(merging.value, into);
            ask(undefined);
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </section>
  );
}

interface RowsProps {
  readonly options: readonly Option[];
  readonly set: (options: readonly Option[]) => void;
  /** Positions of the rows to show. */
  readonly shown: readonly number[];
  readonly language: TextLanguage;
  readonly hasColours: boolean;
  readonly isSorting: boolean;
  readonly faultOf: (at: number) => string | undefined;
  readonly ask: (option: Option) => void;
}

function Rows({ options, set, shown, language, hasColours, isSorting, faultOf, ask }: RowsProps) {
  const [dragged, drag] = useState<number>();
  const move = (from: number, to: number) => set(moved(options, from, to));
  return (
    <ol className={styles.rows} data-colours={hasColours || undefined}>
      {shown.map((at) => {
        const option = options[at];
        if (option === undefined) return null;
        return (
          <OptionRow
            // A new option has no value yet; it keeps its position until it is saved.
            key={option.value === '' ? `new ${String(at)}` : option.value}
            {...{ option, language, hasColours }}
            error={faultOf(at)}
            isDragged={dragged === at}
            onChange={(next) => set(options.map((one, nth) => (nth === at ? next : one)))}
            onDrag={isSorting ? (isOn) => drag(isOn ? at : undefined) : undefined}
            onDrop={dragged === undefined ? undefined : () => move(dragged, at)}
            onRise={isSorting && at > 0 ? () => move(at, at - 1) : undefined}
            onSink={isSorting && at < options.length - 1 ? () => move(at, at + 1) : undefined}
            onMerge={option.value === '' || options.length < 2 ? undefined : () => ask(option)}
            onRemove={() => set(options.filter((_, nth) => nth !== at))}
          />
        );
      })}
    </ol>
  );
}

function useOptions({ view, control }: Pick<RecordFieldProps, 'control' | 'view'>) {
  const { field } = usePart({ control, path: view.path });
  const merges = usePart({ control, path: 'merge' }).field;
  const code: unknown = useWatch({ control, name: 'code' });
  const options = (field.value ?? []) as readonly Option[]; // sound: the shop returned it by the attribute schema
  const merge = (merges.value ?? {}) as Merge; // sound: only this field writes it
  const [removed, keep] = useState<readonly (readonly [Option, number])[]>([]);
  return {
    code: typeof code === 'string' ? code : '',
    options,
    merge,
    removed: removed.map(([option]) => option),
    set: (next: readonly Option[]) => field.onChange(next),
    /** Removes the option in favor of another; without one, restores it. */
    setMerge: (value: string, into: string | undefined) => {
      const { [value]: _before, ...others } = merge;
      const at = options.findIndex((option) => option.value === value);
      const option = options[at];
      if (into !== undefined && option !== undefined) {
        keep([...removed.filter(([one]) => one.value !== value), [option, at]]);
        field.onChange(options.filter((one) => one !== option));
        // Options merged into this one follow it.
        const followed = Object.entries(others).map(([from, to]) => [from, to === value ? into : to] as const);
        merges.onChange({ ...Object.fromEntries(followed), [value]: into });
        return;
      }
      const [back, place] = removed.find(([one]) => one.value === value) ?? [];
      if (back !== undefined) field.onChange(options.toSpliced(place ?? options.length, 0, back));
      merges.onChange(Object.keys(others).length === 0 ? undefined : others);
    },
  };
}

function Tools({
  language,
  speak,
  words,
  find,
  isLong,
  found,
}: {
  readonly language: TextLanguage;
  readonly speak: (language: TextLanguage) => void;
  readonly words: string;
  readonly find: (words: string) => void;
  readonly isLong: boolean;
  readonly found: number;
}) {
  const t = useManageText();
  const id = useId();
  return (
    <div className={styles.tools}>
      {isLong && <Field id={`${id}-find`} label={t('list.find')} value={words} maxLength={100} onChange={find} />}
      <SelectField
        id={`${id}-language`}
        label={t('attribute.translation')}
        value={language}
        choices={OTHER_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(value) => speak(OTHER_LANGUAGES.find((one) => one === value) ?? 'de')}
      />
      {isLong && <p role="status">{words.trim() !== '' && t('rows.found', { count: found })}</p>}
    </div>
  );
}

function Merges({
  merge,
  removed,
  options,
  onUndo,
}: {
  readonly merge: Merge;
  readonly removed: readonly Option[];
  readonly options: readonly Option[];
  readonly onUndo: (value: string) => void;
}) {
  const t = useManageText();
  const { options: use } = useRecordTools();
  const waiting = Object.entries(merge);
  if (waiting.length === 0) return null;
  const nameOf = (list: readonly Option[], value: string) =>
    list.find((one) => one.value === value)?.labels.en ?? value;
  return (
    <ul className={styles.merges}>
      {waiting.map(([from, into]) => {
        const [option, target] = [nameOf(removed, from), nameOf(options, into)];
        return (
          <li key={from} data-row>
            <span>{t('attribute.merged', { option, into: target, count: use.counts.get(from) ?? 0 })}</span>{' '}
            {removed.some(({ value }) => value === from) && (
              <Button kind="quiet" onClick={() => onUndo(from)}>
                {t('attribute.merge-undo', { option })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Faults({ faults }: { readonly faults: readonly string[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults} role="alert">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}

/** Errors of a row are shown in it, all others above the list. */
function useFaults({ view, control }: Pick<RecordFieldProps, 'control' | 'view'>) {
  const { errors } = useFormState({ control });
  const own = lookUp<unknown>(errors, view.path);
  const rows: readonly unknown[] = Array.isArray(own) ? own : [];
  const all = rows.length > 0 ? [] : messagesIn(own);
  return {
    of: (at: number) => messagesIn(rows[at])[0],
    all: [...all, ...messagesIn(lookUp<unknown>(errors, 'merge'))],
  };
}

function messagesIn(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string') return [error.message];
  return Object.entries(error).flatMap(([name, part]) => (name === 'ref' ? [] : messagesIn(part)));
}

function isFound({ value, labels }: Option, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return [value, ...Object.values(labels)].join('\n').toLowerCase().includes(wanted);
}

function moved(list: readonly Option[], from: number, to: number): readonly Option[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
