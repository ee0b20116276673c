import { clsx } from 'clsx';
import { fullName, activeOrders, badgeOf, type Badge, type CustomerOrder } from '../../../core/account';
import type { BonusMovement } from '../../../core/internal';
import { moneyText, type User } from '../../../core/shopper';
import { ActiveOrders, type ActiveOrder } from '../../components/orders/ActiveOrders';
import { ButtonLink } from '../../components/base/Button';
import { Link } from '../../components/base/Link';
import type { MessageKey } from '../../text/message-keys';
import { useLocale, useText } from '../../text/text-context';
import { EmptyList } from '../ListPage';
import { BonusHistory } from './BonusHistory';
import styles from './Overview.module.css';
import { OrderLink } from './OrderLink';
import { Portrait } from './Portrait';
import { Waiting } from './Waiting';

const BADGES: Readonly<Record<Badge, MessageKey>> = {
  admin: 'account.admin',
  owner: 'account.owner',
  privileged: 'account.privileged',
};

export type Recent =
  | 'loading'
  | 'failed'
  | {
      readonly last?: CustomerOrder | undefined;
      readonly others: readonly ActiveOrder[];
      readonly now: number;
    };

interface Props {
  readonly user: User;
  readonly recent: Recent;
  readonly online: boolean;
  readonly earns?: number | undefined;
  readonly bonuses?: readonly BonusMovement[] | undefined;
  readonly pathOf: (path: string) => string;
  readonly onRetry: () => void;
}

export function Overview(props: Props) {
  const { user } = props;
  return (
    <div className={styles.overview}>
      <Person user={user} />
      <RecentOrders {...props} />
      {props.recent !== 'loading' && <Bonuses {...props} />}
    </div>
  );
}

function Person({ user }: Pick<Props, 'user'>) {
  const t = useText();
  const badge = badgeOf(user.roles);
  const name = fullName(user.firstname, user.lastname);
  const contact = user.email ?? user.phone ?? '';
  return (
    <div className={styles.person} data-testid="account-person">
      <Portrait user={user} />
      <div>
        <p className={styles.name}>{t('account.signed-in', { name: name === '' ? contact : name })}</p>
        {name !== '' && <p className={styles.soft}>{contact}</p>}
        {badge !== undefined && <p className={styles.badge}>{t(BADGES[badge])}</p>}
      </div>
    </div>
  );
}

function RecentOrders({ recent, online, pathOf, onRetry }: Props) {
  const t = useText();
  if (typeof recent === 'string') {
    return <Waiting state={recent === 'failed' && !online ? 'offline' : recent} onRetry={onRetry} />;
  }
  const { last, others, now } = recent;
  if (last === undefined) {
    return (
      <EmptyList title={t('orders.empty')} hint={t('orders.empty-hint')}>
        <ButtonLink href={pathOf('/')}>{t('lists.browse')}</ButtonLink>
      </EmptyList>
    );
  }
  const orderPath = (number: string) => pathOf(`/my-account/orders/${encodeURIComponent(number)}`);
  const isMore = activeOrders(others).length > 0;
  return (
    <>
      <section aria-labelledby="last-order" className={styles.block}>
        <h2 id="last-order" className={clsx('display', styles.heading)}>
          {t('account.last-order')}
        </h2>
        <OrderLink order={last} now={now} href={orderPath(last.increment_id)} />
        <p>
          <Link className={styles.all} href={pathOf('/my-account/orders')}>
            {t('account.all-orders')}
          </Link>
        </p>
      </section>
      {isMore && (
        <section aria-labelledby="under-way" className={styles.block}>
          <h2 id="under-way" className={clsx('display', styles.heading)}>
            {t('account.under-way')}
          </h2>
          <ActiveOrders orders={others} now={now} hrefOf={orderPath} />
        </section>
      )}
    </>
  );
}

function Bonuses({ user, earns, bonuses = [], pathOf }: Pick<Props, 'bonuses' | 'earns' | 'pathOf' | 'user'>) {
  const t = useText();
  const locale = useLocale();
  if (user.roles.includes('blogger')) return null;
  return (
    <section aria-labelledby="bonuses" className={clsx(styles.block, styles.bonuses)} data-testid="bonuses">
      <h2 id="bonuses" className={clsx('display', styles.heading)}>
        {t('account.bonuses')}
      </h2>
      <p className={clsx('display', styles.balance)}>{moneyText(user.account, user.account_currency, locale)}</p>
      <ul className={styles.privileges}>
        {earns !== undefined && <li>{t('account.earn', { percent: earns })}</li>}
        <li>{t(user.roles.includes('vip') ? 'account.spend-all' : 'account.spend')}</li>
      </ul>
      <BonusHistory
        items={bonuses}
        currency={user.account_currency}
        orderPath={(number) => pathOf(`/my-account/orders/${encodeURIComponent(number)}`)}
      />
    </section>
  );
}
