import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { RecordValues } from '../../pages/manage/record-values';
import { useIsDirty } from '../../pages/manage/use-is-dirty';
import { keepEdit, keptEdit } from '../../state/kept-edit';

const KEEP_AFTER_MS = 300;

/** What a form was made from. */
export interface FormBase {
  /** Missing for a new record. */
  readonly version: string | undefined;
  readonly document: RecordValues;
}

export interface RecordFormState {
  readonly form: UseFormReturn<RecordValues>;
  /** Something in it is other than what it was made from. */
  readonly isDirty: boolean;
  readonly base: FormBase;
  /** What was typed on an earlier visit is in the form. */
  readonly isRestored: boolean;
  /** Begins again from another document, with other values in the form where they are given. */
  readonly begin: (base: FormBase, values?: RecordValues) => void;
  /** Lets go of all that was not saved. */
  readonly discard: () => void;
}

/**
 * The form of a record. What is typed is kept on the device until it is saved or let go: a reload, a lost session or a closed tab loses nothing.
 * @param name under which it is kept
 * @param first what the shop has
 */
export function useRecordForm(name: string, first: FormBase): RecordFormState {
  const [start] = useState(() => keptEdit(name));
  const [base, setBase] = useState<FormBase>(() =>
    start === undefined ? first : { version: start.version, document: start.base },
  );
  const [isRestored, setRestored] = useState(start !== undefined);
  const form = useForm<RecordValues>({ defaultValues: base.document });
  const { getValues, reset, subscribe } = form;
  const isDirty = useIsDirty(form);
  const pending = useRef<() => void>(undefined);
  // Before the timer's own effect: a page that is left a moment after the last letter keeps it, too.
  useEffect(() => () => pending.current?.(), []);
  useEffect(() => {
    if (start !== undefined) reset(start.values, { keepDefaultValues: true });
  }, [start, reset]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        pending.current = () => {
          pending.current = undefined;
          keepEdit(name, { version: base.version, base: base.document, values });
        };
        timer = setTimeout(() => pending.current?.(), KEEP_AFTER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      pending.current = undefined;
      unsubscribe();
    };
  }, [subscribe, name, base]);
  useEffect(() => {
    // The first letter may come before the subscription above.
    if (isDirty) keepEdit(name, { version: base.version, base: base.document, values: getValues() });
    else if (!isRestored) {
      pending.current = undefined;
      keepEdit(name, undefined);
    }
  }, [isDirty, isRestored, name, base, getValues]);
  const begin = useCallback(
    (next: FormBase, values?: RecordValues) => {
      pending.current = undefined;
      setBase(next);
      setRestored(false);
      reset(next.document);
      if (values === undefined) keepEdit(name, undefined);
      else reset(values, { keepDefaultValues: true });
    },
    [reset, name],
  );
  const discard = useCallback(() => begin(first), [begin, first]);
  return { form, isDirty, base, isRestored, begin, discard };
}
