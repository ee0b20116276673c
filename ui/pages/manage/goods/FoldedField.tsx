import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { useFieldArray, useFormState, useWatch, type Control } from 'react-hook-form';
import { lookUp } from '../../../../core/shopper';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { useKeptFocus } from '../../../state/use-kept-focus';
import { useManageText } from '../../../text/manage-text';
import type { FieldInput } from '../fields/kind-view';
import { useMayWrite } from '../fields/may-write';
import type { RecordFieldProps } from '../fields/record-field-props';
import { useRecordTools } from '../fields/record-tools';
import { VariantGenerator } from '../variants/VariantGenerator';
import { FoldedRow } from './FoldedRow';
import { foldedCell, isFound, memberOf } from './folded-cells';
import styles from './FoldedField.module.css';

type Rows = Readonly<Record<string, { readonly [name: string]: unknown }[]>>;

/** Initially shown rows; others are found by search. */
const FIRST = 25;

interface Props extends RecordFieldProps {
  readonly input: Extract<FieldInput, { readonly type: 'folded' }>;
  readonly Part: ComponentType<RecordFieldProps>;
}

/** Collapsible rows, possibly hundreds. A row with errors opens by itself. */
export function FoldedField(props: Props) {
  const t = useManageText();
  const { view, input } = props;
  const mayWrite = useMayWrite();
  const { ref, lines, found, shown, wrong, words, setWords, showAll, add, append, ...rows } = useFolded(props);
  return (
    <section ref={ref}>
      <fieldset className={styles.folded}>
        <legend data-heading>
          {t(view.label)} {lines.length > 0 && <span className={styles.count}>{lines.length}</span>}
        </legend>
        {view.hint !== undefined && <p className={styles.hint}>{t(view.hint)}</p>}
        {wrong.message !== undefined && (
          <p className={styles.error} role="alert">
            {wrong.message}
          </p>
        )}
        {mayWrite && input.chosenBy !== undefined && (
          <VariantGenerator control={props.control} chosenBy={input.chosenBy} path={view.path} onAdd={append} />
        )}
        {lines.length > FIRST && <Find words={words} found={found.length} onChange={setWords} />}
        {shown.length > 0 && <Lines {...props} {...rows} lines={lines} shown={shown} wrong={wrong} />}
        <div className={styles.footer}>
          {shown.length < found.length && (
            <Button kind="secondary" onClick={showAll}>
              {t('rows.all', { count: found.length })}
            </Button>
          )}
          {mayWrite && (
            <Button kind="secondary" aria-label={`${t('rows.add')}: ${t(input.row)}`} onClick={add}>
              {t('rows.add')}
            </Button>
          )}
        </div>
      </fieldset>
    </section>
  );
}

function useFolded({ view: { path }, input, control }: Props) {
  const rows = useFieldArray<Rows>({ control: control as unknown as Control<Rows>, name: path }); // sound: the view declares this member as a list
  const lines = useLines({ input, control, path, count: rows.fields.length });
  const wrong = useWrong({ control, path });
  const [open, setOpen] = useOpen(wrong);
  const [words, setWords] = useState('');
  const [isWhole, setWhole] = useState(false);
  const found = lines.flatMap((cells, at) => (at === open || isFound(cells, words.trim()) ? [at] : []));
  const shown = isWhole ? found : found.filter((at, nth) => nth < FIRST || at === open);
  const { ref, add } = useAdded(() => {
    rows.append(structuredClone(input.blank) as { readonly [name: string]: unknown }, { shouldFocus: false }); // sound: each view returns an object
    setWords('');
    setOpen(rows.fields.length);
  });
  useKeptFocus(ref);
  return {
    ...{ ref, lines, found, shown, wrong, open, words, setWords, add },
    append: (list: readonly { readonly [name: string]: unknown }[]) => rows.append([...list], { shouldFocus: false }),
    showAll: () => setWhole(true),
    toggle: (at: number) => setOpen(at === open ? undefined : at),
    move: (at: number) => {
      rows.move(at, at - 1);
      setOpen(at - 1);
    },
    remove: (at: number) => {
      rows.remove(at);
      setOpen(undefined);
    },
  };
}

type Folded = ReturnType<typeof useFolded>;

function Lines({
  view: { label, path },
  input,
  lines,
  shown,
  wrong,
  open,
  toggle,
  move,
  remove,
  ...row
}: Pick<Folded, 'lines' | 'move' | 'open' | 'remove' | 'shown' | 'toggle' | 'wrong'> & Props) {
  const t = useManageText();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t(label)}</caption>
      <thead>
        <tr>
          {input.columns.map((column) => (
            <th key={column.label} scope="col" className={column.isNumber === true ? styles.number : undefined}>
              {t(column.label)}
            </th>
          ))}
        </tr>
      </thead>
      {shown.map((at) => (
        <FoldedRow
          key={at}
          {...row}
          input={input}
          cells={lines[at] ?? []}
          path={`${path}.${String(at)}`}
          isOpen={at === open}
          isWrong={wrong.rows.includes(at)}
          error={wrong.values(at)}
          onToggle={() => toggle(at)}
          onRemove={() => remove(at)}
          onEarlier={at === 0 ? undefined : () => move(at)}
        />
      ))}
    </table>
  );
}

function Find({
  words,
  found,
  onChange,
}: {
  readonly words: string;
  readonly found: number;
  readonly onChange: (words: string) => void;
}) {
  const t = useManageText();
  const id = useId();
  return (
    <div className={styles.find}>
      <Field id={id} label={t('list.find')} value={words} maxLength={100} onChange={onChange} />
      <p role="status">{words.trim() !== '' && t('rows.found', { count: found })}</p>
    </div>
  );
}

function useLines({
  input,
  control,
  path,
  count,
}: Pick<Props, 'control' | 'input'> & { readonly path: string; readonly count: number }) {
  const t = useManageText();
  const { attributes, stock } = useRecordTools();
  const values = listOf(useWatch({ control, name: path }));
  const codes = listOf(useWatch({ control, name: input.chosenBy ?? path })).map(String);
  const known = { attributes, stock, codes, t };
  return Array.from({ length: count }, (_, at) => input.columns.map((column) => foldedCell(column, values[at], known)));
}

interface Wrong {
  readonly rows: readonly number[];
  readonly message: string | undefined;
  readonly values: (row: number) => string | undefined;
}

function useWrong({ control, path }: Pick<RecordFieldProps, 'control'> & { readonly path: string }): Wrong {
  const { errors } = useFormState({ control });
  const own = lookUp<unknown>(errors, path);
  const each = listOf(own);
  return {
    rows: [...each.keys()].filter((at) => each[at] !== undefined && each[at] !== null),
    message: messageOf(own),
    values: (row) => messageOf(memberOf(each[row], 'values')) ?? messageOf(each[row]),
  };
}

/** The user's choice, until the shop rejects another row. */
function useOpen({ rows: [first] }: Wrong) {
  const [open, setOpen] = useState<number>();
  const [seen, see] = useState<number>();
  if (first !== seen) {
    see(first);
    if (first !== undefined) setOpen(first);
  }
  return [open, setOpen] as const;
}

function useAdded(append: () => void) {
  const ref = useRef<HTMLElement>(null);
  const [added, count] = useState(0);
  useEffect(() => {
    if (added > 0) ref.current?.querySelector<HTMLElement>('[data-open] [role="group"] input')?.focus();
  }, [added]);
  const add = () => {
    append();
    count(added + 1);
  };
  return { ref, add };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function messageOf(error: unknown): string | undefined {
  const message = memberOf(error, 'message');
  return typeof message === 'string' ? message : undefined;
}
