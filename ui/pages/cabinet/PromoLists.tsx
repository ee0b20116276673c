import { useId, useRef, useState, type ReactNode } from 'react';
import {
  PHASES,
  promoByOrder,
  promoByPhase,
  type HiddenPhases,
  type PromoOrder,
  type PromoPhase,
  type PromoProduct,
} from '../../../core/blogger';
import { Button } from '../../components/base/Button';
import { useKeptFocus } from '../../state/use-kept-focus';
import { useCabinetText } from '../../text/cabinet-text';
import { EmptyList } from '../ListPage';
import { MoreFooter } from './MoreFooter';
import styles from './PromoLists.module.css';
import { PromoRow } from './PromoRow';

const BEGINNING = 6;
const STEP = 48;

interface Rows {
  readonly picturesOf: (product: PromoProduct) => readonly string[];
  readonly pathOf: (id: number) => string;
  readonly begun: ReadonlySet<number>;
  readonly actions: (product: PromoProduct) => ReactNode;
  readonly received: (order: PromoOrder, onArrived: () => void) => ReactNode;
}

interface Props extends Rows {
  readonly products: readonly PromoProduct[];
  readonly hidden: HiddenPhases;
  readonly onHidden: (phase: PromoPhase, isHidden: boolean) => void;
}

export function PromoLists({ products, hidden, onHidden, ...rows }: Props) {
  const t = useCabinetText();
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  useKeptFocus(whole);
  const lists = promoByPhase(products);
  const isEmpty = PHASES.every((phase) => lists[phase].length === 0);
  const title = t(products.length === 0 ? 'products.empty' : 'products.all-archived');
  // The arrived item moved down; focus follows it.
  const toArrived = () => document.getElementById(`${id}-for-promotion`)?.focus();
  return (
    <div ref={whole} className={styles.lists}>
      {isEmpty && <EmptyList title={title} hint={t('products.empty-hint')} />}
      {!isEmpty &&
        PHASES.map((phase) => (
          <Phase
            key={phase}
            {...rows}
            phase={phase}
            headId={`${id}-${phase}`}
            products={lists[phase]}
            isHidden={hidden[phase]}
            onHidden={(isHidden) => onHidden(phase, isHidden)}
            onArrived={toArrived}
          />
        ))}
    </div>
  );
}

interface PhaseProps extends Rows {
  readonly phase: PromoPhase;
  readonly headId: string;
  readonly products: readonly PromoProduct[];
  readonly isHidden: boolean;
  readonly onHidden: (isHidden: boolean) => void;
  readonly onArrived: () => void;
}

function Phase({ phase, headId, products, isHidden, onHidden, onArrived, received, ...rows }: PhaseProps) {
  const t = useCabinetText();
  const [unfolded, setUnfolded] = useState(STEP);
  const shown = Math.min(isHidden ? BEGINNING : unfolded, products.length);
  // Group by order before cutting the list.
  const ordered = phase === 'delivering' ? promoByOrder(products).flatMap((order) => order.products) : products;
  const visible = ordered.slice(0, shown);
  const list = (some: readonly PromoProduct[]) => <RowList {...rows} products={some} />;
  return (
    <section className={styles.phase} aria-labelledby={headId} data-testid={`phase-${phase}`}>
      <h2 id={headId} tabIndex={-1} className={styles.head}>
        {t(`phase.${phase}`)} <span className={styles.count}>{products.length}</span>
      </h2>
      {products.length === 0 && <p className={styles.soft}>{t(`none.${phase}`)}</p>}
      {phase === 'delivering'
        ? promoByOrder(visible).map((order) => (
            <div key={order.order ?? order.products[0]?.id} className={styles.order}>
              {list(order.products)}
              {order.order !== null && received(order, onArrived)}
            </div>
          ))
        : list(visible)}
      {!isHidden && <MoreFooter shown={shown} total={products.length} onMore={() => setUnfolded(unfolded + STEP)} />}
      {products.length > BEGINNING && (
        <Button kind="quiet" aria-expanded={!isHidden} aria-describedby={headId} onClick={() => onHidden(!isHidden)}>
          {isHidden ? t('products.show-all', { count: products.length }) : t('products.show-fewer')}
        </Button>
      )}
    </section>
  );
}

interface RowListProps extends Omit<Rows, 'received'> {
  readonly products: readonly PromoProduct[];
}

function RowList({ products, picturesOf, pathOf, begun, actions }: RowListProps) {
  return (
    <ul>
      {products.map((product) => (
        <PromoRow
          key={product.id}
          product={product}
          pictures={picturesOf(product)}
          href={pathOf(product.id)}
          isBegun={begun.has(product.id)}
        >
          {actions(product)}
        </PromoRow>
      ))}
    </ul>
  );
}
