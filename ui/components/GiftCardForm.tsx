import { useId, useRef, useState, type RefObject } from 'react';
import { isShopError, lookUp, type CartTotals } from '../../core';
import type { MessageKey } from '../text/messages-en';
import { usePrice, useText } from '../text/text-context';
import { Button } from './Button';
import styles from './CouponForm.module.css';
import { Icon } from './Icon';

export interface GiftCardActions {
  /** Rejects with why a card is not taken, or when nobody has answered. */
  readonly onApply: (code: string) => Promise<void>;
  readonly onRemove: (id: string) => Promise<void>;
}

interface Props extends GiftCardActions {
  /** The cards that pay for the bag. */
  readonly cards: NonNullable<NonNullable<CartTotals['rules']>['gift_cards']>;
}

/** What the shop says of a card that it does not take, by the reason of its refusal. */
const WHY: Readonly<Record<string, MessageKey>> = {
  gift_card_unknown: 'cart.card-unknown',
  gift_card_used_up: 'cart.card-used-up',
  gift_card_blocked: 'cart.card-blocked',
  gift_card_expired: 'cart.card-expired',
  gift_card_currency: 'cart.card-currency',
};

/** The gift cards of a bag with what is on them, and the field for another, folded away as that of a coupon is. It is no form: it stands in that of checkout too. */
export function GiftCardForm({ cards, onApply, onRemove }: Props) {
  const t = useText();
  const price = usePrice();
  const id = useId();
  const { field, unfold, isOpen, setOpen, busy, wrong, done, run, apply } = useCards(onApply);
  return (
    <div className={styles.form} aria-busy={busy}>
      {cards.map((card) => (
        <p key={card.id} className={styles.active}>
          <span>{t('cart.card-left', { code: card.code, amount: price(card.balance) })}</span>
          <button
            type="button"
            aria-label={t('cart.card-remove', { code: card.code })}
            onClick={() => void run(() => onRemove(card.id), 'cart.card-removed')}
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      ))}
      <button
        ref={unfold}
        type="button"
        className={styles.unfold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-entry` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('cart.card-have')}
        <span className={styles.mark}>
          <Icon name="down" size={16} />
        </span>
      </button>
      {isOpen && (
        <div id={`${id}-entry`} className={styles.entry}>
          <Entry id={id} field={field} isWrong={wrong !== undefined} onEnter={apply} />
          <Button kind="secondary" busy={busy} onClick={apply}>
            {t('cart.card-apply')}
          </Button>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {done !== undefined && t(done)}
      </p>
      <p id={`${id}-note`} role="alert" className={styles.note}>
        {wrong !== undefined && t(wrong)}
      </p>
    </div>
  );
}

/** The field with what became of the last thing that was done. */
function useCards(onApply: GiftCardActions['onApply']) {
  const field = useRef<HTMLInputElement>(null);
  const unfold = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<MessageKey>();
  const [done, setDone] = useState<MessageKey>();
  const run = async (action: () => Promise<void>, says: MessageKey) => {
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    setDone(undefined);
    try {
      await action();
      setDone(says);
      setOpen(false);
      unfold.current?.focus();
    } catch (error) {
      setWrong(whyNot(error));
    }
    setBusy(false);
  };
  const apply = () => {
    const code = field.current?.value.trim() ?? '';
    if (code !== '') return void run(() => onApply(code), 'cart.card-applied');
    setWrong('cart.card-empty');
    field.current?.focus();
  };
  return { field, unfold, isOpen, setOpen, busy, wrong, done, run, apply };
}

function whyNot(error: unknown): MessageKey {
  const reason = isShopError(error, 'request-rejected') ? String(error.params['reason'] ?? '') : '';
  return lookUp(WHY, reason) ?? 'cart.coupon-unreached';
}

interface EntryProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isWrong: boolean;
  readonly onEnter: () => void;
}

function Entry({ id, field, isWrong, onEnter }: EntryProps) {
  const t = useText();
  return (
    <input
      ref={field}
      id={id}
      name="gift-card"
      aria-label={t('cart.card')}
      placeholder={t('cart.card')}
      autoFocus
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={64}
      aria-describedby={`${id}-note`}
      aria-invalid={isWrong}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault(); // in checkout it would order
        onEnter();
      }}
    />
  );
}
