import { useRef, useState, type ReactNode } from 'react';
import type { PromoProduct } from '../../../core/blogger';
import { useKeptFocus } from '../../state/use-kept-focus';
import { useCabinetText } from '../../text/cabinet-text';
import { longDate } from '../../text/long-date';
import { useLocale } from '../../text/text-context';
import { EmptyList } from '../ListPage';
import { MoreFooter } from './MoreFooter';
import styles from './PromoLists.module.css';
import { PromoRow } from './PromoRow';

const STEP = 24;

interface Props {
  readonly products: readonly PromoProduct[];
  readonly picturesOf: (product: PromoProduct) => readonly string[];
  readonly pathOf: (id: number) => string;
  readonly actions: (product: PromoProduct) => ReactNode;
}

export function ArchivedList({ products, picturesOf, pathOf, actions }: Props) {
  const t = useCabinetText();
  const [max, setMax] = useState(STEP);
  const whole = useRef<HTMLDivElement>(null);
  useKeptFocus(whole);
  const shown = products.slice(0, max);
  return (
    <div ref={whole} className={styles.phase}>
      {products.length === 0 && <EmptyList title={t('archive.empty')} hint={t('archive.empty-hint')} />}
      <ul>
        {shown.map((product) => (
          <PromoRow
            key={product.id}
            product={product}
            pictures={picturesOf(product)}
            href={pathOf(product.id)}
            heading="h2"
          >
            <ArchiveNotes product={product} />
            {actions(product)}
          </PromoRow>
        ))}
      </ul>
      <MoreFooter shown={shown.length} total={products.length} onMore={() => setMax(max + STEP)} />
    </div>
  );
}

export function ArchiveNotes({ product }: { readonly product: PromoProduct }) {
  const t = useCabinetText();
  const locale = useLocale();
  const { archived_at: at, archived_by: by, archived_reason: reason, archived_notes: notes } = product;
  return (
    <>
      {at !== null && (
        <p className={styles.soft}>
          {t(by === 'blogger' ? 'archive.by-you' : 'archive.by-shop', { date: longDate(at, locale) })}
        </p>
      )}
      {reason !== null && reason !== '' && <p className={styles.text}>{t('archive.because', { reason })}</p>}
      {notes !== null && notes !== '' && <p className={styles.text}>{notes}</p>}
    </>
  );
}
