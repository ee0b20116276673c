import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { moneyText } from '../../core/shopper';
import { Link } from '../components/base/Link';
import { useCabinetText } from '../text/cabinet-text';
import { useLocale } from '../text/text-context';
import styles from './BloggerSidebar.module.css';

export interface QuickStatus {
  readonly currency: string;
  /** In major units. */
  readonly active?: number | undefined;
  readonly week?:
    | { readonly profit: number; readonly orders: number; readonly mentioned: number; readonly goal: number }
    | undefined;
}

export interface SidebarLink {
  readonly path: string;
  readonly name: string;
  readonly count?: number | undefined;
  readonly note?: string | undefined;
}

interface Props {
  readonly status: QuickStatus;
  readonly balancePath: string;
  readonly links: readonly SidebarLink[];
  readonly isPromo: boolean;
  readonly onPromo: (isOn: boolean) => void;
  readonly promoLink?: string | undefined;
  readonly feeds: readonly { readonly language: string; readonly url: string }[];
  readonly onCopyLink: (url: string) => void;
  readonly onCopyFeed: (url: string) => void;
  readonly onGo: () => void;
}

export function BloggerSidebar(props: Props) {
  const { links, isPromo, onPromo, promoLink, feeds, onGo } = props;
  const t = useCabinetText();
  return (
    <section className={styles.side} aria-label={t('side.title')} data-testid="blogger-sidebar">
      <Status {...props} />
      <ul>
        {links.map(({ path, name, count, note }) => (
          <li key={name}>
            <Link href={path} onClick={onGo} className={styles.row}>
              <span>
                {name}
                {note !== undefined && <small className={styles.hint}>{note}</small>}
              </span>
              {count !== undefined && <span className={styles.soft}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <label className={styles.row}>
        <span>
          {t('side.promo')}
          <small className={styles.hint}>{t('side.promo-hint')}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={isPromo}
          onChange={(event) => onPromo(event.currentTarget.checked)}
        />
      </label>
      {promoLink !== undefined && (
        <Copyable name={t('side.link')} value={promoLink} onCopy={() => props.onCopyLink(promoLink)} />
      )}
      {feeds.length > 0 && (
        <details className={styles.feeds}>
          <summary className={styles.row}>{t('side.feeds')}</summary>
          {feeds.map(({ language, url }) => (
            <Copyable key={url} name={language} value={url} onCopy={() => props.onCopyFeed(url)} />
          ))}
        </details>
      )}
    </section>
  );
}

function Status({ status: { currency, active, week }, balancePath, onGo }: Props) {
  const t = useCabinetText();
  const locale = useLocale();
  const money = (amount: number) => moneyText(amount, currency, locale);
  return (
    <Link href={balancePath} onClick={onGo} className={styles.status} data-testid="sidebar-balance">
      <Figure name={t('balance.active')}>{active === undefined ? '…' : money(active)}</Figure>
      <Figure name={t('side.week')}>{week === undefined ? '…' : money(week.profit)}</Figure>
      {week !== undefined && (
        <span className={styles.soft}>
          {t('side.orders', { count: week.orders })}
          {', '}
          {t('side.posts', { count: week.mentioned, goal: week.goal })}
        </span>
      )}
    </Link>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className={styles.figure}>
      <span className={styles.soft}>{name}</span>
      <b className={clsx('display', styles.amount)}>{children}</b>
    </span>
  );
}

interface CopyableProps {
  readonly name: string;
  readonly value: string;
  readonly onCopy: () => void;
}

function Copyable({ name, value, onCopy }: CopyableProps) {
  const t = useCabinetText();
  return (
    <div className={styles.copyable}>
      <span>
        {name}
        <small className={styles.hint}>{value}</small>
      </span>
      <button type="button" className={styles.copy} aria-label={t('side.copy-named', { name })} onClick={onCopy}>
        {t('side.copy')}
      </button>
    </div>
  );
}
