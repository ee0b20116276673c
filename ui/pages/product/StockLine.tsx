import { clsx } from 'clsx';
import type { ProductView } from '../../../core/shopper';
import { useText, type Translate } from '../../text/text-context';
import styles from './StockLine.module.css';

/** Maximum stock at which the number is shown. */
const FEW = 3;

type Stock = ProductView['stock'];

function wordsOf(
  { status, max }: Stock,
  qty: number,
  t: Translate,
): { readonly text: string; readonly tone: string | undefined } {
  if (status === 'out_of_stock') return { text: t('product.out-of-stock'), tone: styles.none };
  if (max !== undefined && max > 0 && max <= Math.max(FEW, qty))
    return { text: t('product.few-left', { count: max }), tone: styles.few };
  if (status === 'volatile') return { text: t('product.volatile'), tone: styles.few };
  return { text: t('product.in-stock'), tone: undefined };
}

/**
 * A live region for stock changes.
 * @param qty requested units
 */
export function StockLine({ stock, qty }: { readonly stock: Stock; readonly qty: number }) {
  const t = useText();
  const { text, tone } = wordsOf(stock, qty, t);
  return (
    <p className={clsx(styles.stock, tone)} role="status" data-testid="stock">
      {text}
    </p>
  );
}
