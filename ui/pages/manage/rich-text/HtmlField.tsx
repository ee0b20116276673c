import { createElement, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import type { Control } from 'react-hook-form';
import fieldStyles from '../../../components/fields/Field.module.css';
import { FieldFrame } from '../../../components/fields/FieldFrame';
import { useManageText } from '../../../text/manage-text';
import { useText } from '../../../text/text-context';
import { useMayWrite } from '../fields/may-write';
import { useRecordTools } from '../fields/record-tools';
import type { RecordValues } from '../fields/record-values';
import { usePart } from '../fields/use-part';
import { pictureMarkup } from './picture-markup';
import styles from './RichText.module.css';
import type { PlacePicture, TextEditorProps } from './text-editor-props';

interface Props {
  readonly control: Control<RecordValues>;
  readonly path: string;
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** A part that places pictures. */
  readonly Pictures?: ComponentType<{ readonly id: string; readonly onPicture: PlacePicture }> | undefined;
}

type Mode = 'html' | 'html-only' | 'text';

/** HTML of a record as formatted text, or as HTML on request and where the editor would lose a part of it. */
export function HtmlField({ control, path, Pictures, ...shown }: Props) {
  const t = useManageText();
  const { field, error } = usePart({ control, path });
  const max = useRecordTools().maxLength(path);
  const [mode, setMode] = useState<Mode>('text');
  const picturesRef = useRef<PlacePicture>(undefined);
  const value = typeof field.value === 'string' ? field.value : '';
  const place: PlacePicture = (picture, alt) => {
    if (picturesRef.current !== undefined) picturesRef.current(picture, alt);
    else field.onChange([value.trimEnd(), pictureMarkup(picture, alt)].filter((part) => part !== '').join('\n'));
  };
  const common = { ...shown, value, error, onChange: field.onChange };
  const other = mode === 'text' ? t('rich.as-html') : t('rich.as-text');
  return (
    <>
      {mode === 'text' ? (
        <FormattedText {...common} picturesRef={picturesRef} onUnreadable={() => setMode('html-only')} />
      ) : (
        <FieldFrame {...common} hint={mode === 'html-only' ? t('rich.html-only') : shown.hint}>
          {(tied) => <textarea {...tied} rows={10} maxLength={max} spellCheck={false} className={styles.source} />}
        </FieldFrame>
      )}
      <button
        type="button"
        className={styles.mode}
        aria-label={`${other}: ${shown.label}`}
        onClick={() => setMode(mode === 'text' ? 'html' : 'text')}
      >
        {other}
      </button>
      {Pictures !== undefined && <Pictures id={shown.id} onPicture={place} />}
    </>
  );
}

type FormattedProps = Pick<Props, 'hint' | 'id' | 'label' | 'required'> &
  Pick<TextEditorProps, 'onChange' | 'onUnreadable' | 'picturesRef' | 'value'> & { readonly error: string | undefined };

function FormattedText({ id, label, hint, required = false, error, ...edited }: FormattedProps) {
  const t = useText();
  const mayWrite = useMayWrite();
  const Editor = useTextEditor(edited.onUnreadable);
  const note = error ?? hint;
  const described = {
    id,
    labelId: `${id}-label`,
    note: note === undefined ? undefined : `${id}-note`,
    isWrong: error !== undefined,
    isRequired: required,
  };
  return (
    <div className={fieldStyles.field}>
      {/* A label gives no focus to an editable element. */}
      <span id={described.labelId} className={fieldStyles.label} onClick={() => document.getElementById(id)?.focus()}>
        {label}
        {required && <span className="visually-hidden"> ({t('field.required')})</span>}
      </span>
      {Editor === undefined ? (
        <div className={styles.loading} aria-busy="true" />
      ) : (
        createElement(Editor, { ...edited, described, isDisabled: !mayWrite })
      )}
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? fieldStyles.note : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}

let loaded: ComponentType<TextEditorProps> | undefined;

/** Loads the editor with the first field that needs it; the text stays editable as HTML where that fails. */
function useTextEditor(onFailed: () => void): ComponentType<TextEditorProps> | undefined {
  const [Editor, setEditor] = useState(() => loaded);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (Editor !== undefined) return undefined;
    let isGone = false;
    const show = (One: ComponentType<TextEditorProps>) => {
      loaded = One;
      if (!isGone) setEditor(() => One);
    };
    import('./TextEditor').then(
      (module) => show(module.default),
      () => {
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [Editor]);
  return Editor;
}
