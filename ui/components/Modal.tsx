import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useBackCloses } from '../state/use-back-closes';
import { DialogPanel } from './DialogPanel';
import styles from './Modal.module.css';

interface Props {
  /** The question; the dialog is named by it. */
  readonly title: string;
  /** Called by Escape and by its button. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays at the lower edge while the rest scrolls. */
  readonly footer: ReactNode;
}

/**
 * A question in the middle of the page, open as long as it is there; Escape, Back and its button close it, and focus goes back to where it
 * came from. Focus is on the title first, so that somebody typing presses nothing by mistake.
 */
export function Modal({ title, onClose, children, footer }: Props) {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useBackCloses(true, onClose);
  // It is closed before it is taken out of the page: one that is gone gives the focus back to nobody.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog?.open === false) dialog.showModal();
    titleRef.current?.focus();
    return () => dialog?.close();
  }, []);
  // What had the focus may be gone: the keyboard goes on from the title, not from behind the dialog.
  useEffect(() => {
    if (document.activeElement === document.body) titleRef.current?.focus();
  });
  return (
    <dialog
      ref={dialogRef}
      className={styles.modal}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <DialogPanel id={id} title={title} titleRef={titleRef} onClose={onClose} footer={footer}>
        {children}
      </DialogPanel>
    </dialog>
  );
}
