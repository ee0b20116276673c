import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useBackCloses } from '../../state/overlays/use-back-closes';
import { DialogPanel } from './DialogPanel';
import styles from './Drawer.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** In the middle, clicks outside do not close it, to protect input. */
  readonly side: 'left' | 'right' | 'middle';
  readonly wide?: boolean;
  readonly beside?: boolean;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A modal panel closed by Escape, Back, the backdrop or its button; restores focus. */
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
  // A layout effect restores focus before the element is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return undefined;
    if (beside) return showBeside(element);
    element.showModal();
    // By default a dialog focuses its first control, the close button.
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
 * Opens a panel that keeps the header reachable; covered content becomes inert.
 * @returns restores everything
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
