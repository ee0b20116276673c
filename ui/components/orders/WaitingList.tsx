import { CART_THUMBNAIL } from '../../../core/internal';
import { useText } from '../../text/text-context';
import { Button } from '../base/Button';
import { Picture } from '../base/Picture';
import styles from './WaitingOrders.module.css';

export interface WaitingOrder {
  readonly id: string;
  readonly made: string;
  readonly total: string;
  readonly lines: readonly {
    readonly key: string;
    readonly name: string;
    readonly qty: number;
    readonly thumbnail?: string | undefined;
  }[];
}

export interface SentOrder {
  readonly id: string;
  readonly number: string;
  readonly state: 'placed' | 'unpaid' | 'canceled' | 'waiting';
  readonly email: string;
  readonly payPath?: string | undefined;
}

interface Props {
  readonly orders: readonly WaitingOrder[];
  readonly sent: readonly SentOrder[];
  readonly isBack: boolean;
  readonly online: boolean;
  readonly isSending: boolean;
  readonly onCancel: (id: string) => void;
}

export function WaitingList({ orders, sent, isBack, online, isSending, onCancel }: Props) {
  const t = useText();
  return (
    <>
      {orders.length > 0 && <p>{t(online ? 'waiting.text' : 'waiting.offline', { count: orders.length })}</p>}
      <ul className={styles.list}>
        {orders.map((order) => (
          <Waiting key={order.id} order={order} isBusy={isSending} onCancel={() => onCancel(order.id)} />
        ))}
      </ul>
      <div role="status" className={styles.news}>
        {sent.map((order) => (
          <Outcome key={order.id} order={order} />
        ))}
        {isBack && <p>{t('waiting.back')}</p>}
      </div>
    </>
  );
}

interface WaitingProps {
  readonly order: WaitingOrder;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

function Waiting({ order: { made, total, lines }, isBusy, onCancel }: WaitingProps) {
  const t = useText();
  return (
    <li className={styles.order} data-testid="waiting-order">
      <p className={styles.head}>
        <span>{t('waiting.of', { when: made })}</span>
        <strong>{total}</strong>
      </p>
      <ul className={styles.lines}>
        {lines.map(({ key, name, qty, thumbnail }) => (
          <li key={key} className={styles.line}>
            {thumbnail !== undefined && <Picture path={thumbnail} size={CART_THUMBNAIL} alt="" sizes="40px" />}
            <span>
              {qty} × {name}
            </span>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={onCancel} busy={isBusy} aria-label={t('waiting.cancel-named', { when: made })}>
        {t('waiting.cancel')}
      </Button>
    </li>
  );
}

const OUTCOMES = {
  placed: 'thanks.placed',
  unpaid: 'thanks.waiting',
  canceled: 'waiting.canceled',
  waiting: 'waiting.still',
} as const;

function Outcome({ order: { number, state, email, payPath } }: { readonly order: SentOrder }) {
  const t = useText();
  return (
    <p data-state={state}>
      {t(OUTCOMES[state], { number, email })}
      {payPath !== undefined && (
        <a className={styles.pay} href={payPath}>
          {t('thanks.pay-now')}
        </a>
      )}
    </p>
  );
}
