import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import type { CompareRow, CompareTable } from '../../core/internal';
import type { ListedProduct, Product } from '../../core/shopper';
import { Button } from '../components/base/Button';
import { EmptyPage } from '../components/base/EmptyPage';
import { Icon } from '../components/base/Icon';
import { Link } from '../components/base/Link';
import { Picture } from '../components/base/Picture';
import { Price } from '../components/base/Price';
import { QuickAddButton } from '../components/products/QuickAddButton';
import { Stars } from '../components/base/Stars';
import { tileOf } from '../components/products/tile-of';
import { THUMBNAIL } from '../../core/internal';
import { useText } from '../text/text-context';
import styles from './ComparePage.module.css';
import { CompareCandidates } from './compare/CompareCandidates';

interface Props {
  readonly table: CompareTable | null;
  readonly limit: number;
  readonly candidates: readonly ListedProduct[];
  readonly homePath: string;
  readonly linkOf: (product: Product) => string;
  readonly onRemove: (sku: string) => void;
  readonly onAdd: (product: ListedProduct) => void;
  readonly onClear: () => void;
  readonly onward?: ReactNode;
}

export function ComparePage({ table, limit, candidates, homePath, linkOf, onRemove, onAdd, onClear, onward }: Props) {
  const t = useText();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const products = table?.products ?? [];
  const isEmpty = table !== null && products.length === 0;
  const hasRoom = table !== null && products.length < limit;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={clsx('display', styles.title)}>{t(isEmpty ? 'compare.empty' : 'compare.title')}</h1>
        {products.length > 1 && (
          <div className={styles.tools}>
            <label className={styles.switch}>
              <input
                type="checkbox"
                checked={onlyDifferences}
                onChange={(event) => setOnlyDifferences(event.target.checked)}
              />
              {t('compare.only-differences')}
            </label>
            <Button kind="quiet" onClick={onClear}>
              {t('compare.clear')}
            </Button>
          </div>
        )}
      </header>
      <noscript>
        <p>{t('lists.no-script')}</p>
      </noscript>
      <div className={styles.body} data-testid="compare" data-loaded={table !== null}>
        {isEmpty && (
          <EmptyPage
            hint={t('compare.empty-hint', { limit })}
            browse={{ href: homePath, label: t('lists.browse') }}
            onward={onward}
          />
        )}
        {products.length === 1 && <p className={styles.note}>{t('compare.one')}</p>}
        {table !== null && products.length > 0 && (
          <Table table={table} onlyDifferences={onlyDifferences} linkOf={linkOf} onRemove={onRemove} />
        )}
      </div>
      {hasRoom && candidates.length > 0 && <CompareCandidates candidates={candidates} onAdd={onAdd} />}
    </div>
  );
}

interface TableProps extends Pick<Props, 'linkOf' | 'onRemove'> {
  readonly table: CompareTable;
  readonly onlyDifferences: boolean;
}

function Table({ table, onlyDifferences, linkOf, onRemove }: TableProps) {
  const t = useText();
  const { products } = table;
  const many = products.length > 1;
  const rows = onlyDifferences && many ? table.rows.filter((row) => row.differs) : table.rows;
  const tiles = products.map(tileOf);
  const differ = (values: readonly unknown[]) => many && values.some((value) => value !== values[0]);
  const isRated = products.some(({ rating }) => (rating ?? 0) > 0);
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('compare.title')}>
      <table className={styles.table} style={{ '--columns': String(products.length) }}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {products.map((product) => (
              <ProductHead key={product.sku} product={product} href={linkOf(product)} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={t('compare.price')} differs={differ(tiles.map(({ price }) => price))}>
            {tiles.map((tile, index) => (
              <td key={products[index]?.sku}>
                {tile.isPriced && <Price final={tile.price} regular={tile.regular} from={tile.from} />}
              </td>
            ))}
          </Row>
          <Row label={t('compare.stock')} differs={differ(tiles.map(({ soldOut }) => soldOut))}>
            {tiles.map((tile, index) => (
              <td key={products[index]?.sku}>{t(tile.soldOut ? 'tile.sold-out' : 'compare.in-stock')}</td>
            ))}
          </Row>
          {isRated && (
            <Row label={t('compare.rating')} differs={differ(products.map(({ rating }) => rating))}>
              {products.map(({ sku, rating = 0 }) => (
                <td key={sku}>{rating > 0 ? <Stars rating={rating} /> : <None />}</td>
              ))}
            </Row>
          )}
          {rows.map((row) => (
            <AttributeRow key={row.code} row={row} products={products} marks={many} />
          ))}
        </tbody>
      </table>
      {onlyDifferences && rows.length === 0 && <p className={styles.note}>{t('compare.same')}</p>}
    </div>
  );
}

function ProductHead({
  product,
  href,
  onRemove,
}: {
  readonly product: ListedProduct;
  readonly href: string;
  readonly onRemove: Props['onRemove'];
}) {
  const t = useText();
  const { image } = tileOf(product);
  return (
    <th scope="col" className={styles.product} data-sku={product.sku}>
      <div className={styles.card}>
        {image !== '' && <Picture path={image} size={THUMBNAIL} alt="" sizes="(min-width: 64em) 20vw, 45vw" />}
        {product.brand_name !== undefined && <span className={styles.brand}>{product.brand_name}</span>}
        <Link href={href} className={styles.name}>
          {product.name}
        </Link>
        <div className={styles.add}>
          <QuickAddButton product={product} href={href} />
        </div>
        <button
          type="button"
          className={styles.remove}
          onClick={() => onRemove(product.sku)}
          aria-label={t('lists.remove', { name: product.name })}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </th>
  );
}

function None() {
  const t = useText();
  return <span className={styles.none}>{t('compare.none')}</span>;
}

function Row({
  label,
  differs,
  children,
}: {
  readonly label: string;
  readonly differs: boolean;
  readonly children: React.ReactNode;
}) {
  const t = useText();
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {label}
        {differs && <span className="visually-hidden"> ({t('compare.differs')})</span>}
      </th>
      {children}
    </tr>
  );
}

function AttributeRow({
  row,
  products,
  marks,
}: {
  readonly row: CompareRow;
  readonly products: readonly ListedProduct[];
  readonly marks: boolean;
}) {
  return (
    <Row label={row.label} differs={marks && row.differs}>
      {products.map(({ sku }, index) => {
        const values = row.values[index] ?? [];
        return <td key={sku}>{values.length === 0 ? <None /> : values.join(', ')}</td>;
      })}
    </Row>
  );
}
