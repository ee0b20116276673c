import { clsx } from 'clsx';
import type { OrderDownload } from '../../../../core/account';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import styles from './Orders.module.css';

interface Props {
  readonly downloads: readonly OrderDownload[];
  readonly onRenew?: ((id: string) => void) | undefined;
}

export function OrderDownloads({ downloads, onRenew }: Props) {
  const t = useManageText();
  return (
    <ul className={styles.lines}>
      {downloads.map(({ id, title, file, state, used, max }) => (
        <li key={id} className={clsx(styles.two, styles.file)}>
          <span className={styles.name}>{title}</span>
          <span className={styles.soft}>{file?.name}</span>
          <span className={styles.soft}>
            {`${t(`order.download.${state}`)} · `}
            {max === null ? t('order.download-times', { used }) : t('order.download-used', { used, max })}
          </span>
          {onRenew !== undefined && state !== 'unpaid' && state !== 'taken-back' && (
            <span>
              <Button kind="quiet" aria-label={t('order.renew-named', { title })} onClick={() => onRenew(id)}>
                {t('order.renew')}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
