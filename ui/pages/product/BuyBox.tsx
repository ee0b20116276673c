import { useEffect, useRef, useState, type ReactNode } from 'react';
import { maxToBuy } from '../../../core/internal';
import type { OptionChoices, ProductView } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import { KeepButtons } from '../../components/products/KeepButtons';
import { later } from '../../components/base/Later';
import { QuantityStepper } from '../../components/fields/QuantityStepper';
import type { Attempt } from '../../state/use-attempt';
import { late } from '../../state/late';
import { replayChoices } from '../../state/drafts/replay-choices';
import { useFormat, useText, type Translate } from '../../text/text-context';
import styles from './BuyBox.module.css';
import { OptionPicker } from './options/OptionPicker';
import { EXTRAS, hasExtras, stickyBar } from './product-parts';
import { shownErrors } from './options/product-errors';
import { StockLine } from './StockLine';
import { Title } from './Title';
import { useIsPassed } from './use-is-passed';

const Extras = later(EXTRAS);
const StickyBar = late(stickyBar);

const FORM = 'buy';
const WORDS = {
  idle: 'product.add',
  running: 'product.adding',
  done: 'product.added',
  failed: 'product.add',
} as const;

interface Props {
  readonly view: ProductView;
  readonly taxIncluded: boolean;
  readonly attempt: Attempt;
  readonly onChoose: (code: string, value: string) => void;
  readonly onConfigure: (change: Partial<ProductView['configuration']>) => void;
  readonly onAdd: (qty: number) => void;
  readonly sizeHelp?: ReactNode;
}

function isShipped({ type_id: type }: ProductView['parent']): boolean {
  return type !== 'virtual' && type !== 'downloadable';
}

function limitsOf({ quantity: { min, max, step }, stock }: ProductView) {
  const maximum = maxToBuy(max, stock.max);
  return { min, max: maximum - (maximum % step), step };
}

/** Products with sizes are bought singly; group parts have their own quantities. */
function asksQuantity({ parent, quantity, stock }: ProductView): boolean {
  if (parent.type_id === 'grouped' || stock.status === 'out_of_stock') return false;
  return parent.type_id !== 'configurable' || quantity.min > 1;
}

function Messages({ of }: { readonly of: readonly string[] }) {
  return of.map((message) => (
    <p key={message} className={styles.error} role="alert">
      {message}
    </p>
  ));
}

function chooseWord({ code, label }: Pick<OptionChoices, 'code' | 'label'>, t: Translate): string {
  return code === 'size' ? t('product.choose-size') : t('product.choose', { option: label });
}

function buttonWord({ options, stock, unchosen }: ProductView, attempt: Attempt, t: Translate): string {
  if (stock.status === 'out_of_stock') return t('product.sold-out');
  const first = options.find(({ code }) => code === unchosen[0]);
  return first ? chooseWord(first, t) : t(WORDS[attempt]);
}

/** After a failed attempt focus moves to the first invalid field. */
function useTries() {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => void replayChoices(form.current), []);
  useEffect(() => {
    if (tries === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing] input:enabled')?.focus();
  }, [tries]);
  return { form, tried: tries > 0, fail: () => setTries((count) => count + 1) };
}

/** The form submits to the page's own URL, so choices work without JavaScript. */
export function BuyBox({ view, taxIncluded, attempt, onChoose, onConfigure, onAdd, sizeHelp }: Props) {
  const t = useText();
  const format = useFormat();
  const [wanted, setQty] = useState(1);
  const qty = Math.max(wanted, view.quantity.min);
  const { form, tried, fail } = useTries();
  const button = useRef<HTMLDivElement>(null);
  const isPassed = useIsPassed(button);
  const { current, parent, stock, unchosen } = view;
  const { blocking, isOpen } = shownErrors(view, format);
  const disabled = stock.status === 'out_of_stock' || blocking.length > 0;
  const state = { busy: attempt === 'running', disabled };
  const word = buttonWord(view, attempt, t);
  const failure = attempt === 'failed' ? t('product.add-failed') : undefined;
  return (
    <>
      <form
        ref={form}
        id={FORM}
        className={styles.box}
        method="get"
        noValidate
        data-testid="buy-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (unchosen.length > 0 || isOpen) fail();
          else onAdd(parent.type_id === 'grouped' ? 1 : qty);
        }}
      >
        <Title view={view} taxIncluded={taxIncluded} />
        <Choices {...{ view, tried, sizeHelp, onChoose, onConfigure }} />
        {(stock.status !== 'ok' || isShipped(parent)) && <StockLine stock={stock} qty={qty} />}
        <Messages of={blocking} />
        <div className={styles.buy} ref={button}>
          {asksQuantity(view) && (
            <QuantityStepper name={current.name} value={qty} {...limitsOf(view)} onChange={setQty} />
          )}
          <div className={styles.add}>
            <Button kind="buy" type="submit" wide {...state} data-attempt={attempt} data-testid="add-to-cart">
              {word}
            </Button>
          </div>
        </div>
        {failure !== undefined && <Messages of={[failure]} />}
        <KeepButtons view={view} />
      </form>
      {isPassed && <StickyBar view={view} form={FORM} {...state} word={word} failure={failure} />}
    </>
  );
}

interface ChoicesProps extends Pick<Props, 'view' | 'onChoose' | 'onConfigure' | 'sizeHelp'> {
  readonly tried: boolean;
}

function Choices({ view, tried, sizeHelp, onChoose, onConfigure }: ChoicesProps) {
  const t = useText();
  const { parent, options, unchosen } = view;
  // A single size is no choice.
  const asked = options.filter(({ code, choices }) => code !== 'size' || choices.length > 1);
  return (
    <>
      {asked.map((option, index) => (
        <OptionPicker
          key={option.code}
          option={option}
          leads={index === 0}
          missing={tried && unchosen.includes(option.code) ? chooseWord(option, t) : undefined}
          help={option.code === 'size' ? sizeHelp : undefined}
          onChoose={(value) => onChoose(option.code, value)}
        />
      ))}
      {asked.length > 0 && <PlainChoice />}
      {hasExtras(parent) && <Extras view={view} tried={tried} onConfigure={onConfigure} />}
    </>
  );
}

function PlainChoice() {
  const t = useText();
  return (
    <noscript>
      <button type="submit" className={styles.plain}>
        {t('product.show-variant')}
      </button>
    </noscript>
  );
}
