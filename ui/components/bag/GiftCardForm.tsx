import { useId, useRef, useState } from 'react';
import type { CartTotals } from '../../../core/shopper';
import type { MessageKey } from '../../text/message-keys';
import { usePrice, useText } from '../../text/text-context';
import { cardRefusal } from './card-refusal';
import styles from '../fields/CodeForm.module.css';
import { FoldedCode } from '../fields/FoldedCode';
import { Icon } from '../base/Icon';

export interface GiftCardActions {
  readonly onApply: (code: string) => Promise<void>;
  readonly onRemove: (id: string) => Promise<void>;
}

interface Props extends GiftCardActions {
  readonly cards: NonNullable<NonNullable<CartTotals['rules']>['gift_cards']>;
  readonly buysCards?: boolean;
  readonly text?: string | undefined;
  readonly hasField?: boolean;
}

export function GiftCardForm({ cards, buysCards = false, text, hasField = true, onApply, onRemove }: Props) {
  const t = useText();
  const price = usePrice();
  const id = useId();
  const applied = text ?? t(buysCards ? 'cart.card-not-cards' : 'cart.card-applied');
  const { field, unfold, isOpen, setOpen, busy, wrong, done, run, apply } = useCards(onApply);
  return (
    <div className={styles.form} aria-busy={busy}>
      {cards.map((card) => (
        <p key={card.id} className={styles.active}>
          <span>{t('cart.card-left', { code: card.code, amount: price(card.balance) })}</span>
          <button
            type="button"
            aria-label={t('cart.card-remove', { code: card.code })}
            onClick={() => void run(() => onRemove(card.id), 'removed')}
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      ))}
      {buysCards && cards.length > 0 && <p>{t('cart.card-not-cards')}</p>}
      {hasField && (
        <FoldedCode
          {...{ id, field, busy, isOpen, unfold }}
          name="gift-card"
          label={t('cart.card')}
          ask={t('cart.card-have')}
          apply={t('cart.card-apply')}
          isWrong={wrong !== undefined}
          onToggle={() => setOpen(!isOpen)}
          onApply={apply}
        />
      )}
      <p role="status" className="visually-hidden">
        {done !== undefined && (done === 'applied' ? applied : t('cart.card-removed'))}
      </p>
      <p id={`${id}-note`} role="alert" className={styles.note}>
        {wrong !== undefined && t(wrong)}
      </p>
    </div>
  );
}

type Done = 'applied' | 'removed';

function useCards(onApply: GiftCardActions['onApply']) {
  const field = useRef<HTMLInputElement>(null);
  const unfold = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<MessageKey>();
  const [done, setDone] = useState<Done>();
  const run = async (action: () => Promise<void>, becomes: Done) => {
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    setDone(undefined);
    try {
      await action();
      setDone(becomes);
      setOpen(false);
      unfold.current?.focus();
    } catch (error) {
      setWrong(cardRefusal(error).text);
    }
    setBusy(false);
  };
  const apply = () => {
    const code = field.current?.value.trim() ?? '';
    if (code !== '') return void run(() => onApply(code), 'applied');
    setWrong('cart.card-empty');
    field.current?.focus();
  };
  return { field, unfold, isOpen, setOpen, busy, wrong, done, run, apply };
}
