import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { MenuLink as Link } from '../../components/base/MenuLink';
import type { MenuItem, NamedLink } from '../../../core/shopper';
import { Drawer } from '../../components/base/Drawer';
import { Icon } from '../../components/base/Icon';
import { LANGUAGE_NAMES } from '../../text/offered-languages';
import { useText } from '../../text/text-context';
import { ContactList } from './ContactList';
import type { Contacts } from './contacts';
import type { LanguageOffer } from './LanguageChoice';
import styles from './MenuDrawer.module.css';
import { NO_COUNT } from './own-menu';
import { MenuLanguages, type StoreLink } from './MenuLanguages';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly person?: ReactNode;
  readonly menu: readonly MenuItem[];
  readonly stores?: readonly StoreLink[];
  readonly language?: LanguageOffer | undefined;
  readonly recent?: { readonly path: string; readonly count: number };
  readonly wishlist?: { readonly path: string; readonly count: number };
  readonly site?: readonly NamedLink[];
  readonly contacts?: Contacts | undefined;
  readonly onSignOut?: (() => void) | undefined;
  readonly submenu?: readonly string[];
  readonly onSubmenu?: (path: readonly string[]) => void;
}

const LANGUAGES = 'languages';

export function MenuDrawer({ open, onClose, menu, stores = [], submenu = [], ...rest }: Props) {
  const { onSubmenu, language } = rest;
  const t = useText();
  const choosing = submenu[0] === LANGUAGES;
  const turn = useTurn(open, choosing);
  return (
    <Drawer open={open} onClose={onClose} title={t(choosing ? 'menu.language' : 'nav.menu')} side="left">
      {choosing ? (
        <MenuLanguages
          stores={stores}
          language={language}
          backRef={turn}
          onBack={() => onSubmenu?.([])}
          onClose={onClose}
        />
      ) : (
        <>
          {rest.person}
          <nav aria-label={t('nav.main')}>
            {menu.map((item) => (
              <Department key={item.id} item={item} onClose={onClose} />
            ))}
          </nav>
          <More {...rest} stores={stores} rowRef={turn} onClose={onClose} />
        </>
      )}
    </Drawer>
  );
}

/** Focuses the counterpart of the pressed button, which disappears. */
function useTurn(open: boolean, choosing: boolean): RefObject<HTMLButtonElement | null> {
  const turn = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef(choosing);
  useEffect(() => {
    if (open && wasChoosing.current !== choosing) turn.current?.focus();
    wasChoosing.current = choosing;
  }, [open, choosing]);
  return turn;
}

type MoreProps = Pick<
  Props,
  'onClose' | 'recent' | 'wishlist' | 'stores' | 'language' | 'onSubmenu' | 'site' | 'contacts' | 'onSignOut'
> & { readonly rowRef: RefObject<HTMLButtonElement | null> };

function More({ onClose, recent, wishlist, onSubmenu, site = [], contacts, onSignOut, ...choices }: MoreProps) {
  const t = useText();
  const { stores = [], language, rowRef } = choices;
  const here = [stores.find(({ current }) => current)?.name, language && LANGUAGE_NAMES[language.current]];
  return (
    <>
      <ul className={styles.more}>
        {recent && <Counted {...recent} name={t('recent.title')} onClose={onClose} />}
        {wishlist && <Counted {...wishlist} name={t('nav.wishlist')} onClose={onClose} />}
        {(stores.length > 1 || language !== undefined) && (
          <li>
            <button ref={rowRef} type="button" className={styles.row} onClick={() => onSubmenu?.([LANGUAGES])}>
              <span>{here.filter((name) => name !== undefined).join(', ')}</span>
              <Icon name="next" size={18} />
            </button>
          </li>
        )}
      </ul>
      {site.length > 0 && (
        <nav aria-label={t('menu.site')} className={styles.site}>
          <ul>
            {site.map((link) => (
              <li key={link.path}>
                <Link href={link.path} onClick={onClose} className={styles.row}>
                  {link.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {contacts !== undefined && (
        <section aria-label={t('menu.contacts')} className={styles.site}>
          <ContactList contacts={contacts} />
        </section>
      )}
      {onSignOut !== undefined && (
        <button type="button" className={styles.row} onClick={onSignOut}>
          {t('account.sign-out')}
        </button>
      )}
    </>
  );
}

function Department({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }) {
  const t = useText();
  if (item.count === NO_COUNT && item.children.length === 0) {
    return (
      <Link href={item.path} onClick={onClose} className={clsx('display', styles.entry)}>
        {item.name}
      </Link>
    );
  }
  return (
    <details className={styles.department} name="department">
      <summary className={clsx('display', styles.summary)}>
        {item.name}
        <Count of={item} />
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
  return of.count === NO_COUNT ? null : <span className={styles.count}>{of.count}</span>;
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
