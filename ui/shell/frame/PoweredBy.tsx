import { useText } from '../../text/text-context';
import styles from './PoweredBy.module.css';

export function PoweredBy() {
  const t = useText();
  return (
    <p className={styles.powered}>
      <span>{t('footer.powered')}</span>
      <svg viewBox="0 0 80 24" width="80" height="24" role="img" aria-label="Vitrine">
        <path d="M2 4h14v16H2zM9 4v16M2 9h14" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <text x="80" y="18.5" textAnchor="end" fill="currentColor" className="display" fontSize="22">
          Vitrine
        </text>
      </svg>
    </p>
  );
}
