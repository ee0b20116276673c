import { useId, useState } from 'react';
import { GIFT_MESSAGE_LENGTH } from '../../../core/internal';
import type { FieldErrors, ShippingDetails } from '../../../core/shopper';
import { fieldText } from '../../text/format';
import { useFormat, useText } from '../../text/text-context';
import styles from './GiftNote.module.css';

export interface Gift {
  readonly isGift: boolean;
  readonly giftMessage: string;
}

interface Props {
  readonly gift: Gift;
  readonly onChange: (gift: Gift) => Promise<FieldErrors<keyof ShippingDetails>>;
}

export function GiftNote({ gift, onChange }: Props) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const [{ isGift, giftMessage }, setGift] = useState(gift);
  const [problem, setProblem] = useState<string>();
  const change = async (next: Gift) => {
    setGift(next);
    const { giftMessage: wrong } = await onChange(next);
    setProblem(wrong && fieldText('giftMessage', wrong, format));
  };
  const left = GIFT_MESSAGE_LENGTH - giftMessage.length;
  return (
    <div className={styles.gift} data-testid="gift-note">
      <label className={styles.asks}>
        <input
          type="checkbox"
          checked={isGift}
          onChange={(event) => void change({ isGift: event.currentTarget.checked, giftMessage })}
        />
        {t('gift.is')}
      </label>
      {isGift && (
        <div className={styles.words}>
          <label htmlFor={`${id}-message`}>{t('gift.message')}</label>
          <textarea
            id={`${id}-message`}
            name="gift-message"
            rows={3}
            maxLength={GIFT_MESSAGE_LENGTH}
            value={giftMessage}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-hint ${id}-problem`}
            onChange={(event) => void change({ isGift, giftMessage: event.currentTarget.value })}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            <span>{t('gift.hint')}</span> <span className={styles.left}>{t('gift.left', { count: left })}</span>
          </p>
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {problem}
          </p>
        </div>
      )}
    </div>
  );
}
