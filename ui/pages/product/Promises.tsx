import type { ReactNode } from 'react';
import { isBooked, type ProductView, type ShippingMethod } from '../../../core';
import { Icon, type IconName } from '../../components/Icon';
import { Link } from '../../components/Link';
import { useText, type Translate } from '../../text/text-context';
import { firstToTheDoor, useArrivalWords } from './arrival-words';
import styles from './Promises.module.css';

interface Props {
  readonly view: Pick<ProductView, 'current' | 'parent' | 'quantity' | 'stock'>;
  /** The ways to ship with their days, as the server reckons them: no page guesses by the clock of a device. */
  readonly ways?: readonly ShippingMethod[];
  /** Where more is said; left out where the shop has no such page. */
  readonly delivery?: string | undefined;
  readonly returns?: string | undefined;
}

/** How many of it are sold at once, how it comes and how it may go back, in a line each, beside the button. */
export function Promises({ view, ways = [], delivery, returns }: Props) {
  const t = useText();
  const arrivalWords = useArrivalWords();
  const { parent, stock } = view;
  const quantity = quantityWords(view, t);
  const sold: readonly Line[] = quantity === undefined ? [] : [['bag', quantity]];
  if (parent.type_id === 'virtual') return <List lines={[...sold, ['mail', t(sentWords(parent))]]} />;
  if (parent.type_id === 'downloadable') return <List lines={[...sold, ['download', t('product.promise-download')]]} />;
  // Nothing of it comes to anybody.
  if (stock.status === 'out_of_stock') return null;
  const way = firstToTheDoor(ways);
  const arrives = way === undefined ? undefined : arrivalWords(way);
  return (
    <List
      lines={[
        ...sold,
        // Where no day is known nothing is promised, and there is a page that says more.
        ...(arrives === undefined && delivery === undefined
          ? []
          : [['box', arrives ?? t('product.delivery'), delivery] as const]),
        ['back', t('product.promise-returns'), returns],
      ]}
    />
  );
}

/** What comes of what is no thing: a booking is agreed on, of a gift card comes the code. */
function sentWords(product: Props['view']['parent']): 'product.promise-booking' | 'product.promise-code' {
  return isBooked(product) ? 'product.promise-booking' : 'product.promise-code';
}

/** How many of it are sold at once, where the product itself says so; of the parts of a group each says its own. */
function quantityWords({ current, parent, quantity }: Props['view'], t: Translate): string | undefined {
  const { min_sale_qty: least = 1, max_sale_qty: most, qty_increments: step = 1 } = current;
  if (parent.type_id === 'grouped' || (least <= 1 && most === undefined && step <= 1)) return undefined;
  // The most that the shop gives of anything is no news.
  if (most === undefined) return t(step > 1 ? 'product.sold-in-steps-from' : 'product.sold-from', { ...quantity });
  return t(step > 1 ? 'product.sold-in-steps' : 'product.sold-from-to', { ...quantity });
}

type Line = readonly [icon: IconName, text: ReactNode, href?: string | undefined];

function List({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className={styles.promises}>
      {lines.map(([icon, text, href]) => (
        <li key={icon}>
          <Icon name={icon} size={20} />
          {/* Data of a language may be of another version in the browser: what the server wrote stands. */}
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
