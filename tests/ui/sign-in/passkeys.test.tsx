import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { openStorefront } from '../open-storefront';
import { signIn } from '../../core/sign-in';
import { SoftwareAuthenticator } from '../../fixtures/software-authenticator';

const ADA = 'ada@vitrine.example';
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url')).buffer;
const textOf = (bytes: BufferSource) => Buffer.from(bytes as ArrayBuffer).toString('base64url'); // sound: what the library gives

class Credentials {
  readonly key = new SoftwareAuthenticator(window.location.origin);
  readonly asked: CredentialRequestOptions[] = [];
  choose: () => void = () => undefined;
  isCanceled = false;

  get(options: CredentialRequestOptions): Promise<unknown> {
    this.asked.push(options);
    return new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      const choose = () => {
        resolve(this.#signed(options));
      };
      if (this.isCanceled) reject(new DOMException('canceled', 'NotAllowedError'));
      else if (options.mediation === 'conditional') this.choose = choose;
      else choose();
    });
  }

  #signed({ publicKey }: CredentialRequestOptions): unknown {
    const { challenge, rpId = '' } = publicKey ?? { challenge: new ArrayBuffer() };
    const { id, type, response } = this.key.use({
      ...{ challenge: textOf(challenge), rpId, timeout: 1 },
      ...{ allowCredentials: [], userVerification: 'required' },
    });
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
    return {
      ...{ id, type, rawId: bytesOf(id), authenticatorAttachment: 'platform', getClientExtensionResults: () => ({}) },
      response: {
        ...{ clientDataJSON: bytesOf(clientDataJSON), authenticatorData: bytesOf(authenticatorData) },
        ...{ signature: bytesOf(signature), userHandle: bytesOf(userHandle) },
      },
    };
  }
}

let credentials: Credentials;
beforeEach(() => {
  credentials = new Credentials();
  const conditional = { isConditionalMediationAvailable: () => Promise.resolve(true) };
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, conditional),
  );
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  return () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  };
});

async function open(contact = ADA) {
  const front = await openStorefront('/', {
    prepare: async (device) => {
      const { fixture, shop } = device;
      await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
      const accounts = await shop.accounts();
      await signIn(device, contact);
      await accounts.passkeys.add('Phone', (options) => Promise.resolve(credentials.key.make(options)));
      await accounts.logout();
    },
  });
  front.shop.ui.openSignIn();
  await screen.findByRole('dialog', { name: 'Sign in' });
  await waitFor(() => expect(credentials.asked).toHaveLength(1));
  return front;
}
const isSignedIn = ({ shop }: Awaited<ReturnType<typeof open>>) =>
  waitFor(async () => expect((await shop.accounts()).snapshot.user).toMatchObject({ email: ADA }));

describe('a passkey in the sign-in modal', () => {
  it('is among the suggestions of the contact field, and signs in once it is selected', async () => {
    const front = await open();
    expect(await screen.findByLabelText(/Phone or e-mail/)).toHaveAttribute('autocomplete', 'username webauthn');
    expect(credentials.asked[0]?.mediation).toBe('conditional');
    credentials.choose();
    await isSignedIn(front);
    await waitFor(() => expect(front.shop.ui.snapshot.authElem).toBeNull());
  });

  it('is no longer awaited once the modal is closed or shows another screen', async () => {
    const front = await open();
    await front.user.click(screen.getByRole('button', { name: 'Use a password' }));
    await waitFor(() => expect(credentials.asked[0]?.signal?.aborted).toBe(true));
    await front.user.click(screen.getByRole('button', { name: 'Use a code instead' }));
    await waitFor(() => expect(credentials.asked).toHaveLength(2));
    front.shop.ui.closeSignIn();
    await waitFor(() => expect(credentials.asked[1]?.signal?.aborted).toBe(true));
    expect(front.notices.filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('is requested with a button, shows next to the field if none was used, and is suggested again', async () => {
    const front = await open();
    credentials.isCanceled = true;
    await front.user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    const field = await screen.findByLabelText(/Phone or e-mail/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/No passkey was used/));
    expect(credentials.asked[1]?.mediation).toBeUndefined();
    await waitFor(() => expect(credentials.asked).toHaveLength(3));
    credentials.isCanceled = false;
    await front.user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await isSignedIn(front);
  });

  it('is no longer awaited among the suggestions once the button is pressed', async () => {
    const front = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(credentials.asked.map(({ signal }) => signal?.aborted)).toEqual([true]);
    await isSignedIn(front);
    expect(credentials.asked).toHaveLength(2);
  });

  it('that was removed is refused next to the field', async () => {
    const front = await open('eve@shop.test');
    const { platform } = front.fixture;
    expect((await platform.privacy.erase('eve@shop.test')).kind).toBe('done');
    await front.user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    const field = await screen.findByLabelText(/Phone or e-mail/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This passkey did not work here/));
  });
});
