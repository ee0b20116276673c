const IP_ADDRESS = /^\[|^\d+(?:\.\d+){3}$/;

/** False without TLS or on a host that is not a domain. */
export function hasPasskeys(): boolean {
  const isThere = typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
  return isThere && window.isSecureContext && !IP_ADDRESS.test(window.location.hostname);
}

export function passkeyBrowser() {
  return import('./passkey-browser');
}
