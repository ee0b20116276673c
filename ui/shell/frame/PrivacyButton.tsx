import { useText } from '../../text/text-context';
import styles from './PrivacyButton.module.css';

export function PrivacyButton({ onPress }: { readonly onPress: () => void }) {
  const t = useText();
  return (
    <button type="button" className={styles.button} onClick={onPress} data-testid="privacy-choices">
      {t('privacy.choices')}
    </button>
  );
}
