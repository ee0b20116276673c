import type { SiteSettings, User } from '../contract';

/** What the visitor is, as far as the banner goes. */
export interface BannerVisitor {
  readonly user: Pick<User, 'roles'> | null;
  /** The claim that a link with '?promo=' has left (A §4.4). */
  readonly promoCode?: string | undefined;
}

type BonusSettings = Pick<
  SiteSettings,
  'award_bonuses' | 'award_bonuses_amount' | 'show_bonuses_banner' | 'bonuses_banner_code'
>;

/** Percent of what is paid that comes back as bonuses; 0 where the shop gives none. Pure. */
export function awardedPercent(settings: Pick<BonusSettings, 'award_bonuses' | 'award_bonuses_amount'>): number {
  return settings.award_bonuses === true ? (settings.award_bonuses_amount ?? 0) : 0;
}

/**
 * Whether the bonus banner shows (A §2.7): never where nothing is given or to a blogger; else to everybody where it is on, and to who
 * came with its code. Pure.
 */
export function showsBonusBanner(settings: BonusSettings, { user, promoCode }: BannerVisitor): boolean {
  if (awardedPercent(settings) === 0 || user?.roles.includes('blogger') === true) return false;
  const { bonuses_banner_code: code = '' } = settings;
  return settings.show_bonuses_banner === true || (code !== '' && promoCode === code);
}
