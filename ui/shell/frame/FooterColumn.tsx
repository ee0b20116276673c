import { useId, useState, type ReactNode } from 'react';
import type { NamedLink } from '../../../core/shopper';
import { Icon } from '../../components/base/Icon';
import { MenuLink as Link } from '../../components/base/MenuLink';
import styles from './Footer.module.css';

interface Props {
  readonly id?: 'menu' | undefined;
  readonly name: string;
  readonly path?: string | undefined;
  readonly links: readonly NamedLink[];
  readonly children?: ReactNode;
}

export function FooterColumn({ id, name, path, links, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const folds = path === undefined;
  return (
    <nav
      id={id}
      aria-label={name}
      tabIndex={id && -1}
      className={styles.column}
      data-folds={folds || undefined}
      data-open={isOpen || undefined}
    >
      <h2 className={styles.heading}>
        {folds ? (
          // CSS shows one of the two, so that it is folded before hydration.
          <>
            <span className={styles.unfolded}>{name}</span>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              aria-controls={body}
              onClick={() => setOpen(!isOpen)}
            >
              {name}
              <Icon name={isOpen ? 'minus' : 'plus'} size={16} />
            </button>
          </>
        ) : (
          <Link href={path}>{name}</Link>
        )}
      </h2>
      <div id={body} className={styles.inside}>
        {children}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map((link, at) => (
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
