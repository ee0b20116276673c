const IP_ADDRESS = /^\[|^\d+(?:\.\d+){3}$/;

/** True where the browser makes and uses passkeys for this page; it does not without TLS or on an address that is no domain. */
export function hasPasskeys(): boolean {
  const isThere = typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
  return isThere && window.isSecureContext && !IP_ADDRESS.test(window.location.hostname);
}

/** Loads what asks the browser for passkeys, which no page does unasked. */
export function passkeyBrowser() {
  return import('./passkey-browser');
}
