import type { ReorderLine, ReorderProblem } from '../../../core/account';
import type { MessageKey } from '../../text/message-keys';
import { useText } from '../../text/text-context';
import { Button } from '../base/Button';
import styles from './OrderAgain.module.css';

interface Props {
  readonly busy: boolean;
  readonly refused?: readonly ReorderLine[] | undefined;
  readonly onPress: () => void;
}

const REASONS: Readonly<Record<ReorderProblem, MessageKey>> = {
  gone: 'again.gone',
  'sold-out': 'again.sold-out',
  changed: 'again.changed',
};

export function OrderAgain({ busy, refused, onPress }: Props) {
  const t = useText();
  return (
    <div className={styles.again}>
      <Button kind="secondary" busy={busy} onClick={onPress}>
        {t('again.order')}
      </Button>
      {refused !== undefined && (
        <div role="alert">
          <p>{t('again.nothing')}</p>
          <ul className={styles.lines}>
            {refused.map(({ sku, name, problem = 'gone' }, index) => (
              <li key={`${sku}-${index}`}>
                <b>{name}</b>: {t(REASONS[problem])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
