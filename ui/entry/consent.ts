import { createConsent, type Consent } from '../../adapters/browser';
import type { Shop } from '../../core';

/**
 * What a shopper does is measured once they have accepted the cookie notice (A §4.5), or at once in a shop that shows none; events are kept back until then.
 * @param shopOf throws while there is no shop yet
 */
export function openConsent(shopOf: () => Pick<Shop, 'claims' | 'content'>): Pick<Consent, 'over'> {
  const consent = createConsent();
  let isFollowed = false;
  const follow = (): void => {
    if (isFollowed) return;
    const { claims, content } = shopOf();
    isFollowed = true;
    let [isAsked, isAccepted] = [true, false];
    content.settings$.subscribe((settings) => {
      isAsked = settings === null || settings.show_cookie === true;
      consent.set(!isAsked || isAccepted);
    });
    claims.state$.subscribe((state) => {
      isAccepted = state.claims.get('cookiesAccepted')?.value === true;
      consent.set(!isAsked || isAccepted);
    });
  };
  return {
    over: (telemetry) => {
      const held = consent.over(telemetry);
      return {
        ...held,
        event: (name, data) => {
          held.event(name, data);
          // An event is of the shop, so that the shop is there.
          follow();
        },
      };
    },
  };
}
