import { useRef, useState } from 'react';
import type { OrderGiftCard } from '../../../core/account';
import { giftCardLastDay } from '../../../core/internal';
import { moneyText } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import { useTimeZone } from '../../state/use-time-zone';
import { longDate } from '../../text/long-date';
import { useLocale, useText } from '../../text/text-context';
import styles from './DownloadList.module.css';

interface Props {
  readonly cards: readonly OrderGiftCard[];
  readonly onSend?: ((id: string) => Promise<boolean>) | undefined;
}

export function GiftCardList({ cards, onSend }: Props) {
  const t = useText();
  const news = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState<string>();
  const send = async ({ id, email }: OrderGiftCard) => {
    setBusy(id);
    const isSent = (await onSend?.(id)) === true;
    setBusy(undefined);
    setSaid(isSent ? t('gift-cards.done', { email }) : t('gift-cards.failed'));
    news.current?.focus();
  };
  return (
    <>
      <ul className={styles.list} data-testid="gift-cards">
        {cards.map((card) => (
          <li key={card.id} className={styles.row}>
            <Facts card={card} />
            {onSend !== undefined && (card.state === 'active' || card.state === 'planned') && (
              <Button
                kind="secondary"
                busy={busy === card.id}
                aria-label={`${t(card.state === 'planned' ? 'gift-cards.now' : 'gift-cards.again')}: ${card.code}`}
                onClick={() => void send(card)}
              >
                {t(card.state === 'planned' ? 'gift-cards.now' : 'gift-cards.again')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p ref={news} tabIndex={-1} role="status" className={styles.soft}>
        {said}
      </p>
    </>
  );
}

function Facts({ card }: { readonly card: OrderGiftCard }) {
  const t = useText();
  const locale = useLocale();
  const { product, code, value, balance, currency, recipient } = card;
  const money = (amount: number) => moneyText(amount, currency, locale);
  return (
    <div>
      <p className={styles.title}>{recipient === '' ? product : t('gift-cards.for', { product, name: recipient })}</p>
      <p className={styles.soft}>{`${money(value)} · ${code}`}</p>
      <Status card={card} />
      {balance !== value && <p className={styles.soft}>{t('gift-cards.left', { amount: money(balance) })}</p>}
    </div>
  );
}

function Status({
  card: { state, email, send_on: day, sent_at: sent, expires_at: end },
}: {
  readonly card: OrderGiftCard;
}) {
  const t = useText();
  const locale = useLocale();
  const zone = useTimeZone();
  const on = (moment: string) => longDate(moment, locale, zone);
  if (state === 'planned' && day !== null) {
    const date = longDate(day, locale);
    return (
      <p className={styles.soft}>
        {email === '' ? t('gift-cards.planned-on', { date }) : t('gift-cards.planned', { date, email })}
      </p>
    );
  }
  const isOver = state !== 'active' && state !== 'planned';
  return (
    <>
      {isOver && <p className={styles.why}>{t(`gift-cards.${state}`)}</p>}
      {sent !== null && (
        <p className={styles.soft}>
          {email === '' ? t('gift-cards.sent-on', { date: on(sent) }) : t('gift-cards.sent', { date: on(sent), email })}
        </p>
      )}
      {state === 'active' && end !== null && (
        <p className={styles.soft}>
          {t('gift-cards.until', { date: longDate(giftCardLastDay(Date.parse(end), zone), locale) })}
        </p>
      )}
    </>
  );
}
