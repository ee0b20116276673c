import { useEffect, useState } from 'react';
import { Button } from '../../components/Button';
import { Modal } from '../../components/Modal';
import { useManageText } from '../../text/manage-text';
import { guardLeaving } from './leave-guard';

/** Confirms leaving an unsaved form. Input stays on the device either way. */
export function LeaveQuestion({ isAsked }: { readonly isAsked: boolean }) {
  const t = useManageText();
  const [wish, setWish] = useState<{ readonly go: () => void }>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const closing = (event: BeforeUnloadEvent) => event.preventDefault();
    const unguard = guardLeaving((go) => setWish({ go }));
    window.addEventListener('beforeunload', closing);
    return () => {
      window.removeEventListener('beforeunload', closing);
      unguard();
    };
  }, [isAsked]);
  if (wish === undefined) return null;
  return (
    <Modal
      title={t('leave.title')}
      onClose={() => setWish(undefined)}
      footer={
        <>
          <Button onClick={() => setWish(undefined)}>{t('leave.stay')}</Button>
          <Button
            kind="quiet"
            onClick={() => {
              setWish(undefined);
              wish.go();
            }}
          >
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('leave.hint')}</p>
    </Modal>
  );
}
