import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { insertPicture } from './commands';
import { LinkForm } from './LinkForm';
import styles from './RichText.module.css';
import type { TextEditorProps } from './text-editor-props';
import { TextToolbar } from './TextToolbar';
import { useDescribedView, useTextView } from './use-text-view';

/** Edits HTML as formatted text. Calls `onUnreadable` for a text that it would damage, and shows nothing then. */
export default function TextEditor(props: TextEditorProps) {
  const { isDisabled, described, picturesRef } = props;
  const { view, open } = useTextView(props);
  useDescribedView(view, props);
  const [isLinking, setLinking] = useState(false);
  useEffect(() => {
    picturesRef.current =
      view === undefined ? undefined : (picture, alt) => insertPicture(picture, alt)(view.state, view.dispatch, view);
    return () => {
      picturesRef.current = undefined;
    };
  }, [view, picturesRef]);
  const closeLink = () => {
    setLinking(false);
    view?.focus();
  };
  return (
    <div className={clsx(styles.editor, described.isWrong && styles.wrong)}>
      {view !== undefined && <TextToolbar {...{ view, isDisabled, isLinking }} onLink={() => setLinking(!isLinking)} />}
      {view !== undefined && isLinking && <LinkForm {...{ view }} id={described.id} onDone={closeLink} />}
      <div ref={open} />
    </div>
  );
}
