/** Payout state of an order as its blogger sees it. */
export type RoyaltyStatus = 'on-account' | 'being-confirmed';

/** Returns 'on-account' once the payout is sent, else 'being-confirmed'. */
export function royaltyStatus({ sent }: { readonly sent: boolean }): RoyaltyStatus {
  return sent ? 'on-account' : 'being-confirmed';
}
