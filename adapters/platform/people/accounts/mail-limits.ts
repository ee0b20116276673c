import { type Asker, type CodeBudget, type ContactLimits, MAILS } from '../../foundation';

/** Limits for emails that strangers can request for an address. */
export class MailLimits {
  constructor(
    private readonly parts: {
      readonly codeBudget: Pick<CodeBudget, 'spend'>;
      readonly contactLimits: Pick<ContactLimits, 'hit'>;
    },
  ) {}

  /** @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds */
  async hit(what: 'register' | 'reset', channel: 'email' | 'letter', asker: Asker): Promise<void> {
    const { codeBudget, contactLimits } = this.parts;
    await contactLimits.hit(what, asker, MAILS);
    await codeBudget.spend(channel, asker);
  }
}
