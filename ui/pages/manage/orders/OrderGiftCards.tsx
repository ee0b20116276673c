import { clsx } from 'clsx';
import type { OrderGiftCard } from '../../../../core/account';
import { moneyText } from '../../../../core/shopper';
import { changesCardMoney, type GiftCardAct } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';
import styles from './Orders.module.css';

interface Props {
  readonly cards: readonly OrderGiftCard[];
  readonly onAct?: ((id: string, act: GiftCardAct) => void) | undefined;
  readonly mayMoveMoney?: boolean | undefined;
}

/** Staff never see the codes. */
export function OrderGiftCards({ cards, onAct, mayMoveMoney = false }: Props) {
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
          {onAct !== undefined && actsOf(state, mayMoveMoney).length > 0 && (
            <span>
              {actsOf(state, mayMoveMoney).map((act) => (
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

function actsOf(state: OrderGiftCard['state'], mayMoveMoney: boolean): readonly GiftCardAct[] {
  const blocked: readonly GiftCardAct[] = state === 'blocked' ? ['unblock'] : [];
  const all: readonly GiftCardAct[] = state === 'active' || state === 'planned' ? ['send', 'block'] : blocked;
  return all.filter((act) => mayMoveMoney || !changesCardMoney(act));
}
