import { useText } from '../../text/text-context';
import styles from './PromoStrip.module.css';

export function PromoStrip({ onTurnOff }: { readonly onTurnOff: () => void }) {
  const t = useText();
  return (
    <button type="button" className={styles.strip} onClick={onTurnOff} data-testid="promo-strip">
      <span>{t('promo.strip')}</span>
      <span className={styles.off}>{t('promo.off')}</span>
    </button>
  );
}
