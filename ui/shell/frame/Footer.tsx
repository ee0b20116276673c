import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Footer as FooterContent, FooterSection } from '../../../core/internal';
import type { MenuItem, NamedLink, SiteSettings } from '../../../core/shopper';
import { useText } from '../../text/text-context';
import { ContactList } from './ContactList';
import { contactsOf } from './contacts';
import styles from './Footer.module.css';
import { FooterColumn as Column } from './FooterColumn';
import { FooterMarks } from './FooterMarks';
import { LanguageChoice, type LanguageOffer } from './LanguageChoice';
import { nameWidth } from './name-width';
import { Newsletter } from './Newsletter';
import type { OwnItem } from './own-menu';
import { PrivacyButton } from './PrivacyButton';

export interface StoreChoice extends NamedLink {
  readonly code: string;
  readonly currency: string;
  /** BCP 47. */
  readonly lang: string;
  readonly current: boolean;
}

interface Props {
  readonly settings: SiteSettings | null;
  readonly menu: readonly MenuItem[];
  readonly links: Readonly<Record<FooterSection, readonly NamedLink[]>>;
  readonly account: readonly NamedLink[];
  readonly marks: Pick<FooterContent, 'pay' | 'ship'>;
  readonly columns?: readonly OwnItem[] | undefined;
  readonly stores: readonly StoreChoice[];
  readonly language?: LanguageOffer | undefined;
  readonly updated?: ReactNode;
  readonly onPrivacy?: (() => void) | undefined;
  readonly year: number;
  readonly onSubscribe: (email: string) => Promise<void>;
}

export function Footer({ settings, menu, links, account, marks, columns, stores, language, ...props }: Props) {
  const { updated, onPrivacy, year, onSubscribe } = props;
  const t = useText();
  const name = settings?.name ?? '';
  return (
    <footer className={styles.footer} data-offscreen="lazy">
      <div className={styles.columns}>
        <Company settings={settings} links={links} />
        <div className={styles.menus}>
          {columns === undefined ? (
            <>
              <Column id="menu" name={t('footer.shop')} links={menu} />
              <div className={styles.stack}>
                {links.help.length > 0 && <Column name={t('footer.help')} links={links.help} />}
                {account.length > 0 && <Column name={t('footer.account')} links={account} />}
              </div>
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
      <FooterMarks {...marks} />
      <div className={styles.sign} aria-hidden="true">
        <div
          className={clsx('display', styles.wordmark)}
          data-name={name}
          style={{ '--name-width': nameWidth(name) }}
        />
      </div>
      <div className={styles.small}>
        <p>{t('footer.copyright', { year: String(year), name: settings?.company ?? name })}</p>
        {onPrivacy && <PrivacyButton onPress={onPrivacy} />}
        {updated}
      </div>
    </footer>
  );
}

function Company({ settings, links }: Pick<Props, 'links' | 'settings'>) {
  const t = useText();
  const { company, company_info: info } = settings ?? {};
  return (
    <div className={styles.stack}>
      {(company !== undefined || info !== undefined || links.house.length > 0) && (
        <Column name={t('footer.company')} links={links.house}>
          {company !== undefined && <p className={styles.company}>{company}</p>}
          {info !== undefined && <p className={styles.soft}>{info}</p>}
        </Column>
      )}
      {links.legal.length > 0 && <Column name={t('footer.legal')} links={links.legal} />}
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
