import { useRef } from 'react';
import type { BloggersArea, PromoProduct } from '../../../core/blogger';
import { ArchiveNotes } from '../../pages/cabinet/ArchivedList';
import styles from '../../pages/cabinet/Work.module.css';
import { BringBack, PutAway, Received } from './PromoWork';

export function PromoActions({
  bloggers,
  product,
}: {
  readonly bloggers: BloggersArea;
  readonly product: PromoProduct;
}) {
  const place = useRef<HTMLDivElement>(null);
  const { archive, delivered, order_id: order, title } = product;
  const work = { bloggers, onDone: () => place.current?.focus() };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {archive ? (
        <>
          <ArchiveNotes product={product} />
          <BringBack {...work} product={product} />
        </>
      ) : (
        <>
          {!delivered && order !== null && <Received {...work} order={order} title={title} />}
          <PutAway {...work} product={product} />
        </>
      )}
    </div>
  );
}
