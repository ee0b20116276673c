import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { NamedLink } from '../../core';
import { Icon } from '../components/Icon';
import { MenuLink as Link } from '../components/MenuLink';
import styles from './Footer.module.css';

interface Props {
  /** Where the menu button leads before and without JavaScript. */
  readonly id?: 'menu' | undefined;
  readonly name: string;
  readonly path?: string | undefined;
  readonly links: readonly NamedLink[];
  /** Stands before the links. */
  readonly children?: ReactNode;
}

const PHONE = '(max-width: 47.99em)';

/** Whether columns fold: on a phone with a script. The server's stand open. */
function useFolds(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(PHONE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}

/** One column of the footer; on a phone its heading opens and closes it. */
export function FooterColumn({ id, name, path, links, children }: Props) {
  const folds = useFolds();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  // What is in view already, or above it, stays as it is: folding it would move the page under the finger.
  useLayoutEffect(() => setSeen((place.current?.getBoundingClientRect().top ?? 0) < window.innerHeight), []);
  const body = useId();
  const isFolded = folds && !isSeen && path === undefined;
  return (
    <nav
      ref={place}
      id={id}
      aria-label={name}
      tabIndex={id && -1}
      className={styles.column}
      data-folds={isFolded || undefined}
    >
      <h2 className={styles.heading}>
        {isFolded ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={() => setOpen(!isOpen)}
          >
            {name}
            <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
          </button>
        ) : path === undefined ? (
          name
        ) : (
          <Link href={path}>{name}</Link>
        )}
      </h2>
      <div id={body} hidden={isFolded && !isOpen} className={styles.inside}>
        {children}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map((link, at) => (
              // Two may lead to the same page.
              <li key={at}>
                <Link href={link.path}>{link.name}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}
