import { useText } from '../text/text-context';
import styles from './PrivacyButton.module.css';

/** Leads to the choice of what needs consent, and looks like the links beside it. */
export function PrivacyButton({ onPress }: { readonly onPress: () => void }) {
  const t = useText();
  return (
    <button type="button" className={styles.button} onClick={onPress} data-testid="privacy-choices">
      {t('privacy.choices')}
    </button>
  );
}
