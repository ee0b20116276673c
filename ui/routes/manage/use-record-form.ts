import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { RecordValues } from '../../pages/manage/fields/record-values';
import { useIsDirty } from '../../pages/manage/records/use-is-dirty';
import { keepEdit, keptEdit } from '../../state/drafts/kept-edit';

const KEEP_AFTER_MS = 300;

export interface FormBase {
  readonly version: string | undefined;
  readonly document: RecordValues;
}

export interface RecordFormState {
  readonly form: UseFormReturn<RecordValues>;
  readonly isDirty: boolean;
  readonly base: FormBase;
  readonly isRestored: boolean;
  readonly begin: (base: FormBase, values?: RecordValues) => void;
  readonly discard: () => void;
}

/**
 * Form state, kept on the device until saved or discarded.
 * @param name storage key
 * @param first document of the shop
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
  // Registered first, so that it flushes on unmount before the timer is cleared.
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
    // Input may precede the subscription above.
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
