import { useEffect, useState } from 'react';
import { Button } from '../../components/base/Button';
import { Modal } from '../../components/base/Modal';
import { useManageText } from '../../text/manage-text';
import { guardLeaving } from './leave-guard';

/** Confirms leaving an unsaved form. Input stays on the device either way. */
export function LeaveQuestion({ isAsked }: { readonly isAsked: boolean }) {
  const t = useManageText();
  const [input, setInput] = useState<{ readonly go: () => void }>();
  useEffect(() => {
    if (!isAsked) return undefined;
    const closing = (event: BeforeUnloadEvent) => event.preventDefault();
    const unguard = guardLeaving((go) => setInput({ go }));
    window.addEventListener('beforeunload', closing);
    return () => {
      window.removeEventListener('beforeunload', closing);
      unguard();
    };
  }, [isAsked]);
  if (input === undefined) return null;
  return (
    <Modal
      title={t('leave.title')}
      onClose={() => setInput(undefined)}
      footer={
        <>
          <Button onClick={() => setInput(undefined)}>{t('leave.stay')}</Button>
          <Button
            kind="quiet"
            onClick={() => {
              setInput(undefined);
              input.go();
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
