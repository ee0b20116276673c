import { combineLatest, map } from 'rxjs';
import { createConsent, type Consent, type ConsentChoice } from '../../adapters/browser';
import type { Claim, ClaimCode } from '../../core/internal';
import type { Shop, SiteSettings } from '../../core/shopper';

type Claims = ReadonlyMap<ClaimCode, Pick<Claim, 'value'>>;

/** If consent is required only the choice counts; otherwise the data layer follows the cookie notice, if shown. */
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
 * Holds events back until consent is given.
 * @param shopOf throws while there is no shop yet
 * @param needsConsent true if anything measured needs consent
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
          follow();
        },
      };
    },
  };
}
