import { moneyText } from '../../../../core/shopper';
import type { OpenRefund } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Link } from '../../../components/base/Link';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import styles from './Orders.module.css';

interface Props {
  readonly refunds: readonly OpenRefund[];
  readonly pathOf: (id: string) => string;
  readonly busy?: string | undefined;
  readonly onWork?: ((id: string, reason: string, action: 'given' | 'retry') => void) | undefined;
}

export function RefundList({ refunds, pathOf, busy, onWork }: Props) {
  const t = useManageText();
  const locale = useLocale();
  if (refunds.length === 0) return <p>{t('refunds.none')}</p>;
  return (
    <ul className={styles.history}>
      {refunds.map(
        ({ id, reason, amount, currency, state, provider, tries, error, next_at: next, created_at: at, email }) => (
          <li key={`${id} ${reason}`}>
            <p>
              <Link href={pathOf(id)}>{t('order.title', { number: id })}</Link>
              {' · '}
              <b>{moneyText(amount, currency, locale)}</b> {t(`order.refund.${state}`)}
            </p>
            <p className={styles.soft}>
              {[
                email,
                provider,
                tries > 0 ? t('refunds.tries', { count: tries }) : undefined,
                next === null ? undefined : t('refunds.next', { when: momentOf(next, locale) }),
                momentOf(at, locale),
              ]
                .filter((part) => part !== undefined && part !== null)
                .join(' · ')}
            </p>
            {error !== null && <p className={styles.wrong}>{error}</p>}
            {onWork !== undefined && (
              <div className={styles.actions}>
                {state !== 'by-hand' && (
                  <Button
                    kind="secondary"
                    busy={busy === `${id} ${reason}`}
                    onClick={() => onWork(id, reason, 'retry')}
                  >
                    {t('refunds.retry')}
                    <span className="visually-hidden"> {id}</span>
                  </Button>
                )}
                {state !== 'waiting' && (
                  <Button
                    kind="secondary"
                    busy={busy === `${id} ${reason}`}
                    onClick={() => onWork(id, reason, 'given')}
                  >
                    {t('refunds.given')}
                    <span className="visually-hidden"> {id}</span>
                  </Button>
                )}
              </div>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
