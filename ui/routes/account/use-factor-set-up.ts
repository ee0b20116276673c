import { useState } from 'react';
import type { AccountsArea, FactorSetUp } from '../../../core/account';
import { useRefused } from '../../state/use-refused';

export type SettingUp =
  | { readonly step: 'none' }
  | {
      readonly step: 'app';
      readonly setUp: FactorSetUp;
      readonly picture: { readonly path: string; readonly side: number } | undefined;
    }
  | { readonly step: 'codes'; readonly codes: readonly string[] };

export function useFactorSetUp({ secondFactor }: AccountsArea) {
  const refused = useRefused();
  const [state, setState] = useState<SettingUp>({ step: 'none' });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const begin = async () => {
    setBusy(true);
    setError('');
    const why = await refused(async () => {
      const setUp = await secondFactor.begin();
      setState({ step: 'app', setUp, picture: undefined });
      // The QR library loads on demand; without it the text remains.
      const picture = await import('./qr-path').then(
        ({ qrPath }) => qrPath(setUp.uri),
        () => undefined,
      );
      setState((now) => (now.step === 'app' && now.setUp === setUp ? { ...now, picture } : now));
    });
    setError(why ?? '');
    setBusy(false);
  };
  /** @returns the reason of a refusal */
  const confirm = (code: string) =>
    refused(async () => setState({ step: 'codes', codes: await secondFactor.confirm(code) }));
  /** @returns the reason of a refusal */
  const renew = (code: string) =>
    refused(async () => setState({ step: 'codes', codes: await secondFactor.renewRecoveryCodes(code) }));
  return { state, busy, error, begin, confirm, renew, end: () => setState({ step: 'none' }) };
}
