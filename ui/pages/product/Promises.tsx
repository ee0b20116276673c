import type { ReactNode } from 'react';
import { isBooked } from '../../../core/internal';
import type { ProductView, ShippingMethod } from '../../../core/shopper';
import { Icon, type IconName } from '../../components/base/Icon';
import { Link } from '../../components/base/Link';
import { useText, type Translate } from '../../text/text-context';
import { firstToTheDoor, useArrivalWords } from './arrival-words';
import styles from './Promises.module.css';

interface Props {
  readonly view: Pick<ProductView, 'current' | 'parent' | 'quantity' | 'stock'>;
  /** Delivery days are calculated by the server, never from the device's clock. */
  readonly ways?: readonly ShippingMethod[];
  readonly delivery?: string | undefined;
  readonly returns?: string | undefined;
}

export function Promises({ view, ways = [], delivery, returns }: Props) {
  const t = useText();
  const arrivalWords = useArrivalWords();
  const { parent, stock } = view;
  const quantity = quantityWords(view, t);
  const sold: readonly Line[] = quantity === undefined ? [] : [['bag', quantity]];
  if (parent.type_id === 'virtual') return <List lines={[...sold, ['mail', t(sentWords(parent))]]} />;
  if (parent.type_id === 'downloadable') return <List lines={[...sold, ['download', t('product.promise-download')]]} />;
  if (stock.status === 'out_of_stock') return null;
  const way = firstToTheDoor(ways);
  const arrives = way === undefined ? undefined : arrivalWords(way);
  return (
    <List
      lines={[
        ...sold,
        // Without a known day, promise nothing; link to the page instead.
        ...(arrives === undefined && delivery === undefined
          ? []
          : [['box', arrives ?? t('product.delivery'), delivery] as const]),
        ['back', t('product.promise-returns'), returns],
      ]}
    />
  );
}

function sentWords(product: Props['view']['parent']): 'product.promise-booking' | 'product.promise-code' {
  return isBooked(product) ? 'product.promise-booking' : 'product.promise-code';
}

function quantityWords({ current, parent, quantity }: Props['view'], t: Translate): string | undefined {
  const { min_sale_qty: min = 1, max_sale_qty: max, qty_increments: step = 1 } = current;
  if (parent.type_id === 'grouped' || (min <= 1 && max === undefined && step <= 1)) return undefined;
  // The shop's general maximum is not worth mentioning.
  if (max === undefined) return t(step > 1 ? 'product.sold-in-steps-from' : 'product.sold-from', { ...quantity });
  return t(step > 1 ? 'product.sold-in-steps' : 'product.sold-from-to', { ...quantity });
}

type Line = readonly [icon: IconName, text: ReactNode, href?: string | undefined];

function List({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className={styles.promises}>
      {lines.map(([icon, text, href]) => (
        <li key={icon}>
          <Icon name={icon} size={20} />
          {/* Locale data may differ in the browser, so keep the server's text. */}
          {href === undefined ? (
            <span suppressHydrationWarning>{text}</span>
          ) : (
            <Link href={href}>
              <span suppressHydrationWarning>{text}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
