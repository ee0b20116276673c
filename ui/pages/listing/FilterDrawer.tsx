import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/base/Button';
import { Drawer } from '../../components/base/Drawer';
import { useText } from '../../text/text-context';
import styles from './FilterDrawer.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly total: number;
  readonly clear: string | undefined;
  readonly children: ReactNode;
}

export function FilterDrawer({ open, onClose, total, clear, children }: Props) {
  const t = useText();
  const footer = (
    <div className={styles.footer}>
      {clear !== undefined && (
        <ButtonLink href={clear} kind="quiet">
          {t('listing.clear')}
        </ButtonLink>
      )}
      <Button onClick={onClose}>{t('listing.show', { count: total })}</Button>
    </div>
  );
  return (
    <Drawer open={open} onClose={onClose} title={t('listing.filter')} side="left" footer={footer}>
      <div className={styles.values}>{children}</div>
    </Drawer>
  );
}
