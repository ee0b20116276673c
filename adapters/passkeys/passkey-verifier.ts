import { PASSKEY_ALGORITHMS } from '../../core/contract/people/passkey-rules';
import type { NewPasskey, UsedPasskey } from '../../core/contract/people/passkeys';
import type { PasskeyVerifier } from '../platform/ports/people/passkey-verifier';

export function createPasskeyVerifier(): PasskeyVerifier {
  return {
    readNew: (credential, { challenge, party }) =>
      unlessWrong(async () => {
        const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
        await requireTopLevel(credential);
        const { registrationInfo: read } = await verifyRegistrationResponse({
          response: { ...credential, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          requireUserVerification: false,
          supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
        });
        return (
          read && {
            credentialId: read.credential.id,
            publicKey: Buffer.from(read.credential.publicKey).toString('base64url'),
            counter: read.credential.counter,
            isUserVerified: read.userVerified,
            isSynced: read.credentialBackedUp,
          }
        );
      }),
    readUse: (credential, publicKey, { challenge, party }) =>
      unlessWrong(async () => {
        const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
        await requireTopLevel(credential);
        // The shop itself compares the user handle.
        const { userHandle: _, ...signed } = credential.response;
        const { verified, authenticationInfo: read } = await verifyAuthenticationResponse({
          response: { ...credential, response: signed, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          requireUserVerification: false,
          credential: { id: credential.id, publicKey: bytesOf(publicKey), counter: 0 },
        });
        return verified
          ? { counter: read.newCounter, isUserVerified: read.userVerified, isSynced: read.credentialBackedUp }
          : undefined;
      }),
  };
}

/**
 * The library accepts cross-origin iframes if the browser does not report the top origin.
 * @throws Error
 */
async function requireTopLevel({ response }: NewPasskey | UsedPasskey): Promise<void> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  if (decodeClientDataJSON(response.clientDataJSON).crossOrigin === true)
    throw new Error('The answer comes from a frame on a page of another origin');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}

async function unlessWrong<T>(read: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
