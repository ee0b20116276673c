import { useEffect, useState } from 'react';
import type { AccountsArea, FactorStatus } from '../../../core/account';
import { untilLoaded } from '../../loading/until-loaded';
import { FactorPart } from '../../pages/account/FactorPart';
import { useRefused } from '../../state/use-refused';
import { FactorSteps } from './FactorSteps';
import { useFactorSetUp } from './use-factor-set-up';

interface Props {
  readonly accounts: AccountsArea;
}

export function OwnSecondFactor({ accounts }: Props) {
  const refused = useRefused();
  const [status, setStatus] = useState<FactorStatus>();
  const { state, busy, error, begin, confirm, renew, end } = useFactorSetUp(accounts);
  useEffect(() => untilLoaded(() => accounts.secondFactor.status(), { here: setStatus }), [accounts]);
  const refresh = async () => {
    await accounts.refreshProfile().catch(() => undefined);
    setStatus(await accounts.secondFactor.status());
  };
  const remove = (code: string) =>
    refused(async () => {
      await accounts.secondFactor.remove(code);
      setStatus(await accounts.secondFactor.status());
    });
  if (status === undefined || (!status.may_have && !status.is_on)) return null;
  const done = () => void refresh().then(end, end);
  return (
    <FactorPart
      status={status}
      busy={busy}
      error={error}
      onBegin={() => void begin()}
      onRemove={remove}
      onRenew={renew}
    >
      {state.step === 'none' ? null : <FactorSteps state={state} onConfirm={confirm} onCancel={end} onDone={done} />}
    </FactorPart>
  );
}
