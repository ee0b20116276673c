import { useState } from 'react';
import { Button } from '../../components/base/Button';
import { Modal } from '../../components/base/Modal';
import { useLocation } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { useManageText } from '../../text/manage-text';
import type { OpenKind } from './kind-of';

interface Props {
  readonly kind: OpenKind;
  readonly plural: string;
  readonly id: string;
  readonly title: string;
  /** Prevents deleting a newer version. */
  readonly version: string | undefined;
  readonly onClose: () => void;
}

export function RemoveRecord({ kind: { client }, plural, id, title, version, onClose }: Props) {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const { kind } = await client.remove(id, version ?? '');
      const isRemoved = kind === 'removed';
      const message = isRemoved ? t('record.removed', { id: title }) : t('error.conflict');
      shop.notices.spawn({
        type: isRemoved ? 'success' : 'warning',
        code: 'record-removed',
        message,
        timeToLive: 5000,
      });
      if (isRemoved) navigate(shop.routing.localPath(`/manage/${plural}`));
    } catch (error) {
      notify(error);
    }
    onClose();
  };
  return (
    <Modal
      title={t('record.remove-ask', { id: title })}
      onClose={onClose}
      footer={
        <>
          <Button busy={isBusy} onClick={() => void remove()}>
            {t('record.remove')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('record.keep')}
          </Button>
        </>
      }
    >
      <p>{t('record.remove-hint')}</p>
    </Modal>
  );
}
