import { picturesOf, type PromoProduct } from '../../../../core/blogger';
import { useCabinetText } from '../../../text/cabinet-text';
import { PromoPicture } from '../PromoPicture';
import styles from './Sets.module.css';
import { PARTS } from './set-parts';

interface Props {
  readonly collected: readonly PromoProduct[];
  readonly onTakeOut: (id: number) => void;
}

export function SetSlots({ collected, onTakeOut }: Props) {
  const t = useCabinetText();
  return (
    <ul className={styles.slots}>
      {PARTS.map((type) => {
        const product = collected.find((one) => one.type_type === type);
        return (
          <li key={type} className={styles.slot} data-testid={`slot-${type}`} data-row={product && ''}>
            <h3 className={styles.type}>{t(`part.${type}`)}</h3>
            {product === undefined ? (
              <p className={styles.frame}>{t(type === 'shoes' ? 'set.optional' : 'set.not-chosen')}</p>
            ) : (
              <Chosen product={product} onTakeOut={onTakeOut} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** May have been archived in another tab since. */
function Chosen({ product, onTakeOut }: { readonly product: PromoProduct } & Pick<Props, 'onTakeOut'>) {
  const t = useCabinetText();
  const { id, title, archive, delivered } = product;
  return (
    <>
      <PromoPicture pictures={picturesOf(product, [])} sizes="200px" />
      <p className={styles.name}>{title}</p>
      {archive && <p className={styles.error}>{t('set-why.archived')}</p>}
      {!archive && !delivered && <p className={styles.error}>{t('set-why.not-delivered')}</p>}
      <button
        type="button"
        className={styles.takeOut}
        aria-label={t('set.take-out-named', { title })}
        onClick={() => onTakeOut(id)}
      >
        {t('set.take-out')}
      </button>
    </>
  );
}
