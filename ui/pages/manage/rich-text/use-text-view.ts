import { clsx } from 'clsx';
import type { Node as TextNode } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import html from '../../../components/base/Html.module.css';
import { readHtml, writeHtml } from './html-document';
import { textPlugins } from './plugins';
import styles from './RichText.module.css';
import type { TextEditorProps } from './text-editor-props';

type Wanted = Pick<TextEditorProps, 'onChange' | 'onUnreadable' | 'value'>;

/** Marks a transaction that shows a value from elsewhere, which is not reported back. */
const GIVEN = 'given';

interface TextView {
  readonly view: EditorView | undefined;
  /** Opens the editor in an element. */
  readonly open: (place: HTMLElement | null) => (() => void) | undefined;
}

/** Reports only changes made in the editor, and follows values that come from elsewhere. */
export function useTextView(wanted: Wanted): TextView {
  const { value } = wanted;
  const [view, setView] = useState<EditorView>();
  const [, redraw] = useState(0);
  const wantedRef = useRef(wanted);
  const shownRef = useRef<string>(undefined);
  useLayoutEffect(() => {
    wantedRef.current = wanted;
  });
  const read = useCallback((): TextNode | undefined => {
    const { value, onUnreadable } = wantedRef.current;
    const doc = readHtml(value);
    if (doc === undefined) onUnreadable();
    else shownRef.current = value;
    return doc;
  }, []);
  const open = useCallback(
    (place: HTMLElement | null) => {
      const doc = read();
      if (doc === undefined || place === null) return undefined;
      const opened = new EditorView(place, {
        state: EditorState.create({ doc, plugins: textPlugins() }),
        dispatchTransaction: (change) => {
          opened.updateState(opened.state.apply(change));
          redraw((count) => count + 1);
          if (!change.docChanged || change.getMeta(GIVEN) === true) return;
          shownRef.current = writeHtml(opened.state.doc);
          wantedRef.current.onChange(shownRef.current);
        },
      });
      setView(opened);
      return () => opened.destroy();
    },
    [read],
  );

  useEffect(() => {
    if (view === undefined || shownRef.current === value) return;
    const doc = read();
    if (doc === undefined) return;
    const { tr } = view.state;
    tr.replaceWith(0, view.state.doc.content.size, doc.content).setMeta(GIVEN, true).setMeta('addToHistory', false);
    view.dispatch(tr);
  }, [view, value, read]);
  return { view, open };
}

/** Gives the editable element its name, note and state. */
export function useDescribedView(
  view: EditorView | undefined,
  { isDisabled, described }: Pick<TextEditorProps, 'described' | 'isDisabled'>,
): void {
  const { id, labelId, note, isWrong, isRequired } = described;
  useEffect(() => {
    view?.setProps({
      editable: () => !isDisabled,
      attributes: {
        id,
        class: clsx(html.html, styles.text),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-required': String(isRequired),
        'aria-invalid': String(isWrong),
        ...(isDisabled && { 'aria-readonly': 'true', tabindex: '0' }),
        ...(note !== undefined && { 'aria-describedby': note }),
      },
    });
  }, [view, isDisabled, id, labelId, isRequired, isWrong, note]);
}
