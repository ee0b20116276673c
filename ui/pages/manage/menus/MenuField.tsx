import { useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { MenuDocument, MenuEntry, MenuLink } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useKeptFocus } from '../../../state/use-kept-focus';
import { useManageText } from '../../../text/manage-text';
import type { RecordFieldProps } from '../fields/record-field-props';
import { useRecordTools } from '../fields/record-tools';
import { usePart } from '../fields/use-part';
import { EntryFields } from './EntryFields';
import styles from './MenuField.module.css';
import { SortedRow } from './SortedRow';

const MAX = 30;
const EMPTY: MenuLink = { label: {}, kind: 'category' };

export function MenuField({ view, control, id }: RecordFieldProps) {
  const t = useManageText();
  const { field, error } = usePart({ control, path: view.path });
  const faults = error === undefined ? messagesOf(control.getFieldState(view.path).error) : [error];
  const entries = (field.value ?? []) as MenuDocument['entries']; // sound: the shop returned it by the menu schema
  const place = useRef<HTMLFieldSetElement>(null);
  useKeptFocus(place);
  const set = (next: readonly MenuEntry[]) => field.onChange(next);
  const put = (at: number, entry: MenuEntry) => set(entries.map((one, nth) => (nth === at ? entry : one)));
  return (
    <fieldset ref={place} className={styles.menu} id={`${id}-${view.path}`}>
      <legend data-heading>{t(view.label)}</legend>
      {faults.length > 0 && (
        <ul className={styles.faults} role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <Level
        entries={entries}
        onMove={(from, to) => set(moved(entries, from, to))}
        onRemove={(at) => set(entries.filter((_, nth) => nth !== at))}
        onAdd={() => set([...entries, { ...EMPTY, below: false, entries: [] }])}
      >
        {(entry, at) => (
          <>
            <EntryFields entry={entry} isTop onChange={(link) => put(at, { ...entry, ...link })} />
            <fieldset className={styles.below}>
              <legend>{t('menu.below-it')}</legend>
              <Level
                entries={entry.entries}
                onMove={(from, to) => put(at, { ...entry, entries: moved(entry.entries, from, to) })}
                onRemove={(nth) => put(at, { ...entry, entries: entry.entries.filter((_, one) => one !== nth) })}
                onAdd={() => put(at, { ...entry, entries: [...entry.entries, EMPTY] })}
              >
                {(child, nth) => (
                  <EntryFields
                    entry={child}
                    onChange={(link) =>
                      put(at, { ...entry, entries: entry.entries.map((one, which) => (which === nth ? link : one)) })
                    }
                  />
                )}
              </Level>
            </fieldset>
          </>
        )}
      </Level>
    </fieldset>
  );
}

interface LevelProps<E extends MenuLink> {
  readonly entries: readonly E[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
  readonly onAdd: () => void;
  readonly children: (entry: E, at: number) => React.ReactNode;
}

function Level<E extends MenuLink>({ entries, onMove, onRemove, onAdd, children }: LevelProps<E>) {
  const t = useManageText();
  const nameOf = useEntryName();
  const [dragged, drag] = useState<number>();
  return (
    <>
      <ol className={styles.entries}>
        {entries.map((entry, at) => (
          <SortedRow
            // Rows have no id; equal ones are interchangeable.
            key={at}
            name={nameOf(entry)}
            canRise={at > 0}
            canSink={at < entries.length - 1}
            isDragged={dragged === at}
            onDrag={(isOn) => drag(isOn ? at : undefined)}
            onDrop={dragged === undefined ? undefined : () => onMove(dragged, at)}
            onMove={(by) => onMove(at, at + by)}
            onRemove={() => onRemove(at)}
          >
            {children(entry, at)}
          </SortedRow>
        ))}
      </ol>
      <div>
        <Button kind="secondary" disabled={entries.length >= MAX} onClick={onAdd}>
          {t('menu.add')}
        </Button>
      </div>
    </>
  );
}

function useEntryName() {
  const t = useManageText();
  const { categories } = useRecordTools();
  return ({ label, kind, category, page, address }: MenuLink): string => {
    const found =
      kind === 'category'
        ? categories
            .find(({ value }) => value === String(category))
            ?.label.split(' › ')
            .at(-1)
        : undefined;
    const target = kind === 'page' ? page : kind === 'address' ? address : found;
    return [label.en, target].find((text) => text !== undefined && text !== '') ?? t('menu.unnamed');
  };
}

function moved<E>(list: readonly E[], from: number, to: number): E[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

function messagesOf(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message } = error as Partial<FieldErrors['root']> & object; // sound: any object may miss it
  if (typeof message === 'string' && message !== '') return [message];
  return Object.values(error).flatMap(messagesOf);
}
