import { useEffect, useState } from 'react';
import { sizeChartOf } from '../../../../core/internal';
import type { CmsBlock, Product } from '../../../../core/shopper';
import { Drawer } from '../../../components/base/Drawer';
import { Link } from '../../../components/base/Link';
import { useAllWords, useText } from '../../../text/text-context';
import { SizeCharts } from './SizeCharts';
import styles from './SizeGuide.module.css';

export type ReadBlock = (id: string) => Promise<CmsBlock>;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly product: Product;
  readonly page: string;
  readonly readBlock: ReadBlock;
}

type Chart = Pick<CmsBlock, 'title' | 'content'> | 'loading' | 'failed';

export function SizeGuide({ open, onClose, product, page, readBlock }: Props) {
  useAllWords();
  const t = useText();
  const [chart, setChart] = useState<Chart>('loading');
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
    // The reader is recreated on every render; its result depends only on the block.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [block]);
  const content = typeof chart === 'object' ? chart.content : undefined;
  return (
    <Drawer open={open} onClose={onClose} title={t('size-guide.title')} side="right" wide>
      <div className={styles.guide} data-testid="size-chart" aria-busy={chart === 'loading'}>
        {content !== undefined && <SizeCharts html={content} />}
        {chart !== 'loading' && content === undefined && <p role="alert">{t('size-guide.failed')}</p>}
        <Link href={page} className={styles.all} onClick={onClose}>
          {t('size-guide.page')}
        </Link>
      </div>
    </Drawer>
  );
}
