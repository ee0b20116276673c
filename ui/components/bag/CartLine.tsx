import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from '../base/Link';
import { CART_THUMBNAIL, leftFor, lineStock, maxOfLine, rowTotal, saleQuantity } from '../../../core/internal';
import type { CartItem } from '../../../core/shopper';
import { choicesText } from '../../text/choice-text';
import { useGoodsLang, useLocale, usePrice, useText, type Translate } from '../../text/text-context';
import { Button } from '../base/Button';
import styles from './CartLine.module.css';
import { Icon } from '../base/Icon';
import { isConfirmed } from '../products/line-state';
import { Picture } from '../base/Picture';
import { Price } from '../base/Price';
import { QuantityStepper } from '../fields/QuantityStepper';
import type { LineNews } from './watch-lines';

interface Props {
  readonly item: CartItem;
  readonly href: string;
  readonly min: number;
  readonly max: number;
  readonly taxIncluded: boolean;
  readonly confirmRemoval: boolean;
  readonly isAnswering?: boolean;
  readonly news?: LineNews | undefined;
  readonly takesFocus?: boolean;
  readonly heading?: 'h2' | 'h3' | undefined;
  readonly onQuantity: (qty: number) => void;
  readonly onRemove: () => void;
  readonly onSave?: (() => void) | undefined;
  readonly onChange?: (() => void) | undefined;
}

export function CartLine({
  item,
  href,
  min,
  max,
  taxIncluded,
  confirmRemoval,
  isAnswering = false,
  news,
  takesFocus = false,
  heading: Heading = 'h3',
  onQuantity,
  onRemove,
  onSave,
  onChange,
}: Props) {
  const [t, lang, locale] = [useText(), useGoodsLang(), useLocale()];
  const [cut, setCut] = useState<number | undefined>(undefined);
  const settling = isAnswering && !isConfirmed(item);
  return (
    <article
      className={clsx(styles.line, settling && styles.settling)}
      data-testid="cart-line"
      data-sku={item.sku}
      aria-busy={settling || undefined}
    >
      <Link href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {item.thumbnail !== undefined && <Picture path={item.thumbnail} size={CART_THUMBNAIL} alt="" sizes="105px" />}
      </Link>
      <div className={styles.words}>
        <Heading className={styles.name} lang={lang} tabIndex={-1} ref={takesFocus ? focusOn : undefined}>
          <Link href={href}>{item.name}</Link>
        </Heading>
        {item.options !== undefined && item.options.length > 0 && (
          <p className={styles.options} lang={lang}>
            {choicesText(item, t, lang ?? locale)}
          </p>
        )}
        <Price final={item.price} regular={item.old_price ?? undefined} />
        <LineNotes item={item} news={news} cut={cut} onQuantity={onQuantity} />
        <LineTools
          item={item}
          min={min}
          max={max}
          taxIncluded={taxIncluded}
          confirmRemoval={confirmRemoval}
          onQuantity={(qty) => {
            setCut(undefined);
            onQuantity(qty);
          }}
          onCut={setCut}
          onRemove={onRemove}
        />
        <LineWays name={item.name} onSave={onSave} onChange={onChange} />
      </div>
    </article>
  );
}

function LineTools({
  item,
  min,
  max,
  taxIncluded,
  confirmRemoval,
  onQuantity,
  onCut,
  onRemove,
}: Pick<Props, 'item' | 'min' | 'max' | 'taxIncluded' | 'confirmRemoval' | 'onQuantity' | 'onRemove'> & {
  readonly onCut: (asked: number) => void;
}) {
  const t = useText();
  const price = usePrice();
  const [asking, setAsking] = useState(false);
  if (asking) {
    return (
      <div className={styles.ask} role="group" aria-label={t('cart.confirm-remove', { name: item.name })}>
        <p>{t('cart.confirm-remove', { name: item.name })}</p>
        <Button kind="secondary" onClick={onRemove} autoFocus>
          {t('cart.remove')}
        </Button>
        <Button kind="quiet" onClick={() => setAsking(false)}>
          {t('cart.keep')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.tools}>
      <QuantityStepper
        name={item.name}
        value={item.qty}
        {...saleQuantity(item, { min, max: maxOfLine(item, max) })}
        onChange={onQuantity}
        onCut={onCut}
      />
      <button
        type="button"
        className={styles.remove}
        aria-label={t('cart.remove-named', { name: item.name })}
        onClick={() => (confirmRemoval ? setAsking(true) : onRemove())}
      >
        <Icon name="bin" size={20} />
      </button>
      {item.qty > 1 && (
        <p className={styles.row} data-testid="row-total">
          {price(rowTotal(item, taxIncluded))}
        </p>
      )}
    </div>
  );
}

function LineWays({ name, onSave, onChange }: { readonly name: string } & Pick<Props, 'onSave' | 'onChange'>) {
  const t = useText();
  // Follows the visible label, so that voice control matches.
  const named = <span className="visually-hidden"> {name}</span>;
  if (onSave === undefined && onChange === undefined) return null;
  return (
    <div className={styles.ways}>
      {onChange !== undefined && (
        <Button kind="quiet" onClick={onChange} aria-haspopup="dialog" data-testid="change-line">
          {t('cart.change')}
          {named}
        </Button>
      )}
      {onSave !== undefined && (
        <Button kind="quiet" onClick={onSave} data-testid="save-line">
          {t('wishlist.save-short')}
          {named}
        </Button>
      )}
    </div>
  );
}

function focusOn(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

function LineNotes({
  item,
  news = {},
  cut,
  onQuantity,
}: Pick<Props, 'item' | 'news' | 'onQuantity'> & {
  readonly cut: number | undefined;
}) {
  const t = useText();
  const price = usePrice();
  const { priceWas = item.price, refused = cut } = news;
  const left = cut === undefined || lineStock(item).kind !== 'enough' ? undefined : leftFor(item, cut);
  return (
    <>
      <StockNote item={item} onQuantity={onQuantity} />
      <div role="status" className={styles.notes}>
        {priceWas !== item.price && (
          <p className={styles.info} data-testid="price-changed">
            {t(priceWas < item.price ? 'cart.price-up' : 'cart.price-down', { was: price(priceWas) })}
          </p>
        )}
        {left !== undefined && (
          <p className={styles.error} data-testid="quantity-cut">
            {t('product.few-left', { count: left })}
          </p>
        )}
        {left === undefined && refused !== undefined && refused !== item.qty && (
          <p className={styles.error} data-testid="quantity-refused">
            {t('cart.quantity-refused', { asked: refused, qty: item.qty })}
          </p>
        )}
      </div>
    </>
  );
}

function StockNote({ item, onQuantity }: Pick<Props, 'item' | 'onQuantity'>) {
  const t = useText();
  const stock = lineStock(item);
  if (stock.kind === 'short') {
    const { left } = stock;
    return (
      <div role="status" className={styles.short} data-testid="line-short">
        <p className={styles.error}>{t('product.few-left', { count: left })}</p>
        <Button kind="quiet" onClick={() => onQuantity(left)}>
          {t('cart.set-to', { count: left })}
        </Button>
      </div>
    );
  }
  const isGone = stock.kind === 'sold-out';
  const said = formatStock((isGone ? item.errors?.stock : item.info?.stock) ?? '', t);
  return said === '' ? null : <p className={isGone ? styles.error : styles.info}>{said}</p>;
}

/** Unknown codes are sentences already. */
function formatStock(stock: string, t: Translate): string {
  return stock === 'AVAILABILITY_IN_STOCK' || stock === 'AVAILABILITY_OUT_OF_STOCK' ? t(`stock.${stock}`) : stock;
}
