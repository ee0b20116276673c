import type { SiteSettings, User } from '../contract';

/** Visitor facts that decide the banner. */
export interface BannerVisitor {
  readonly user: Pick<User, 'roles'> | null;
  readonly promoCode?: string | undefined;
}

type BonusSettings = Pick<
  SiteSettings,
  'award_bonuses' | 'award_bonuses_amount' | 'show_bonuses_banner' | 'bonuses_banner_code'
>;

/** Account and store currency: only orders in the account's own currency earn bonuses. */
export interface Earner {
  readonly user: Pick<User, 'account_currency'> | null;
  readonly currency: string;
}

/** Returns the bonus percentage of a payment; 0 if disabled, or if this account earns none in this store. */
export function awardedPercent(
  settings: Pick<BonusSettings, 'award_bonuses' | 'award_bonuses_amount'>,
  earner?: Earner,
): number {
  const user = earner?.user ?? null;
  if (settings.award_bonuses !== true || (user !== null && user.account_currency !== earner?.currency)) return 0;
  return settings.award_bonuses_amount ?? 0;
}

/** Shows the banner if enabled or the visitor came with its code; never for bloggers or without bonuses. */
export function showsBonusBanner(settings: BonusSettings, { user, promoCode }: BannerVisitor): boolean {
  if (awardedPercent(settings) === 0 || user?.roles.includes('blogger') === true) return false;
  const { bonuses_banner_code: code = '' } = settings;
  return settings.show_bonuses_banner === true || (code !== '' && promoCode?.split('~')[0] === code);
}
