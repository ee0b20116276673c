import { useState } from 'react';
import { soldOutChoices } from '../../../core/internal';
import type { ProductView } from '../../../core/shopper';
import { Button } from '../../components/base/Button';
import { Icon } from '../../components/base/Icon';
import { late } from '../../state/late';
import { useText } from '../../text/text-context';
import styles from './BackInStock.module.css';

const BackInStockForm = late(async () => (await import('./BackInStockForm')).BackInStockForm);

interface Props {
  readonly view: Pick<ProductView, 'parent' | 'configuration' | 'stock'>;
}

/** Offers a notification for the sold-out product, or for sold-out variants of the selection. */
export function BackInStock({ view: { parent, configuration, stock } }: Props) {
  const t = useText();
  const [form, setForm] = useState<'never' | 'open' | 'closed'>('never');
  const choices = soldOutChoices(parent, configuration.selection);
  if (!choices.some(({ fits }) => fits)) return null;
  const open = () => setForm('open');
  return (
    <div className={styles.ask}>
      {stock.status === 'out_of_stock' ? (
        <Button kind="secondary" wide onClick={open} aria-haspopup="dialog" data-testid="back-in-stock">
          {t('alert.open')}
        </Button>
      ) : (
        <button
          type="button"
          className={styles.quiet}
          onClick={open}
          aria-haspopup="dialog"
          data-testid="back-in-stock"
        >
          <Icon name="mail" size={20} />
          {t('alert.open')}
        </button>
      )}
      {form !== 'never' && (
        <BackInStockForm
          open={form === 'open'}
          onClose={() => setForm('closed')}
          name={parent.name}
          choices={choices}
        />
      )}
    </div>
  );
}
