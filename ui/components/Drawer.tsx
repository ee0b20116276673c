import { useEffect, useId, useRef, type ReactNode } from 'react';
import { DialogPanel } from './DialogPanel';
import styles from './Drawer.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly side: 'left' | 'right';
  readonly wide?: boolean;
  readonly children: ReactNode;
  /** Stays at the lower edge while the rest scrolls. */
  readonly footer?: ReactNode;
}

/** A panel over the page: modal, closed by Escape, the scrim or its button; focus goes back to where it came from. */
export function Drawer({ open, onClose, title, side, wide = false, children, footer }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    element.showModal();
    // A dialog puts focus on its first control, which is the one that closes it.
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={[styles.drawer, styles[side], wide ? styles.wide : ''].join(' ')}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <DialogPanel id={id} title={title} onClose={onClose} footer={footer}>
        {children}
      </DialogPanel>
    </dialog>
  );
}
