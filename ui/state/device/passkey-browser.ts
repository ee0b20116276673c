import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { MakePasskey, UsePasskey } from '../../../core/account';

export const make: MakePasskey = async (optionsJSON) => {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
};

/** @param inField uses conditional mediation instead of a dialog */
export function ask(inField: boolean): UsePasskey {
  return async (optionsJSON) => {
    // The library's check may miss a field that was rendered again.
    const options = { optionsJSON, useBrowserAutofill: inField, verifyBrowserAutofillInput: false };
    const { id, rawId, type, response } = await startAuthentication(options);
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
    return { id, rawId, type, response: signed };
  };
}

export const suggests = browserSupportsWebAuthnAutofill;

export function abort(): void {
  WebAuthnAbortService.cancelCeremony();
}

export type NoPasskey = 'aborted' | 'canceled' | 'there' | 'unavailable';

export function whyNone(error: unknown): NoPasskey | undefined {
  const code = error instanceof WebAuthnError ? error.code : undefined;
  if (code === 'ERROR_CEREMONY_ABORTED') return 'aborted';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'there';
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') return 'unavailable';
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'AbortError') return 'aborted';
  if (error.name === 'SecurityError') return 'unavailable';
  return code !== undefined || error.name === 'NotAllowedError' ? 'canceled' : undefined;
}
