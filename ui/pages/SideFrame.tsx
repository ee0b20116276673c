import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './SideFrame.module.css';

interface Props {
  readonly label: string;
  readonly entries?: ReactNode;
  readonly hasRow: boolean;
  readonly back?: ReactNode;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

export function SideFrame({ label, entries, hasRow, back, title, children }: Props) {
  const nav = useRef<HTMLElement>(null);
  const isThere = entries !== undefined;
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
