import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './SideFrame.module.css';

interface Props {
  /** What its navigation is called. */
  readonly label: string;
  /** The entries of the navigation, as list items; left out while nobody is known to go through them. */
  readonly entries?: ReactNode;
  /** On a phone the navigation is a row above the page; otherwise a phone has none. */
  readonly hasRow: boolean;
  /** On a phone the way back, above the title. */
  readonly back?: ReactNode;
  /** Left out where what is in it brings its own heading. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of pages that belong together (A §2.1): their navigation on the left, beside the page. */
export function SideFrame({ label, entries, hasRow, back, title, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  const isThere = entries !== undefined;
  // A row may be longer than a phone is wide: the page that is shown is in sight.
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const row = nav.current?.getBoundingClientRect();
    if (nav.current !== null && here && row) {
      nav.current.scrollLeft += here.left + here.width / 2 - (row.left + row.width / 2);
    }
  }, [isThere, title]);
  return (
    <div className={clsx(styles.frame, hasRow ? styles.above : styles.beside)}>
      {isThere && (
        <nav ref={nav} className={styles.nav} aria-label={label}>
          <ul>{entries}</ul>
        </nav>
      )}
      <div className={styles.content}>
        {back !== undefined && <div className={styles.back}>{back}</div>}
        {title !== undefined && <h1 className={clsx('display', styles.title)}>{title}</h1>}
        {children}
      </div>
    </div>
  );
}
