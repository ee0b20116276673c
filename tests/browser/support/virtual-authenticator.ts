import type { Page } from 'playwright-core';

/** The authenticator of a device, as Chromium simulates one. */
export interface VirtualAuthenticator {
  /** Has its owner confirm whatever is asked, or nothing. */
  confirms(does: boolean): Promise<void>;
}

/** Gives the device of a page an authenticator that keeps passkeys and asks its owner who they are. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    confirms: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}
