import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link';
import type { MessageKey } from '../../text/messages-en';
import { useText } from '../../text/text-context';
import styles from './AccountFrame.module.css';

/** The pages of the account, by what they are called in its navigation. */
export type AccountPart = 'overview' | 'orders' | 'edit' | 'wishlist' | 'recent';

const PARTS: readonly (readonly [part: AccountPart, path: string, label: MessageKey])[] = [
  ['overview', '/my-account', 'account.overview'],
  ['orders', '/my-account/orders', 'account.orders'],
  ['edit', '/my-account/edit', 'account.edit'],
  ['wishlist', '/my-account/wishlist', 'nav.wishlist'],
  ['recent', '/my-account/recently-viewed', 'recent.title'],
];

interface Props {
  readonly part: AccountPart;
  /** Stands over the page; left out where what is in it brings its own heading. */
  readonly title?: string | undefined;
  readonly pathOf: (path: string) => string;
  /** Left out while nobody is known to be signed in: then there is nothing to go through. */
  readonly onSignOut?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The frame of the account (A §2.1): its pages on the left, on a phone in a row above the overview and one step back elsewhere. */
export function AccountFrame({ part, title, pathOf, onSignOut, children }: Props) {
  const t = useText();
  return (
    <div className={styles.frame} data-part={part}>
      {onSignOut !== undefined && (
        <nav className={styles.nav} aria-label={t('account.title')}>
          <ul>
            {PARTS.map(([one, path, label]) => (
              <li key={one}>
                <Link href={pathOf(path)} aria-current={one === part ? 'page' : undefined}>
                  {t(label)}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" onClick={onSignOut}>
                {t('account.sign-out')}
              </button>
            </li>
          </ul>
        </nav>
      )}
      <div className={styles.content}>
        {/* From the first picture on, though nobody may be known yet: it would move the title as it comes. */}
        {part !== 'overview' && (
          <Link className={styles.back} href={pathOf('/my-account')}>
            {t('account.title')}
          </Link>
        )}
        {title !== undefined && <h1 className={clsx('display', styles.title)}>{title}</h1>}
        {children}
      </div>
    </div>
  );
}
