import * as contract from '../../../core/contract/content';
import { invalidField } from '../http/api-error';
import { storeOf } from '../http/dispatch';
import type { Route } from '../http/route';
import { route } from '../http/route';
import { pageTextsOf } from '../pages/page-texts';
import type { Services } from '../services';

/** How long a token for sendMail lasts, in milliseconds. */
const MAIL_TOKEN_MS = 60 * 60 * 1000;

/** S §7, other: newsletter and messages to the shop. */
export function mailRoutes({ database, settings, outbox }: Services): readonly Route[] {
  return [
    route(contract.subscribeNewsletter, ({ body, store }) => {
      const email = body.email.toLowerCase();
      const view = body.store === undefined ? store : storeOf(body.store, settings, 'store');
      const say = pageTextsOf(view);
      const now = settings.clock.now();
      database.transaction(() => {
        const isNew = database
          .sql('INSERT OR IGNORE INTO newsletter (email, store_code, created_at) VALUES (?, ?, ?)')
          .run(email, view.storeCode, now);
        if (isNew === 0) return; // who is subscribed already gets no second welcome
        outbox.add({
          kind: 'newsletter',
          contact: email,
          subject: say('letter.subject'),
          text: say('letter.text'),
          createdAt: now,
        });
      });
      return true;
    }),
    route(contract.mailToken, () => {
      const token = settings.ids.uuid();
      const now = settings.clock.now();
      database.transaction(() => {
        database.sql('DELETE FROM mail_token WHERE created_at < ?').run(now - MAIL_TOKEN_MS);
        database.sql('INSERT INTO mail_token (token, created_at) VALUES (?, ?)').run(token, now);
      });
      return token;
    }),
    route(contract.sendMail, ({ body }) => {
      const now = settings.clock.now();
      database.transaction(() => {
        const isKnown = database
          .sql('DELETE FROM mail_token WHERE token = ? AND created_at >= ?')
          .run(body.token, now - MAIL_TOKEN_MS);
        if (isKnown === 0) throw invalidField('token', 'is not valid, or was used already; ask for a new one');
        outbox.add({
          kind: 'contact',
          contact: body.sourceAddress,
          subject: body.subject,
          text: body.emailText,
          createdAt: now,
        });
      });
      return true;
    }),
  ];
}
