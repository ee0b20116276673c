import type { BonusMovement } from '../../../core/internal';
import { moneyText } from '../../../core/shopper';
import { Link } from '../../components/base/Link';
import { momentOf } from '../../text/moment-of';
import { useLocale, useText } from '../../text/text-context';
import styles from './Overview.module.css';

interface Props {
  readonly items: readonly BonusMovement[];
  readonly currency: string;
  readonly orderPath: (number: string) => string;
}

/** Bonus changes of the customer, newest first, with staff reasons. */
export function BonusHistory({ items, currency, orderPath }: Props) {
  const t = useText();
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <div data-testid="bonus-history">
      <h3>{t('account.bonus-history')}</h3>
      <ul className={styles.movements}>
        {items.map(({ at, amount, reason, order, note }, index) => (
          <li key={`${String(index)} ${at}`}>
            <b>
              {amount > 0 && '+'}
              {moneyText(amount, currency, locale)}
            </b>
            <span>{note ?? t(`account.bonus-reason.${reason}`)}</span>
            {order !== null && <Link href={orderPath(order)}>{t('account.bonus-order', { number: order })}</Link>}
            <time className={styles.soft} dateTime={at}>
              {momentOf(at, locale)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
