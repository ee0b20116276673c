/** Who wants the newsletter, and the tokens that a message to the shop is sent with. */
export interface MailingRepository {
  /** @returns whether the address was not subscribed before */
  subscribe(email: string, storeCode: string, now: number): Promise<boolean>;
  /** Keeps a token, and forgets those from before a moment. */
  addToken(token: string, now: number, forgetBefore: number): Promise<void>;
  /** Takes a token that is no older than a moment. @returns whether there was one: it counts once */
  takeToken(token: string, notBefore: number): Promise<boolean>;
}
