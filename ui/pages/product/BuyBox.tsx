import { clsx } from 'clsx';
import { useState } from 'react';
import type { ProductView } from '../../../core';
import { Button } from '../../components/Button';
import { Price } from '../../components/Price';
import { QuantityStepper } from '../../components/QuantityStepper';
import { Stars } from '../../components/Stars';
import { useText } from '../../text/text-context';
import styles from './BuyBox.module.css';
import { CustomOptions } from './CustomOptions';
import { OptionPicker } from './OptionPicker';
import { Parts } from './Parts';

const MOST = 10_000;

interface Props {
  readonly view: ProductView;
  readonly taxIncluded: boolean;
  readonly phase: 'idle' | 'adding' | 'added';
  readonly onChoose: (code: string, value: string) => void;
  readonly onConfigure: (change: Partial<ProductView['configuration']>) => void;
  readonly onAdd: (qty: number) => void;
}

/** Name, price, choices and the button. The form's address is the page's own, so choosing works without JavaScript. */
export function BuyBox({ view, taxIncluded, phase, onChoose, onConfigure, onAdd }: Props) {
  const t = useText();
  const [qty, setQty] = useState(1);
  const { current, stock } = view;
  const blocked = Object.values(view.errors);
  const soldOut = stock.status === 'out_of_stock';
  return (
    <form
      className={styles.box}
      method="get"
      data-testid="buy-form"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(qty);
      }}
    >
      <Title view={view} taxIncluded={taxIncluded} />
      {view.options.map((option) => (
        <OptionPicker key={option.code} option={option} onChoose={(value) => onChoose(option.code, value)} />
      ))}
      {view.options.length > 0 && <PlainChoice />}
      <CustomOptions
        options={view.parent.custom_options ?? []}
        values={view.configuration.customOptions}
        onChange={(customOptions) => onConfigure({ customOptions })}
      />
      <Parts product={view.parent} configuration={view.configuration} onConfigure={onConfigure} />
      <StockLine stock={stock} />
      {blocked.map((message) => (
        <p key={message} className={styles.error} role="alert">
          {message}
        </p>
      ))}
      <div className={styles.buy}>
        <QuantityStepper
          name={current.name}
          value={qty}
          max={stock.max !== undefined && stock.max > 0 ? stock.max : MOST}
          onChange={setQty}
        />
        <div className={styles.add}>
          <Button
            type="submit"
            wide
            busy={phase === 'adding'}
            disabled={soldOut || blocked.length > 0}
            data-testid="add-to-cart"
          >
            {soldOut
              ? t('product.sold-out')
              : t(phase === 'adding' ? 'product.adding' : phase === 'added' ? 'product.added' : 'product.add')}
          </Button>
        </div>
      </div>
    </form>
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

function Title({ view, taxIncluded }: Pick<Props, 'view' | 'taxIncluded'>) {
  const t = useText();
  const { current, price } = view;
  return (
    <header className={styles.head}>
      {current.brand_name !== undefined && <p className={styles.brand}>{current.brand_name}</p>}
      <h1 className={clsx('display', styles.name)}>{view.parent.name}</h1>
      {view.parent.rating !== undefined && (view.parent.reviews_count ?? 0) > 0 && (
        <p className={styles.rating}>
          <Stars rating={view.parent.rating} /> {t('product.reviews', { count: view.parent.reviews_count ?? 0 })}
        </p>
      )}
      <Price final={price.final} regular={price.onSale ? price.regular : undefined} large />
      <p className={styles.tax}>{t(taxIncluded ? 'product.tax-included' : 'product.tax-excluded')}</p>
    </header>
  );
}

/** Units left from which the shopper is told. */
const FEW = 3;

function StockLine({ stock }: { readonly stock: ProductView['stock'] }) {
  const t = useText();
  const few = stock.max !== undefined && stock.max > 0 && stock.max <= FEW;
  const text =
    stock.status === 'out_of_stock'
      ? t('product.out-of-stock')
      : few
        ? t('product.few-left', { count: stock.max ?? 0 })
        : t('product.in-stock');
  return (
    <p
      className={clsx(styles.stock, stock.status === 'out_of_stock' ? styles.none : few ? styles.few : '')}
      role="status"
    >
      {text}
    </p>
  );
}
