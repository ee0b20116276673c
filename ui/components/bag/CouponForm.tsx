import { useEffect, useId, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { isCouponLimit, isCouponTerm, looksLikeGiftCard, type CouponReach } from '../../../core/internal';
import { isShopError, type Coupon } from '../../../core/shopper';
import { noticeText } from '../../text/format';
import { useFormat, useText, type Format, type Translate } from '../../text/text-context';
import { cardRefusal } from './card-refusal';
import styles from '../fields/CodeForm.module.css';
import { FoldedCode } from '../fields/FoldedCode';
import { Icon } from '../base/Icon';

interface Props {
  readonly coupon: Coupon | null;
  readonly isRefused?: boolean;
  readonly reach?: CouponReach | undefined;
  /** Resolves to true if accepted; rejects when used too often or without an answer. */
  readonly onApply: (code: string) => Promise<boolean>;
  readonly onRemove: () => Promise<void>;
  /** If set, the field accepts both. Rejects with the reason a card is refused. */
  readonly onCard?: ((code: string) => Promise<void>) | undefined;
  readonly cardText?: string | undefined;
}

type Done = 'applied' | 'cart.coupon-removed' | 'card';

interface State {
  readonly busy: boolean;
  readonly rejected?: string;
  readonly why?: string;
  readonly failed?: boolean;
  readonly isEmpty?: boolean;
  readonly done?: { readonly text: Done; readonly code: string };
}

const APPLIED = {
  all: 'cart.coupon-applied',
  credit: 'cart.coupon-credit-only',
  goods: 'cart.coupon-not-cards',
  nothing: 'cart.coupon-on-nothing',
  unmet: 'cart.coupon-unmet',
} as const satisfies Record<CouponReach, string>;

/** Not a form element, since it nests in the checkout form. */
export function CouponForm({ coupon, isRefused = false, reach = 'all', onApply, onRemove, onCard, cardText }: Props) {
  const t = useText();
  const id = useId();
  const isActive = coupon !== null && coupon.active;
  const form = useFocusOnOther(isActive);
  const { field, state, run, apply } = useCode({ onApply, onCard });
  const rejected = onCard === undefined ? 'cart.coupon-rejected' : 'cart.code-rejected';
  const isWrong = state.rejected !== undefined || state.why !== undefined || state.isEmpty === true;
  return (
    <div ref={form} aria-busy={state.busy} className={styles.form}>
      {isActive ? (
        <Active
          code={coupon.code}
          onRemove={() =>
            void run(async () => {
              await onRemove();
              return { done: { text: 'cart.coupon-removed', code: coupon.code } };
            })
          }
        />
      ) : (
        <Folded
          {...{ id, field, isWrong }}
          busy={state.busy}
          startsOpen={state.busy || state.done !== undefined}
          takesCards={onCard !== undefined}
          onApply={apply}
        />
      )}
      {isActive && reach !== 'all' && <p className={styles.hint}>{t(APPLIED[reach], { code: coupon.code })}</p>}
      {isActive && isRefused && <p className={styles.note}>{t('cart.coupon-refused', { code: coupon.code })}</p>}
      <p role="status" className="visually-hidden">
        {state.done !== undefined && !(isActive && isRefused) && doneText(state.done, { cardText, reach }, t)}
      </p>
      <p id={`${id}-note`} role="alert" className={styles.note}>
        {state.isEmpty === true && t('cart.coupon-empty')}
        {state.rejected !== undefined && !isActive && t(rejected, { code: state.rejected })}
        {!isActive && state.why}
        {state.failed === true && t(isActive ? 'cart.coupon-kept' : 'cart.coupon-unreached')}
      </p>
    </div>
  );
}

type Code = Pick<Props, 'onApply' | 'onCard'>;

function doneText(
  { text, code }: NonNullable<State['done']>,
  { cardText, reach }: { readonly cardText: string | undefined; readonly reach: CouponReach },
  t: Translate,
): string {
  if (text === 'card') return cardText ?? t('cart.card-applied');
  return t(text === 'applied' ? APPLIED[reach] : text, { code });
}

function useCode({ onApply, onCard }: Code) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const format = useFormat();
  const [state, setState] = useState<State>({ busy: false });
  const run = async (action: () => Promise<Omit<State, 'busy'>>) => {
    if (state.busy) return;
    setState({ busy: true });
    try {
      setState({ busy: false, ...(await action()) });
    } catch (error) {
      setState(failureOf(error, format));
    }
  };
  const apply = () => {
    const code = field.current?.value.trim() ?? '';
    if (code !== '') return void run(() => applied(code));
    setState({ busy: false, isEmpty: true });
    field.current?.focus();
  };
  /** Tries the likelier kind first, then the other. */
  const applied = async (code: string): Promise<Omit<State, 'busy'>> => {
    const isCardFirst = onCard !== undefined && looksLikeGiftCard(code);
    if (!isCardFirst && (await onApply(code))) return { done: { text: 'applied', code } };
    if (onCard === undefined) return { rejected: code };
    const refused = await refusalOf(() => onCard(code));
    if (refused === undefined) {
      if (field.current !== null) field.current.value = '';
      return { done: { text: 'card', code } };
    }
    if (!refused.isUnknown) return { why: t(refused.text) };
    const isCoupon = isCardFirst && (await onApply(code));
    return isCoupon ? { done: { text: 'applied', code } } : { rejected: code };
  };
  return { field, state, run, apply };
}

async function refusalOf(pay: () => Promise<void>): Promise<ReturnType<typeof cardRefusal> | undefined> {
  try {
    await pay();
    return undefined;
  } catch (error) {
    return cardRefusal(error);
  }
}

function failureOf(error: unknown, format: Format): State {
  const isLimit = isShopError(error) && (isCouponLimit(error.code) || isCouponTerm(error.code));
  return { busy: false, ...(isLimit ? { why: noticeText(error, format) } : { failed: true }) };
}

/** Moves focus to the replacement of the removed field or coupon. */
function useFocusOnOther(isActive: boolean): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const was = useRef(isActive);
  useEffect(() => {
    if (was.current !== isActive && document.activeElement === document.body) {
      const taken = form.current?.querySelector('input') ?? form.current?.querySelector('button');
      taken?.focus();
    }
    was.current = isActive;
  }, [isActive]);
  return form;
}

interface FoldedProps extends Pick<ComponentProps<typeof FoldedCode>, 'busy' | 'field' | 'id' | 'isWrong' | 'onApply'> {
  readonly startsOpen: boolean;
  readonly takesCards: boolean;
}

function Folded({ startsOpen, takesCards, ...entry }: FoldedProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <FoldedCode
      {...entry}
      name="coupon"
      label={t(takesCards ? 'cart.code' : 'cart.coupon')}
      ask={t(takesCards ? 'cart.code-have' : 'cart.coupon-have')}
      apply={t('cart.coupon-apply')}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    />
  );
}

function Active({ code, onRemove }: { readonly code: string; readonly onRemove: () => void }) {
  const t = useText();
  return (
    <p className={styles.active}>
      {t('cart.coupon')} <strong>{code}</strong>
      <button type="button" onClick={onRemove} aria-label={t('cart.coupon-remove', { code })}>
        <Icon name="close" size={16} />
      </button>
    </p>
  );
}
