import type { ReactNode } from 'react';
import type { Product, ShippingMethod } from '../../../core';
import { Icon, type IconName } from '../../components/Icon';
import { Link } from '../../components/Link';
import { useText } from '../../text/text-context';
import { firstToTheDoor, useArrivalWords } from './arrival-words';
import styles from './Promises.module.css';

interface Props {
  readonly type: Product['type_id'];
  /** Nothing of it comes to anybody. */
  readonly isGone?: boolean;
  /** The ways to ship with their days, as the server reckons them: no page guesses by the clock of a device. */
  readonly ways?: readonly ShippingMethod[];
  /** Where more is said; left out where the shop has no such page. */
  readonly delivery?: string | undefined;
  readonly returns?: string | undefined;
}

/** How it comes and how it may go back, in a line each, beside the button. */
export function Promises({ type, isGone = false, ways = [], delivery, returns }: Props) {
  const t = useText();
  const arrivalWords = useArrivalWords();
  if (type === 'virtual') return <List lines={[['mail', t('product.promise-mail')]]} />;
  if (type === 'downloadable') return <List lines={[['down', t('product.promise-download')]]} />;
  if (isGone) return null;
  const way = firstToTheDoor(ways);
  const arrives = way === undefined ? undefined : arrivalWords(way);
  return (
    <List
      lines={[
        // Where no day is known nothing is promised, and there is a page that says more.
        ...(arrives === undefined && delivery === undefined
          ? []
          : [['box', arrives ?? t('product.delivery'), delivery] as const]),
        ['back', t('product.promise-returns'), returns],
      ]}
    />
  );
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
