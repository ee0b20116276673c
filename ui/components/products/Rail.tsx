import { clsx } from 'clsx';
import { useId, useRef, type ReactNode } from 'react';
import { Link } from '../base/Link';
import { useText } from '../../text/text-context';
import { Icon } from '../base/Icon';
import styles from './Rail.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly more?: { readonly href: string; readonly label: string } | undefined;
  readonly action?: ReactNode;
  readonly look?: RailLook | undefined;
}

export type RailLook = 'ranked' | 'night' | 'aside';

export function Rail({ title, children, more, action, look }: Props) {
  const t = useText();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) => {
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <section className={look === undefined ? styles.rail : clsx(styles.rail, styles[look])} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={clsx('display', styles.title)}>
          {title}
        </h2>
        {more && (
          <Link href={more.href} className={styles.more} aria-label={`${more.label}: ${title}`}>
            {more.label}
          </Link>
        )}
        {action}
        <div className={styles.buttons}>
          <button type="button" onClick={() => scroll(-1)} aria-label={t('rail.previous', { name: title })}>
            <Icon name="previous" />
          </button>
          <button type="button" onClick={() => scroll(1)} aria-label={t('rail.next', { name: title })}>
            <Icon name="next" />
          </button>
        </div>
      </header>
      <ul className={styles.list} ref={list} tabIndex={0} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}
