import { useState } from 'react';
import { Icon } from '../../../components/base/Icon';
import type { Product } from '../../../../core/shopper';
import { late } from '../../../state/late';
import { useText } from '../../../text/text-context';
import { isPlainClick } from '../gallery/plain-click';
import type { ReadBlock } from './SizeGuide';
import styles from './SizeHelp.module.css';

const SizeGuide = late(async () => (await import('./SizeGuide')).SizeGuide);

interface Props {
  readonly product: Product;
  /** The link's target without JavaScript. */
  readonly page: string;
  readonly readBlock: ReadBlock;
}

export function SizeHelp({ product, page, readBlock }: Props) {
  const t = useText();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <a
        href={page}
        className={styles.link}
        aria-haspopup="dialog"
        data-testid="size-guide"
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setState('open');
        }}
      >
        <Icon name="ruler" size={20} />
        {t('size-guide.title')}
      </a>
      {state !== 'never' && (
        <SizeGuide
          open={state === 'open'}
          onClose={() => setState('closed')}
          product={product}
          page={page}
          readBlock={readBlock}
        />
      )}
    </>
  );
}
