import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useBackCloses } from '../../state/overlays/use-back-closes';
import { DialogPanel } from './DialogPanel';
import styles from './Modal.module.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

/** Focus starts on the title, so that typing presses nothing by mistake. */
export function Modal({ title, onClose, children, footer }: Props) {
  const id = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useBackCloses(true, onClose);
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog?.open === false) dialog.showModal();
    titleRef.current?.focus();
    return () => dialog?.close();
  }, []);
  // If the focused element is gone, focus returns to the title.
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
