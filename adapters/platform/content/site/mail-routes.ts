import { requestedPriority } from '../../../../core/contract/people/message-priority';
import { canonicalEmail } from '../../../../core/contract/foundation/contact';
import * as contract from '../../../../core/contract/content/content';
import { invalidField, ownerOf, type Route, route, type Settings, newSecret } from '../../foundation';
import type { MessageLog } from '../../messages';
import type { Content } from './content';
import { SHOP_CONTACT, shopAddress } from './shop-address';
import type { Database } from '../../ports/database';

interface LetterBudget {
  /** @throws ApiError 429 */
  spend(
    channel: 'letter',
    sender: { readonly contact: string; readonly address: string | undefined; readonly owner: number | undefined },
  ): Promise<void>;
}

interface Services {
  readonly codeBudget: LetterBudget;
  readonly content: Content;
  readonly database: Database;
  readonly messages: MessageLog;
  readonly settings: Settings;
}

const MAIL_TOKEN_MS = 60 * 60 * 1000;

export function mailRoutes({ codeBudget, content: blocks, database, messages, settings }: Services): readonly Route[] {
  const now = () => settings.clock.now();
  return [
    route(contract.mailToken, async () => {
      const token = newSecret(settings);
      await database.write(({ mailings }) => mailings.addToken(token, now(), now() - MAIL_TOKEN_MS));
      return token;
    }),
    route(contract.sendMail, async ({ address, body, caller }) => {
      const contact = canonicalEmail(body.sourceAddress);
      const owner = ownerOf(contact, caller);
      await codeBudget.spend('letter', { contact, address, owner });
      return database.write(async (db) => {
        const isKnown = await db.mailings.takeToken(body.token, now() - MAIL_TOKEN_MS);
        if (!isKnown) throw invalidField('token', 'is not valid, or was used already; ask for a new one');
        // Sent to the shop only: caller-supplied addresses are untrusted, and the shop must not mail strangers.
        await messages.write(db, {
          kind: 'contact',
          contact: (await shopAddress(db, { content: blocks, settings })) ?? SHOP_CONTACT,
          replyTo: body.sourceAddress,
          priority: requestedPriority({ isConfirmed: owner !== undefined }),
          subject: body.subject.trim(),
          text: `${body.emailText}\n\n${body.sourceAddress}`,
        });
        return true;
      });
    }),
  ];
}
