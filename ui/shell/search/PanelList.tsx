import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { THUMBNAIL } from '../../../core/internal';
import type { Product } from '../../../core/shopper';
import { Link } from '../../components/base/Link';
import { Picture } from '../../components/base/Picture';
import { Price } from '../../components/base/Price';
import { tileOf } from '../../components/products/tile-of';
import { useText } from '../../text/text-context';
import type { PanelGroup, PanelOption } from './panel-groups';
import styles from './PanelList.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly PanelGroup[];
  readonly active: number;
  readonly onChoose: () => void;
}

export function optionId(listId: string, at: number): string {
  return `${listId}-${String(at)}`;
}

/** Focus stays in the field; the active option is only marked. */
export function PanelList({ id, label, groups, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ kind, title, options }, nth) => {
        const first = groups.slice(0, nth).reduce((sum, group) => sum + group.options.length, 0);
        return (
          <div
            key={kind}
            role="group"
            aria-label={title}
            className={styles[kind === 'others' ? 'products' : kind]}
            data-group={kind}
          >
            <p className={styles.title} aria-hidden="true">
              {title}
            </p>
            <div className={styles.options} role="presentation">
              {options.map((option, at) => (
                <Entry
                  key={option.href}
                  id={optionId(id, first + at)}
                  option={option}
                  isActive={first + at === active}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

interface EntryProps {
  readonly id: string;
  readonly option: PanelOption;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Entry({ id, option, isActive, onChoose }: EntryProps) {
  const t = useText();
  const { href, name, count, product } = option;
  return (
    <Link
      id={id}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={clsx(product === undefined ? styles.entry : styles.product, isActive && styles.active)}
      onClick={onChoose}
    >
      {product === undefined ? <span>{name}</span> : <Piece product={product} />}{' '}
      {count !== undefined && <span className={styles.count}>{t('listing.count', { count })}</span>}
    </Link>
  );
}

function Piece({ product }: { readonly product: Product }) {
  const t = useText();
  const tile = tileOf(product);
  return (
    <>
      <span className={styles.frame}>
        {tile.image !== '' && (
          <Picture path={tile.image} size={THUMBNAIL} alt="" sizes="(min-width: 768px) 220px, 45vw" />
        )}
      </span>
      {product.brand_name !== undefined && <span className={styles.brand}>{product.brand_name}</span>}
      <span className={styles.name}>{product.name}</span>
      {tile.soldOut ? (
        <span className={styles.brand}>{t('tile.sold-out')}</span>
      ) : (
        tile.isPriced && <Price final={tile.price} regular={tile.regular} from={tile.from} />
      )}
    </>
  );
}
