import type { SiteSettings } from '../contract';

/** A §9: so long after the start, in milliseconds, unless the settings say otherwise. */
const SIGN_UP_AFTER_MS = 3000;

type Wanted = Pick<SiteSettings, 'show_bonuses_modal' | 'show_bonuses_modal_after'>;

/** Milliseconds after which the sign-in modal opens by itself; undefined where the shop does not want that (A §3, §9). Pure. */
export function signUpDelay(settings: Wanted | null): number | undefined {
  if (settings?.show_bonuses_modal !== true) return undefined;
  return settings.show_bonuses_modal_after ?? SIGN_UP_AFTER_MS;
}

interface Visitor {
  readonly isSignedIn: boolean;
  /** Of the claim modalSignup: it opened by itself before. */
  readonly wasShown: boolean;
  /** Of the page that is shown. */
  readonly pageName: string | undefined;
}

/** Whether it opens now that its time has come: once per visitor, for guests, and not in checkout (A §2.8). Pure. */
export function signUpOffer({ isSignedIn, wasShown, pageName }: Visitor): 'now' | 'later' | 'never' {
  if (isSignedIn || wasShown) return 'never';
  return pageName === 'checkout' ? 'later' : 'now';
}
