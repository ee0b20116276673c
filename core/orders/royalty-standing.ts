/** Payout state of an order as its blogger sees it. */
export type RoyaltyStanding = 'on-account' | 'being-confirmed';

/** Returns 'on-account' once the payout is sent, else 'being-confirmed'. */
export function royaltyStanding({ sent }: { readonly sent: boolean }): RoyaltyStanding {
  return sent ? 'on-account' : 'being-confirmed';
}
