import type { SiteSettings } from '../contract';

const SIGN_UP_AFTER_MS = 3000;

type OfferRequest = Pick<SiteSettings, 'show_bonuses_modal' | 'show_bonuses_modal_after'>;

/** Returns the delay before the sign-in modal in milliseconds, or undefined when disabled. */
export function signUpDelay(settings: OfferRequest | null): number | undefined {
  if (settings?.show_bonuses_modal !== true) return undefined;
  return settings.show_bonuses_modal_after ?? SIGN_UP_AFTER_MS;
}

interface Visitor {
  readonly isSignedIn: boolean;
  readonly wasShown: boolean;
  readonly pageName: string | undefined;
}

/** Once per visitor, for guests only, never in checkout. */
export function signUpOffer({ isSignedIn, wasShown, pageName }: Visitor): 'now' | 'later' | 'never' {
  if (isSignedIn || wasShown) return 'never';
  return pageName === 'checkout' ? 'later' : 'now';
}
