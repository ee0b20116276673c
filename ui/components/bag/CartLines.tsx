import { useState, type ReactNode } from 'react';
import { isVariantLine, type PendingTotal } from '../../../core/internal';
import { lookUp, type CartItem } from '../../../core/shopper';
import { CartLine } from './CartLine';
import { keyOf } from '../products/line-state';
import { RemovedRow } from '../products/RemovedRow';
import type { LineNews } from './watch-lines';
import { withRemoved, type GoneLine } from '../products/with-removed';

export interface BagLines {
  readonly items: readonly CartItem[];
  readonly removed: readonly GoneLine[];
  readonly news: Readonly<Record<string, LineNews>>;
  readonly isAnswering: boolean;
  readonly taxIncluded: boolean;
  readonly pending?: PendingTotal | undefined;
  readonly confirmRemoval: boolean;
  readonly min: number;
  readonly max: number;
  readonly linkOf: (item: CartItem) => string;
  readonly onQuantity: (item: CartItem, qty: number) => void;
  readonly onRemove: (item: CartItem) => void;
  readonly onUndo: (removed: GoneLine) => void;
  readonly onSave?: ((item: CartItem) => void) | undefined;
  readonly onChange?: ((item: CartItem) => void) | undefined;
  readonly came?: string | undefined;
  readonly dialog?: ReactNode;
}

interface Props {
  readonly bag: BagLines;
  readonly heading?: 'h2' | 'h3';
  readonly className?: string | undefined;
  readonly testId?: string;
  readonly newestFirst?: boolean;
}

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
