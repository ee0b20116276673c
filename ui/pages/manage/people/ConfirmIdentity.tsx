import type { ReactNode } from 'react';
import { Button } from '../../../components/base/Button';
import { Modal } from '../../../components/base/Modal';
import { useManageText } from '../../../text/manage-text';
import { useText } from '../../../text/text-context';
import { FactorCodeForm } from '../../account/FactorCodeForm';

interface Props {
  readonly onSend: (code: string) => Promise<string | undefined>;
  readonly onClose: () => void;
  /** Another way, such as a passkey. */
  readonly children?: ReactNode;
}

/** Asks for the second factor in place where an action needs a recent sign-in. */
export function ConfirmIdentity({ onSend, onClose, children }: Props) {
  const t = useManageText();
  const own = useText();
  return (
    <Modal
      title={t('person.confirm-title')}
      onClose={onClose}
      footer={
        <Button kind="quiet" onClick={onClose}>
          {own('factor.cancel')}
        </Button>
      }
    >
      <p>{t('person.confirm-text')}</p>
      <FactorCodeForm id="confirm-identity" action={own('factor.give')} takesRecovery hasFocus onSend={onSend} />
      {children}
    </Modal>
  );
}
