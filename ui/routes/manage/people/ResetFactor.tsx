import { useState } from 'react';
import type { ManageArea } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Modal } from '../../../components/base/Modal';
import { useShop } from '../../../state/shop-context';
import { useNotify } from '../../../state/use-notify';
import { useManageText } from '../../../text/manage-text';

interface Props {
  readonly manage: ManageArea;
  readonly name: string;
  readonly login: string;
  readonly onReset: () => void;
}

export function ResetFactor({ manage, name, login, onReset }: Props) {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const reset = async () => {
    setBusy(true);
    try {
      await manage.resetSecondFactor({ login });
      const message = t('person.factor-reset');
      shop.notices.spawn({ type: 'success', code: 'factor-reset', message, timeToLive: 5000 });
      onReset();
    } catch (failed) {
      notify(failed);
    }
    setBusy(false);
    setAsked(false);
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {t('person.reset-factor')}
      </Button>
      {isAsked && (
        <Modal
          title={t('person.reset-factor-ask', { name })}
          onClose={() => setAsked(false)}
          footer={
            <>
              <Button busy={isBusy} onClick={() => void reset()}>
                {t('person.reset-factor-do')}
              </Button>
              <Button kind="quiet" onClick={() => setAsked(false)}>
                {t('person.reset-factor-keep')}
              </Button>
            </>
          }
        >
          <p>{t('person.reset-factor-hint')}</p>
        </Modal>
      )}
    </>
  );
}
