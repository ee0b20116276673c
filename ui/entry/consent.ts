import { combineLatest, map } from 'rxjs';
import { createConsent, type Consent, type ConsentChoice } from '../../adapters/browser';
import type { Claim, ClaimCode, Shop, SiteSettings } from '../../core';

type Claims = ReadonlyMap<ClaimCode, Pick<Claim, 'value'>>;

/**
 * What a shopper has said to being measured. Where something needs consent their choice alone counts; elsewhere nothing leaves the page, and the
 * data layer waits for the cookie notice of a shop that shows it (A §4.5).
 */
function choiceOf(needsConsent: boolean, settings: SiteSettings | null, claims: Claims): ConsentChoice {
  const value = (code: ClaimCode) => claims.get(code)?.value;
  if (needsConsent) {
    const chosen = value('measuringAccepted');
    return chosen === true ? 'given' : chosen === false ? 'refused' : 'open';
  }
  if (settings === null) return 'open';
  return settings.show_cookie !== true || value('cookiesAccepted') === true ? 'given' : 'open';
}

/**
 * Keeps events back until the shopper has said that they may go.
 * @param shopOf throws while there is no shop yet
 * @param needsConsent whether something is measured that needs consent
 */
export function openConsent(
  shopOf: () => Pick<Shop, 'claims' | 'content'>,
  needsConsent: boolean,
): Pick<Consent, 'over'> {
  const consent = createConsent();
  let isFollowed = false;
  const follow = (): void => {
    if (isFollowed) return;
    const { claims, content } = shopOf();
    isFollowed = true;
    combineLatest([content.settings$, claims.state$])
      .pipe(map(([settings, state]) => choiceOf(needsConsent, settings, state.claims)))
      .subscribe((choice) => consent.set(choice));
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
