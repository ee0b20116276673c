import { clsx } from 'clsx';
import { Link } from '../components/Link';
import type { MenuItem, NamedLink, SiteSettings } from '../../core';
import { useText } from '../text/text-context';
import styles from './Footer.module.css';
import { LanguageChoice, type LanguageOffer } from './LanguageChoice';
import { Newsletter } from './Newsletter';

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
  readonly stores: readonly StoreChoice[];
  /** Left out where there is one language. */
  readonly language?: LanguageOffer | undefined;
  readonly year: number;
  readonly onSubscribe: (email: string) => Promise<void>;
}

function onlyDigits(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

/** The foot of every page: all departments, help, contact, stores and letters. */
export function Footer({ settings, menu, helpLinks, stores, language, year, onSubscribe }: Props) {
  const t = useText();
  const name = settings?.name ?? '';
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <Newsletter onSubscribe={onSubscribe} />
        <nav id="menu" aria-label={t('footer.shop')} tabIndex={-1}>
          <h2 className={styles.heading}>{t('footer.shop')}</h2>
          <ul className={styles.links}>
            {menu.map((item) => (
              <li key={item.id}>
                <Link href={item.path}>{item.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {helpLinks.length > 0 && <Help links={helpLinks} />}
        <Contact settings={settings} />
        {(stores.length > 1 || language !== undefined) && (
          <div className={styles.places}>
            {stores.length > 1 && <Stores stores={stores} />}
            {language !== undefined && <LanguageChoice {...language} />}
          </div>
        )}
      </div>
      <div className={clsx('display', styles.wordmark)} data-name={name} aria-hidden="true" />
      <p className={styles.small}>{t('footer.copyright', { year: String(year), name: settings?.company ?? name })}</p>
    </footer>
  );
}

function Help({ links }: { readonly links: readonly NamedLink[] }) {
  const t = useText();
  return (
    <nav aria-label={t('footer.help')}>
      <h2 className={styles.heading}>{t('footer.help')}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.path}>
            <Link href={link.path}>{link.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ settings }: Pick<Props, 'settings'>) {
  const t = useText();
  const known = [settings?.phone_display, settings?.email_support, settings?.company_info];
  if (known.every((entry) => entry === undefined)) return null;
  return (
    <div>
      <h2 className={styles.heading}>{t('footer.contact')}</h2>
      <ul className={styles.links}>
        {settings?.phone_display !== undefined && (
          <li>
            <a href={`tel:${onlyDigits(settings.phone_display)}`}>
              <bdi dir="ltr">{settings.phone_display}</bdi>
            </a>
          </li>
        )}
        {settings?.email_support !== undefined && (
          <li>
            <a href={`mailto:${settings.email_support}`}>{settings.email_support}</a>
          </li>
        )}
        {settings?.company_info !== undefined && <li className={styles.soft}>{settings.company_info}</li>}
      </ul>
    </div>
  );
}

function Stores({ stores }: Pick<Props, 'stores'>) {
  const t = useText();
  return (
    <nav aria-label={t('footer.country')}>
      <h2 className={styles.heading}>{t('footer.country')}</h2>
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
