import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { MakePasskey, UsePasskey } from '../../core';

/** Part of the page that asks for passkeys; loaded with the first sign-in modal or account page that can use one. */
export const make: MakePasskey = async (optionsJSON) => {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
};

/** @param inField offers passkeys among the suggestions of the contact field (conditional mediation) instead of asking at once */
export function ask(inField: boolean): UsePasskey {
  return async (optionsJSON) => {
    // Only the page knows whether it has such a field: it may have been rendered anew.
    const options = { optionsJSON, useBrowserAutofill: inField, verifyBrowserAutofillInput: false };
    const { id, rawId, type, response } = await startAuthentication(options);
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
    return { id, rawId, type, response: signed };
  };
}

/** True where the browser offers passkeys among the suggestions of a field. */
export const suggests = browserSupportsWebAuthnAutofill;

/** Ends whatever the browser is asking for. */
export function abort(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Reason for which the browser gave no passkey. */
export type NoPasskey = 'aborted' | 'canceled' | 'there' | 'unavailable';

/** Returns the reason for which the browser gave no passkey; undefined for any other error. */
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
