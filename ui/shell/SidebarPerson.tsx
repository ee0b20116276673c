import { clsx } from 'clsx';
import { fullName } from '../../core/account';
import { moneyText, type User } from '../../core/shopper';
import { ActiveOrders } from '../components/orders/ActiveOrders';
import { Button } from '../components/base/Button';
import { Icon } from '../components/base/Icon';
import { Link } from '../components/base/Link';
import { useLocale, useText } from '../text/text-context';
import styles from './SidebarPerson.module.css';

export type SidebarVisitor =
  | { readonly kind: 'guest'; readonly onSignIn: () => void }
  | {
      readonly kind: 'user';
      readonly user: User;
      readonly previous?: { readonly user: User; readonly onReturn: () => void } | undefined;
    };

interface Props {
  readonly visitor: SidebarVisitor;
  readonly percent: number;
  readonly pathOf: (path: string) => string;
  readonly onClose: () => void;
}

export function SidebarPerson(props: Props) {
  const { visitor } = props;
  return visitor.kind === 'guest' ? (
    <Guest {...props} onSignIn={visitor.onSignIn} />
  ) : (
    <Person {...props} {...visitor} />
  );
}

function Guest({ percent, onSignIn }: Pick<Props, 'percent'> & { readonly onSignIn: () => void }) {
  const t = useText();
  return (
    <section className={styles.guest} aria-label={t('account.title')} data-testid="sidebar-guest">
      <p>{percent > 0 ? t('menu.hint-percent', { percent }) : t('menu.hint')}</p>
      <Button aria-haspopup="dialog" onClick={onSignIn}>
        {t('account.sign-in')}
      </Button>
    </section>
  );
}

function nameOf({ firstname, lastname, email, phone }: User): string {
  const name = fullName(firstname, lastname);
  return name === '' ? (email ?? phone ?? '') : name;
}

function Person(props: Props & Extract<SidebarVisitor, { kind: 'user' }>) {
  const { user, previous, pathOf, onClose } = props;
  const t = useText();
  const isBlogger = user.roles.includes('blogger');
  return (
    <section className={styles.person} aria-label={t('account.title')} data-testid="sidebar-person">
      <Link href={pathOf('/my-account')} onClick={onClose} className={styles.profile}>
        <span className={styles.initials} aria-hidden="true">
          {nameOf(user).slice(0, 1)}
        </span>
        <span>
          <b>{nameOf(user)}</b>
          <span className={styles.edit}>{t('menu.profile')}</span>
        </span>
        <Icon name="next" size={18} />
      </Link>
      {previous !== undefined && <Acting user={user} previous={previous} />}
      {!isBlogger && <Privileges user={user} percent={props.percent} />}
      <Orders user={user} pathOf={pathOf} onClose={onClose} />
    </section>
  );
}

function Acting({ user, previous }: Required<Pick<Extract<SidebarVisitor, { kind: 'user' }>, 'user' | 'previous'>>) {
  const t = useText();
  if (previous === undefined) return null;
  return (
    <div className={styles.acting} data-testid="sidebar-previous">
      <p>{t('menu.acting', { name: nameOf(user), previous: nameOf(previous.user) })}</p>
      <button type="button" className={styles.return} onClick={previous.onReturn}>
        {t('menu.return')}
      </button>
    </div>
  );
}

function Privileges({ user, percent }: { readonly user: User; readonly percent: number }) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className={styles.privileges} data-testid="sidebar-bonuses">
      <p>
        {t('account.bonuses')}
        <b className={clsx('display', styles.balance)}>{moneyText(user.account, user.account_currency, locale)}</b>
      </p>
      {percent > 0 && <p className={styles.soft}>{t('account.earn', { percent })}</p>}
    </div>
  );
}

function Orders({ user, pathOf, onClose }: Pick<Props, 'pathOf' | 'onClose'> & { readonly user: User }) {
  const t = useText();
  const isMoving = user.orders_history.some(({ canceled }) => !canceled);
  return (
    <div className={styles.orders}>
      {isMoving && (
        <ActiveOrders
          orders={user.orders_history}
          hrefOf={(number) => pathOf(`/my-account/orders/${number}`)}
          onGo={onClose}
        />
      )}
      <Link href={pathOf('/my-account/orders')} onClick={onClose}>
        {t('account.orders')}
      </Link>
    </div>
  );
}
