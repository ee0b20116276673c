import { useState, type ReactNode } from 'react';
import { isVariantLine, lookUp, type CartItem, type PendingTotal } from '../../core';
import { CartLine } from './CartLine';
import { keyOf } from './line-state';
import { RemovedRow } from './RemovedRow';
import type { LineNews } from './watch-lines';
import { withRemoved, type GoneLine } from './with-removed';

/** What can be done with the lines of a bag, and what is to be said of them; the same for the drawer and the page. */
export interface BagLines {
  readonly items: readonly CartItem[];
  /** What was taken out while this bag was in view, in that order: it can be put back. */
  readonly removed: readonly GoneLine[];
  /** By `keyOf` the line. */
  readonly news: Readonly<Record<string, LineNews>>;
  /** Answers of the shop are on their way. */
  readonly isAnswering: boolean;
  readonly taxIncluded: boolean;
  /** Why the total under them is not final yet. */
  readonly pending?: PendingTotal | undefined;
  readonly confirmRemoval: boolean;
  readonly min: number;
  readonly max: number;
  readonly linkOf: (item: CartItem) => string;
  readonly onQuantity: (item: CartItem, qty: number) => void;
  readonly onRemove: (item: CartItem) => void;
  readonly onUndo: (removed: GoneLine) => void;
  /** Moves a line to the wishlist; left out where there is none. */
  readonly onSave?: ((item: CartItem) => void) | undefined;
  /** Asks for another variant of a line. */
  readonly onChange?: ((item: CartItem) => void) | undefined;
  /** `keyOf` the line that has just come in another one's place: focus goes on from there. */
  readonly came?: string | undefined;
  /** What is asked about a line. */
  readonly dialog?: ReactNode;
}

interface Props {
  readonly bag: BagLines;
  readonly heading?: 'h2' | 'h3';
  readonly className?: string | undefined;
  readonly testId?: string;
  /** Whether what came last stands first. Default false. */
  readonly newestFirst?: boolean;
}

/** The lines of a bag; where one was taken out, the way back stands in its place. */
export function CartLines({ bag, heading, className, testId, newestFirst = false }: Props) {
  const [restored, setRestored] = useState('');
  const { onSave, onChange, came, dialog } = bag;
  const inOrder = withRemoved(bag.items, bag.removed);
  const rows = newestFirst ? inOrder.toReversed() : inOrder;
  return (
    <>
      <ul className={className} data-testid={testId}>
        {rows.map((row) =>
          row.kind === 'removed' ? (
            <li key={`removed ${keyOf(row.removed.item)}`}>
              <RemovedRow
                removed={row.removed}
                onUndo={() => {
                  setRestored(keyOf(row.removed.item));
                  bag.onUndo(row.removed);
                }}
              />
            </li>
          ) : (
            <li key={keyOf(row.item)}>
              <CartLine
                item={row.item}
                href={bag.linkOf(row.item)}
                min={bag.min}
                max={bag.max}
                taxIncluded={bag.taxIncluded}
                confirmRemoval={bag.confirmRemoval}
                isAnswering={bag.isAnswering}
                news={lookUp(bag.news, keyOf(row.item))}
                takesFocus={[restored, came].includes(keyOf(row.item))}
                heading={heading}
                onQuantity={(qty) => bag.onQuantity(row.item, qty)}
                onRemove={() => bag.onRemove(row.item)}
                onSave={onSave && (() => onSave(row.item))}
                onChange={onChange && isVariantLine(row.item) ? () => onChange(row.item) : undefined}
              />
            </li>
          ),
        )}
      </ul>
      {dialog}
    </>
  );
}
