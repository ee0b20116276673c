import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useBackCloses } from '../state/use-back-closes';
import { DialogPanel } from './DialogPanel';
import styles from './Drawer.module.css';

interface Props {
  /** Whether it covers the page. */
  readonly open: boolean;
  /** Called by Escape, by its button and by a press beside it. */
  readonly onClose: () => void;
  /** It is named by it. */
  readonly title: string;
  /** In the middle it holds what is typed: there a press beside it closes nothing. */
  readonly side: 'left' | 'right' | 'middle';
  /** For tables and forms of two columns. */
  readonly wide?: boolean;
  /** It opens below the header, whose buttons stay in reach: the one that opened it closes it (A §2.3). */
  readonly beside?: boolean;
  readonly children: ReactNode;
  /** Stays at the lower edge while the rest scrolls. */
  readonly footer?: ReactNode;
}

/** A panel over the page: modal, closed by Escape, Back, the scrim or its button; focus goes back to where it came from. */
export function Drawer({ open, onClose, title, side, wide = false, beside = false, children, footer }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    isLeaving.current = false;
    return () => {
      isLeaving.current = true;
    };
  }, []);
  // In a layout effect: one that is taken out of the page while it is open, as for its content that has come, gives the focus back first.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return undefined;
    if (beside) return showBeside(element);
    element.showModal();
    // A dialog puts focus on its first control, which is the one that closes it.
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => element.close();
  }, [open, beside]);
  useBackCloses(open, onClose);
  const close = () => {
    if (!isLeaving.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={[styles.drawer, styles[side], wide ? styles.wide : '', beside ? styles.beside : ''].join(' ')}
      aria-labelledby={id}
      onClose={close}
      onKeyDown={(event) => {
        if (beside && event.key === 'Escape') onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && side !== 'middle') onClose();
      }}
    >
      {beside && open && <div className={styles.scrim} aria-hidden="true" onClick={onClose} />}
      <DialogPanel id={id} title={title} onClose={onClose} footer={footer}>
        {children}
      </DialogPanel>
    </dialog>
  );
}

/**
 * Opens a panel that leaves the header in reach: what it covers is out of reach instead. Focus goes back to where it was.
 * @returns gives everything back
 */
function showBeside(panel: HTMLDialogElement): () => void {
  const from = document.activeElement;
  const covered = document.querySelectorAll<HTMLElement>('main, footer');
  const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  panel.style.setProperty('--edge', `${Math.max(0, edge)}px`);
  for (const one of covered) one.inert = true;
  panel.show();
  panel.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  return () => {
    for (const one of covered) one.inert = false;
    const isInside = panel.contains(document.activeElement);
    panel.close();
    if (isInside && from instanceof HTMLElement) from.focus();
  };
}
