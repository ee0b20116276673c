import type { PlacementLabel } from '../../../../core/blogger';
import { moneyText } from '../../../../core/shopper';
import { Button } from '../../../components/base/Button';
import { useCabinetText } from '../../../text/cabinet-text';
import { useLocale } from '../../../text/text-context';
import { CopyText } from '../CopyText';
import styles from './LabelList.module.css';

interface Props {
  readonly labels: readonly PlacementLabel[];
  readonly linkOf: (label: string | undefined) => string;
  readonly onRemove: (label: string) => void;
}

/** A blogger's links by placement label, with clicks and sales. */
export function LabelList({ labels, linkOf, onRemove }: Props) {
  return (
    <ul className={styles.list}>
      {labels.map((label) => (
        <Label key={label.label} label={label} linkOf={linkOf} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function Label({ label, linkOf, onRemove }: Omit<Props, 'labels'> & { readonly label: PlacementLabel }) {
  const t = useCabinetText();
  const locale = useLocale();
  const isPlain = label.label === '';
  const name = isPlain ? t('links.none') : label.label;
  return (
    <li className={styles.label} data-testid="label">
      <h3 className={styles.name}>
        {name}
        {!isPlain && !label.is_active && <small> ({t('links.removed')})</small>}
      </h3>
      <p>{t('links.clicks', { count: label.clicks })}</p>
      {label.sales.map(({ currency, count, net, profit }) => (
        <p key={currency} className={styles.soft}>
          {t('links.figures', {
            orders: count,
            net: moneyText(net, currency, locale),
            profit: moneyText(profit, currency, locale),
          })}
        </p>
      ))}
      {(isPlain || label.is_active) && (
        <CopyText label={t('links.of', { label: name })} text={linkOf(isPlain ? undefined : label.label)} />
      )}
      {label.is_active && (
        <Button kind="quiet" onClick={() => onRemove(label.label)}>
          {t('links.remove', { label: label.label })}
        </Button>
      )}
    </li>
  );
}
