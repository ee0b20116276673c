import { FactorSetUp } from '../../pages/account/FactorSetUp';
import { RecoveryCodes } from '../../pages/account/RecoveryCodes';
import type { SettingUp } from './use-factor-set-up';

interface Props {
  readonly state: SettingUp;
  readonly onConfirm: (code: string) => Promise<string | undefined>;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

export function FactorSteps({ state, onConfirm, onCancel, onDone }: Props) {
  if (state.step === 'none') return null;
  if (state.step === 'codes') return <RecoveryCodes codes={state.codes} onCopy={copied} onDone={onDone} />;
  return <FactorSetUp setUp={state.setUp} picture={state.picture} onConfirm={onConfirm} onCancel={onCancel} />;
}

function copied(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
