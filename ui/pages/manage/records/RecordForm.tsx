import { useEffect, useId, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../components/base/Button';
import { useKeptFocus } from '../../../state/use-kept-focus';
import { useManageText } from '../../../text/manage-text';
import { isMet } from '../fields/is-met';
import type { FieldView } from '../fields/kind-view';
import type { RecordValues } from '../fields/record-values';
import { MayWriteContext } from '../fields/may-write';
import { RecordSections } from './RecordSections';
import styles from '../fields/RecordForm.module.css';
import { useIsDirty } from './use-is-dirty';

interface Props {
  readonly form: UseFormReturn<RecordValues>;
  readonly fields: readonly FieldView[];
  readonly isNew: boolean;
  readonly isSaving: boolean;
  /** Shown beside the button until the next edit; a notice disappears after seconds. */
  readonly outcome?: 'record.saved' | 'record.nothing' | undefined;
  readonly mayWrite: boolean;
  readonly onSave: (values: RecordValues) => void;
  readonly onDiscard?: (() => void) | undefined;
  readonly actions?: ReactNode;
  /** Custom layout; default: one below the other, in sections. @param id prefix of the field ids */
  readonly arrange?: ((fields: readonly FieldView[], id: string) => ReactNode) | undefined;
}

/** Ctrl+S or ⌘S saves from anywhere on the page. */
export function RecordForm(props: Props) {
  const { form, fields, isNew, isSaving, outcome, mayWrite, onSave, onDiscard, actions, arrange } = props;
  const t = useManageText();
  const id = useId();
  const { control } = form;
  const values = useWatch({ control });
  const isDirty = useIsDirty(form);
  const formRef = useRef<HTMLFormElement>(null);
  // Saved values may replace the field being edited.
  useKeptFocus(formRef);
  useFocusOnWrong(form, formRef);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!mayWrite || event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      formRef.current?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [mayWrite]);
  const shown = fields
    .filter(({ onlyNew, when }) => (isNew || onlyNew !== true) && isMet(when, values))
    .map((field) => (isFixed(field, values) ? fixed(field) : field));
  return (
    <form
      ref={formRef}
      className={arrange === undefined ? styles.form : styles.wide}
      noValidate
      onSubmit={submitOf(form, onSave)}
    >
      {onDiscard !== undefined && (
        <p className={styles.kept} role="status">
          {t('record.restored')}{' '}
          <Button kind="quiet" onClick={onDiscard}>
            {t('record.discard')}
          </Button>
        </p>
      )}
      {!mayWrite && <p className={styles.note}>{t('record.read-only')}</p>}
      <MayWriteContext value={mayWrite}>
        {arrange === undefined ? <RecordSections {...{ control, id }} fields={shown} /> : arrange(shown, id)}
      </MayWriteContext>
      <div className={styles.footer}>
        {mayWrite && (
          <Button type="submit" busy={isSaving}>
            {t('record.save')}
          </Button>
        )}
        {actions}
        <p className={styles.state} role="status">
          {isDirty ? onDiscard === undefined && t('record.dirty') : !isSaving && outcome !== undefined && t(outcome)}
        </p>
      </div>
    </form>
  );
}

function isFixed({ fixedWhen }: FieldView, values: Parameters<typeof isMet>[1]): boolean {
  return fixedWhen !== undefined && isMet(fixedWhen, values);
}

function fixed({ path, label, section }: FieldView): FieldView {
  return { path, label, input: { type: 'shown' }, ...(section !== undefined && { section }) };
}

/** Clears the server's errors first: they concern earlier values. */
function submitOf({ clearErrors, handleSubmit }: Props['form'], onSave: Props['onSave']) {
  return (event: SyntheticEvent) => {
    clearErrors();
    void handleSubmit(onSave)(event);
  };
}

/** Focuses the first invalid field after each failed submit, once folded parts have opened. */
function useFocusOnWrong({ control }: Props['form'], formRef: RefObject<HTMLFormElement | null>): void {
  const { errors } = useFormState({ control });
  const isWrong = Object.keys(errors).length > 0;
  useEffect(() => {
    if (!isWrong) return;
    const wrong = [...(formRef.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    wrong.find((field) => field.closest('[hidden]') === null)?.focus();
  }, [isWrong, formRef]);
}
