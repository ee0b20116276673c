import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { MenuLink as Link } from '../components/MenuLink';
import type { MenuItem, NamedLink, SiteSettings } from '../../core';
import { useText } from '../text/text-context';
import { ContactList } from './ContactList';
import { contactsOf } from './contacts';
import styles from './Footer.module.css';
import { LanguageChoice, type LanguageOffer } from './LanguageChoice';
import { nameWidth } from './name-width';
import { Newsletter } from './Newsletter';
import type { OwnItem } from './own-menu';

export interface StoreChoice extends NamedLink {
  readonly code: string;
  readonly currency: string;
  /** BCP 47: its name is written in it. */
  readonly lang: string;
  readonly current: boolean;
}

interface Props {
  readonly settings: SiteSettings | null;
  readonly menu: readonly MenuItem[];
  readonly helpLinks: readonly NamedLink[];
  /** In place of both, where the merchant has written them: one column for each entry. */
  readonly columns?: readonly OwnItem[] | undefined;
  readonly stores: readonly StoreChoice[];
  /** Left out where there is one language. */
  readonly language?: LanguageOffer | undefined;
  /** How old the shop's data are; left out where nobody can say. */
  readonly updated?: ReactNode;
  readonly year: number;
  readonly onSubscribe: (email: string) => Promise<void>;
}

/** The foot of every page: what the shop is, where to go, and how to reach it; stores and letters (A §2.4). */
export function Footer({ settings, menu, helpLinks, columns, stores, language, updated, year, onSubscribe }: Props) {
  const t = useText();
  const name = settings?.name ?? '';
  return (
    <footer className={styles.footer} data-offscreen="lazy">
      <div className={styles.columns}>
        <Company settings={settings} />
        <div className={styles.menus}>
          {columns === undefined ? (
            <>
              <Column id="menu" name={t('footer.shop')} links={menu} />
              {helpLinks.length > 0 && <Column name={t('footer.help')} links={helpLinks} />}
            </>
          ) : (
            <Columns columns={columns} />
          )}
        </div>
        <div className={styles.contact}>
          <Newsletter onSubscribe={onSubscribe} />
          <Contact settings={settings} />
        </div>
      </div>
      {(stores.length > 1 || language !== undefined) && (
        <div className={styles.places}>
          {stores.length > 1 && <Stores stores={stores} />}
          {language !== undefined && <LanguageChoice {...language} />}
        </div>
      )}
      <div className={styles.sign} aria-hidden="true">
        <div
          className={clsx('display', styles.wordmark)}
          data-name={name}
          style={{ '--name-width': nameWidth(name) }}
        />
      </div>
      <div className={styles.small}>
        <p>{t('footer.copyright', { year: String(year), name: settings?.company ?? name })}</p>
        {updated}
        <PoweredBy />
      </div>
    </footer>
  );
}

/** Who is behind the shop. */
function Company({ settings }: Pick<Props, 'settings'>) {
  const t = useText();
  const { company, company_info: info } = settings ?? {};
  if (company === undefined && info === undefined) return <div />;
  return (
    <div>
      <h2 className={styles.heading}>{t('footer.company')}</h2>
      {company !== undefined && <p className={styles.company}>{company}</p>}
      {info !== undefined && <p className={styles.soft}>{info}</p>}
    </div>
  );
}

function Contact({ settings }: Pick<Props, 'settings'>) {
  const t = useText();
  const contacts = contactsOf(settings);
  if (contacts.phone === undefined && contacts.email === undefined && contacts.links.length === 0) return null;
  return (
    <div>
      <h2 className={styles.heading}>{t('footer.contact')}</h2>
      <ContactList contacts={contacts} />
    </div>
  );
}

/** The mark of what runs the shop: a pane of glass in its frame. */
function PoweredBy() {
  const t = useText();
  return (
    <p className={styles.powered}>
      <span>{t('footer.powered')}</span>
      <svg viewBox="0 0 80 24" width="80" height="24" role="img" aria-label="Vitrine">
        <path d="M2 4h14v16H2zM9 4v16M2 9h14" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <text x="80" y="18.5" textAnchor="end" fill="currentColor" className="display" fontSize="22">
          Vitrine
        </text>
      </svg>
    </p>
  );
}

interface ColumnProps {
  /** Where the menu button leads before and without JavaScript. */
  readonly id?: 'menu' | undefined;
  readonly name: string;
  readonly path?: string | undefined;
  readonly links: readonly NamedLink[];
}

function Column({ id, name, path, links }: ColumnProps) {
  return (
    <nav id={id} aria-label={name} tabIndex={id && -1}>
      <h2 className={styles.heading}>{path === undefined ? name : <Link href={path}>{name}</Link>}</h2>
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
    </nav>
  );
}

function Columns({ columns }: { readonly columns: readonly OwnItem[] }) {
  return columns.map(({ id, name, path, children }, at) => (
    <Column key={id} id={at === 0 ? 'menu' : undefined} name={name} path={path} links={children} />
  ));
}

function Stores({ stores }: Pick<Props, 'stores'>) {
  const t = useText();
  return (
    <nav aria-label={t('footer.country')}>
      <h2 className={styles.heading}>{t('footer.country')}</h2>
      <p className={styles.soft}>{t('footer.country-note')}</p>
      <ul className={styles.links}>
        {stores.map((store) => (
          <li key={store.code}>
            <a
              href={store.path}
              hrefLang={store.lang}
              aria-current={store.current ? 'true' : undefined}
              className={store.current ? styles.current : undefined}
              // The store that is shown already is chosen: nothing happens (A §2.5).
              onClick={store.current ? (event) => event.preventDefault() : undefined}
            >
              <span lang={store.lang}>{store.name}</span> · {store.currency}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
