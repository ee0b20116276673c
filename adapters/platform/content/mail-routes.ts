import * as contract from '../../../core/contract/content';
import { invalidField } from '../http/api-error';
import { storeOf } from '../http/dispatch';
import type { Route } from '../http/route';
import { route } from '../http/route';
import { pageTextsOf } from '../pages/page-texts';
import type { Database } from '../ports/database';
import type { Settings } from '../settings/options';

/** What these work with. */
interface Services {
  readonly database: Database;
  readonly settings: Settings;
}

/** How long a token for sendMail lasts, in milliseconds. */
const MAIL_TOKEN_MS = 60 * 60 * 1000;

/** S §7, other: newsletter and messages to the shop. */
export function mailRoutes({ database, settings }: Services): readonly Route[] {
  const now = () => settings.clock.now();
  return [
    route(contract.subscribeNewsletter, ({ body, store }) => {
      const email = body.email.toLowerCase();
      const view = body.store === undefined ? store : storeOf(body.store, settings, 'store');
      const say = pageTextsOf(view);
      const letter = { kind: 'newsletter', contact: email, subject: say('letter.subject'), text: say('letter.text') };
      return database.write(async ({ mailings, outbox }) => {
        const isNew = await mailings.subscribe(email, view.storeCode, now());
        // Who is subscribed already gets no second welcome.
        if (isNew) await outbox.add({ ...letter, createdAt: now() });
        return true;
      });
    }),
    route(contract.mailToken, async () => {
      const token = settings.ids.uuid();
      await database.write(({ mailings }) => mailings.addToken(token, now(), now() - MAIL_TOKEN_MS));
      return token;
    }),
    route(contract.sendMail, ({ body }) =>
      database.write(async ({ mailings, outbox }) => {
        const isKnown = await mailings.takeToken(body.token, now() - MAIL_TOKEN_MS);
        if (!isKnown) throw invalidField('token', 'is not valid, or was used already; ask for a new one');
        await outbox.add({
          kind: 'contact',
          contact: body.sourceAddress,
          subject: body.subject,
          text: body.emailText,
          createdAt: now(),
        });
        return true;
      }),
    ),
  ];
}
