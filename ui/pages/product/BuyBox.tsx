import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ProductView } from '../../../core';
import { Button } from '../../components/Button';
import { KeepButtons } from '../../components/KeepButtons';
import { later } from '../../components/Later';
import { QuantityStepper } from '../../components/QuantityStepper';
import { replayChoices } from '../../state/replay-choices';
import { useSay, useText } from '../../text/text-context';
import styles from './BuyBox.module.css';
import { OptionPicker } from './OptionPicker';
import { EXTRAS, hasExtras } from './product-parts';
import { shownErrors } from './product-errors';
import { StickyBar } from './StickyBar';
import { StockLine } from './StockLine';
import { Title } from './Title';

const Extras = later(EXTRAS);

const MOST = 10_000;
const FORM = 'buy';

interface Props {
  readonly view: ProductView;
  readonly taxIncluded: boolean;
  readonly phase: 'idle' | 'adding' | 'added';
  readonly onChoose: (code: string, value: string) => void;
  readonly onConfigure: (change: Partial<ProductView['configuration']>) => void;
  readonly onAdd: (qty: number) => void;
  /** Shown with the choice of size: the way to the size guide. */
  readonly sizeHelp?: ReactNode;
}

/** What is sent by wire is there for everybody. */
function isShipped({ type_id: type }: ProductView['parent']): boolean {
  return type !== 'virtual' && type !== 'downloadable';
}

/** Whether the shopper has tried to buy; after a try that failed the focus goes to the first field that is wrong. */
function useTries() {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => void replayChoices(form.current), []);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return { form, tried: tries > 0, fail: () => setTries((count) => count + 1) };
}

/** Name, price, choices and the button. The form's address is the page's own, so choosing works without JavaScript. */
export function BuyBox({ view, taxIncluded, phase, onChoose, onConfigure, onAdd, sizeHelp }: Props) {
  const t = useText();
  const say = useSay();
  const [qty, setQty] = useState(1);
  const { form, tried, fail } = useTries();
  const button = useRef<HTMLDivElement>(null);
  const { current, parent, stock } = view;
  const { blocking, fields } = shownErrors(view, t, say);
  const shown = tried ? fields : {};
  const soldOut = stock.status === 'out_of_stock';
  const disabled = soldOut || blocking.length > 0;
  const word = soldOut
    ? t('product.sold-out')
    : t(phase === 'adding' ? 'product.adding' : phase === 'added' ? 'product.added' : 'product.add');
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
          if (Object.keys(fields).length > 0) fail();
          else onAdd(parent.type_id === 'grouped' ? 1 : qty);
        }}
      >
        <Title view={view} taxIncluded={taxIncluded} />
        <Choices view={view} errors={shown} sizeHelp={sizeHelp} onChoose={onChoose} onConfigure={onConfigure} />
        {(stock.status !== 'ok' || isShipped(parent)) && <StockLine stock={stock} />}
        {blocking.map((message) => (
          <p key={message} className={styles.error} role="alert">
            {message}
          </p>
        ))}
        <div className={styles.buy} ref={button}>
          {parent.type_id !== 'grouped' && (
            <QuantityStepper
              name={current.name}
              value={qty}
              max={stock.max !== undefined && stock.max > 0 ? stock.max : MOST}
              onChange={setQty}
            />
          )}
          <div className={styles.add}>
            <Button type="submit" wide busy={phase === 'adding'} disabled={disabled} data-testid="add-to-cart">
              {word}
            </Button>
          </div>
        </div>
        <KeepButtons view={view} />
      </form>
      <StickyBar view={view} form={FORM} watch={button} busy={phase === 'adding'} disabled={disabled} word={word} />
    </>
  );
}

interface ChoicesProps extends Pick<Props, 'view' | 'onChoose' | 'onConfigure' | 'sizeHelp'> {
  readonly errors: Readonly<Record<string, string>>;
}

/** Everything that can be chosen of a product: its variant, its options, its parts. */
function Choices({ view, errors, sizeHelp, onChoose, onConfigure }: ChoicesProps) {
  const { parent, options } = view;
  return (
    <>
      {options.map((option, index) => (
        <OptionPicker
          key={option.code}
          option={option}
          leads={index === 0}
          help={option.code === 'size' ? sizeHelp : undefined}
          onChoose={(value) => onChoose(option.code, value)}
        />
      ))}
      {options.length > 0 && <PlainChoice />}
      {hasExtras(parent) && <Extras view={view} errors={errors} onConfigure={onConfigure} />}
    </>
  );
}

/** Without JavaScript a choice is sent as a form; the page comes back with that variant. */
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
