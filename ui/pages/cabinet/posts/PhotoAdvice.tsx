import { Button } from '../../../components/base/Button';
import { Modal } from '../../../components/base/Modal';
import { useCabinetText } from '../../../text/cabinet-text';
import styles from './PhotoAdvice.module.css';

const RULES = ['light', 'worn', 'calm', 'sharp', 'own'] as const;

export function PhotoAdvice({ onClose }: { readonly onClose: () => void }) {
  const t = useCabinetText();
  const understood = (
    <Button wide onClick={onClose}>
      {t('advice.understood')}
    </Button>
  );
  return (
    <Modal title={t('advice.title')} onClose={onClose} footer={understood}>
      <ol className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(`advice.${rule}`)}</li>
        ))}
      </ol>
    </Modal>
  );
}
