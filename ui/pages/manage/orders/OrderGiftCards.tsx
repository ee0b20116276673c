import { clsx } from 'clsx';
import { moneyText, type GiftCardAct, type OrderGiftCard } from '../../../../core';
import { Button } from '../../../components/Button';
import { useManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';
import styles from './Orders.module.css';

interface Props {
  readonly cards: readonly OrderGiftCard[];
  /** Sends one again, blocks it or opens it; left out for who may not. */
  readonly onAct?: ((id: string, act: GiftCardAct) => void) | undefined;
}

/** The gift cards of an order, with what is left of each and to whom it went: their codes are not for staff. */
export function OrderGiftCards({ cards, onAct }: Props) {
  const t = useManageText();
  const locale = useLocale();
  return (
    <ul className={styles.lines}>
      {cards.map(({ id, code, state, value, balance, currency, recipient, email }) => (
        <li key={id} className={clsx(styles.two, styles.file)}>
          <span className={styles.name}>{code}</span>
          <span className={styles.soft}>{recipient === '' ? email : `${recipient}, ${email}`}</span>
          <span className={styles.soft}>
            {`${t(`order.card.${state}`)} · `}
            {t('order.card-left', {
              left: moneyText(balance, currency, locale),
              value: moneyText(value, currency, locale),
            })}
          </span>
          {onAct !== undefined && actsOf(state).length > 0 && (
            <span>
              {actsOf(state).map((act) => (
                <Button
                  key={act}
                  kind="quiet"
                  aria-label={`${t(`order.card-act.${act}`)}: ${code}`}
                  onClick={() => onAct(id, act)}
                >
                  {t(`order.card-act.${act}`)}
                </Button>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function actsOf(state: OrderGiftCard['state']): readonly GiftCardAct[] {
  if (state === 'active' || state === 'planned') return ['send', 'block'];
  return state === 'blocked' ? ['unblock'] : [];
}
