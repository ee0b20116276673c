/** What a blogger reads of the payout for an order (A §4.8): sent, or not decided yet. */
export type RoyaltyStanding = 'on-account' | 'being-confirmed';

/** 'on account' once it was sent, else 'being confirmed' (A §4.8). Pure. */
export function royaltyStanding({ sent }: { readonly sent: boolean }): RoyaltyStanding {
  return sent ? 'on-account' : 'being-confirmed';
}
