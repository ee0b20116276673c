import { useEffect, useState } from 'react';
import { chartUnitOf, sizeChartOf, type ChartUnit, type CmsBlock, type Product } from '../../../core';
import { Drawer } from '../../components/Drawer';
import { Html } from '../../components/Html';
import { Link } from '../../components/Link';
import { useShopIfAny } from '../../state/shop-context';
import { useAllWords, useText } from '../../text/text-context';
import { chartInInches } from './chart-in-inches';
import styles from './SizeGuide.module.css';

/** Reads a block of the shop's content; rejects where there is none. */
export type ReadBlock = (id: string) => Promise<CmsBlock>;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly product: Product;
  readonly page: string;
  readonly readBlock: ReadBlock;
}

type Chart = Pick<CmsBlock, 'title' | 'content'> | 'loading' | 'failed';

/** What the sizes of this kind of product mean in the unit that the shopper measures in, and how to measure. */
export function SizeGuide({ open, onClose, product, page, readBlock }: Props) {
  useAllWords();
  const t = useText();
  const [chart, setChart] = useState<Chart>('loading');
  const country = useShopIfAny()?.storeViews.current.i18n.defaultCountry ?? '';
  const [unit, setUnit] = useState<ChartUnit>(() => chartUnitOf(country));
  const block = sizeChartOf(product);
  useEffect(() => {
    let live = true;
    readBlock(block).then(
      (found) => live && setChart(found),
      () => live && setChart('failed'),
    );
    return () => {
      live = false;
    };
    // The reader is made again with each render of the page; what it reads depends on the block alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [block]);
  const content = typeof chart === 'object' ? chart.content : undefined;
  return (
    <Drawer open={open} onClose={onClose} title={t('size-guide.title')} side="right" wide>
      <div className={styles.guide} data-testid="size-chart" aria-busy={chart === 'loading'}>
        {content !== undefined && (
          <>
            <Units unit={unit} onChange={setUnit} />
            <Html html={unit === 'in' ? chartInInches(content, t('size-guide.inches')) : content} />
          </>
        )}
        {chart !== 'loading' && content === undefined && <p role="alert">{t('size-guide.failed')}</p>}
        <Link href={page} className={styles.all} onClick={onClose}>
          {t('size-guide.page')}
        </Link>
      </div>
    </Drawer>
  );
}

const UNITS = ['cm', 'in'] as const;

function Units({ unit, onChange }: { readonly unit: ChartUnit; readonly onChange: (unit: ChartUnit) => void }) {
  const t = useText();
  return (
    <div className={styles.units} role="group" aria-label={t('size-guide.units')}>
      {UNITS.map((one) => (
        <button key={one} type="button" aria-pressed={one === unit} onClick={() => onChange(one)}>
          {t(one === 'cm' ? 'size-guide.unit-cm' : 'size-guide.unit-in')}
        </button>
      ))}
    </div>
  );
}
