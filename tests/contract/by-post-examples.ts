type Code = (kind: 'code' | 'link', contact: string) => Promise<string>;
type As<E> = (contact: string, example?: { readonly body: unknown; readonly status?: number }) => E;

export function byPostExamples<E>(code: Code, as: As<E>) {
  const contact = 'ben@shop.test';
  return {
    sendCode: { body: { phone: '+1 212 555 0197' } },
    signInByCode: async () => ({ body: { phone: contact, code: await code('code', contact) } }),
    askForCall: { body: { phone: '+1 212 555 0196' } },
    signInByLink: async () => ({ body: { contact, token: await code('link', contact) } }),
    actAsUser: as('mira@vitrine.example', { body: { contact: 'ada@vitrine.example' } }),
    actAsBlogger: as('alma@vitrine.example'),
    confirmEmail: as('ada@vitrine.example', { body: { email: 'post@shop.test', code: 'WXYZ' }, status: 400 }),
    copyOwnData: as('ada@vitrine.example'),
    viewAccountEnd: as('ada@vitrine.example'),
    // Staff are refused, so the caller remains available for other examples.
    deleteAccount: as('alma@vitrine.example', { body: { confirm: true }, status: 409 }),
    ...secondFactorExamples(as),
    ...passkeyExamples(as),
  };
}

function secondFactorExamples<E>(as: As<E>) {
  const [ada, mira] = ['ada@vitrine.example', 'mira@vitrine.example'];
  const code = { code: '123 456' };
  return {
    secondFactor: as(mira),
    beginSecondFactor: as(mira),
    confirmSecondFactor: as(mira, { body: code, status: 400 }),
    giveSecondFactor: as(ada, { body: code, status: 409 }),
    removeSecondFactor: as(ada, { body: code, status: 409 }),
    renewRecoveryCodes: as(ada, { body: code, status: 409 }),
    resetSecondFactor: as('alma@vitrine.example', { body: { login: mira }, status: 409 }),
  };
}

/** Real authenticator responses are covered by the accounts tests. */
function passkeyExamples<E>(as: As<E>) {
  const ada = 'ada@vitrine.example';
  const named = { id: 'bm9uZQ', rawId: 'bm9uZQ', type: 'public-key' };
  const made = { ...named, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };
  const used = { ...named, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } };
  return {
    ownPasskeys: as(ada),
    beginPasskey: as(ada),
    addPasskey: as(ada, { body: { attempt: 'none', name: 'Phone', credential: made }, status: 400 }),
    renamePasskey: as(ada, { body: { id: '1', name: 'Phone' }, status: 404 }),
    removePasskey: as(ada, { body: { id: '1' }, status: 404 }),
    beginPasskeySignIn: {},
    signInByPasskey: { body: { attempt: 'none', credential: used }, status: 400 },
    beginPasskeyFactor: as('mira@vitrine.example', { body: undefined, status: 409 }),
    givePasskeyFactor: as('mira@vitrine.example', { body: { attempt: 'none', credential: used }, status: 400 }),
  };
}

export const NEW_CUSTOMER = { email: 'new@shop.test', firstname: 'New', lastname: 'Comer' };
