import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from '../components/Link';
import type { MenuItem, NamedLink } from '../../core';
import { Drawer } from '../components/Drawer';
import { Icon } from '../components/Icon';
import { useText } from '../text/text-context';
import styles from './MenuDrawer.module.css';

export interface LanguageChoice extends NamedLink {
  readonly code: string;
  readonly language: string;
  readonly current: boolean;
}

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly menu: readonly MenuItem[];
  readonly homePath: string;
  /** Where this page is in the other stores; a shop with one store offers no choice. */
  readonly languages?: readonly LanguageChoice[];
  readonly recent?: { readonly path: string; readonly count: number };
  readonly wishlist?: { readonly path: string; readonly count: number };
}

/** The phone's menu: departments open in place; the lists of the shopper and the languages below them (A §2.5). */
export function MenuDrawer({ open, onClose, menu, homePath, languages = [], recent, wishlist }: Props) {
  const t = useText();
  const [choosing, setChoosing] = useState(false);
  const close = () => {
    setChoosing(false);
    onClose();
  };
  return (
    <Drawer open={open} onClose={close} title={t(choosing ? 'menu.language' : 'nav.menu')} side="left">
      {choosing ? (
        <Languages languages={languages} onBack={() => setChoosing(false)} onClose={close} />
      ) : (
        <>
          <nav aria-label={t('nav.main')}>
            <Link href={homePath} onClick={close} className={clsx('display', styles.entry)}>
              {t('menu.main-page')}
            </Link>
            {menu.map((item) => (
              <Department key={item.id} item={item} onClose={close} />
            ))}
          </nav>
          <ul className={styles.more}>
            {recent && <Counted {...recent} name={t('recent.title')} onClose={close} />}
            {wishlist && <Counted {...wishlist} name={t('nav.wishlist')} onClose={close} />}
            {languages.length > 1 && (
              <li>
                <button type="button" className={styles.row} onClick={() => setChoosing(true)}>
                  <span>{languages.find(({ current }) => current)?.name}</span>
                  <Icon name="next" size={18} />
                </button>
              </li>
            )}
          </ul>
        </>
      )}
    </Drawer>
  );
}

function Department({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }) {
  const t = useText();
  return (
    <details className={styles.department} name="department">
      <summary className={clsx('display', styles.summary)}>
        {item.name}
        <span className={styles.count}>{item.count}</span>
      </summary>
      <ul className={styles.groups}>
        <li>
          <Link href={item.path} onClick={onClose} className={styles.group}>
            {t('nav.all-of', { name: item.name })}
          </Link>
        </li>
        {item.children.map((group) => (
          <li key={group.id}>
            <Link href={group.path} onClick={onClose} className={styles.group}>
              {group.name} <Count of={group} />
            </Link>
            <ul className={styles.leaves}>
              {group.children.map((leaf) => (
                <li key={leaf.id}>
                  <Link href={leaf.path} onClick={onClose} className={styles.leaf}>
                    {leaf.name} <Count of={leaf} />
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Count({ of }: { readonly of: MenuItem }) {
  return <span className={styles.count}>{of.count}</span>;
}

interface CountedProps {
  readonly name: string;
  readonly path: string;
  readonly count: number;
  readonly onClose: () => void;
}

function Counted({ name, path, count, onClose }: CountedProps) {
  return (
    <li>
      <Link href={path} onClick={onClose} className={styles.row}>
        <span>{name}</span> {count > 0 && <span className={styles.count}>{count}</span>}
      </Link>
    </li>
  );
}

interface LanguagesProps {
  readonly languages: readonly LanguageChoice[];
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Each store is a document of its own, so these are plain links; the one that is shown leads nowhere. */
function Languages({ languages, onBack, onClose }: LanguagesProps) {
  const t = useText();
  return (
    <>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon name="previous" size={18} /> {t('menu.back')}
      </button>
      <ul>
        {languages.map((choice) => (
          <li key={choice.code}>
            <a
              href={choice.path}
              className={styles.row}
              aria-current={choice.current ? 'true' : undefined}
              onClick={(event) => {
                if (!choice.current) return;
                event.preventDefault();
                onClose();
              }}
            >
              <span>{choice.name}</span>
              <span className={styles.count}>{choice.language}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
