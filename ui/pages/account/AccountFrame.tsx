import type { ReactNode } from 'react';
import { Link } from '../../components/base/Link';
import type { MessageKey } from '../../text/message-keys';
import { useText } from '../../text/text-context';
import { SideFrame } from '../SideFrame';

/** No order has this word as its number. */
const DOWNLOADS_PATH = '/my-account/orders/downloads';

export type AccountPart = 'overview' | 'orders' | 'downloads' | 'edit' | 'wishlist' | 'recent';

const PARTS: readonly (readonly [part: AccountPart, path: string, label: MessageKey])[] = [
  ['overview', '/my-account', 'account.overview'],
  ['orders', '/my-account/orders', 'account.orders'],
  ['downloads', DOWNLOADS_PATH, 'downloads.mine'],
  ['edit', '/my-account/edit', 'account.edit'],
  ['wishlist', '/my-account/wishlist', 'nav.wishlist'],
  ['recent', '/my-account/recently-viewed', 'recent.title'],
];

interface Props {
  readonly part: AccountPart;
  readonly title?: string | undefined;
  readonly pathOf: (path: string) => string;
  readonly onSignOut?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function AccountFrame({ part, title, pathOf, onSignOut, children }: Props) {
  const t = useText();
  const isOverview = part === 'overview';
  return (
    <SideFrame
      label={t('account.title')}
      entries={onSignOut && <Entries part={part} pathOf={pathOf} onSignOut={onSignOut} />}
      hasRow={isOverview}
      back={isOverview ? undefined : <Link href={pathOf('/my-account')}>{t('account.title')}</Link>}
      title={title}
    >
      {children}
    </SideFrame>
  );
}

interface EntriesProps extends Pick<Props, 'part' | 'pathOf'> {
  readonly onSignOut: () => void;
}

function Entries({ part, pathOf, onSignOut }: EntriesProps) {
  const t = useText();
  return (
    <>
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
    </>
  );
}
