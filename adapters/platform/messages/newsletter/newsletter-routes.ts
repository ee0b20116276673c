import { subscribeNewsletter } from '../../../../core/contract/content/content';
import { storeOf } from '../../foundation/http/dispatch';
import type { Route } from '../../foundation/http/route';
import { route } from '../../foundation/http/route';
import type { Settings } from '../../foundation/settings/options';
import type { Newsletter } from './newsletter';

export function newsletterRoutes({
  newsletter,
  settings,
}: {
  readonly newsletter: Newsletter;
  readonly settings: Settings;
}): readonly Route[] {
  return [
    route(subscribeNewsletter, async ({ address, body, caller, store }) => {
      const view = body.store === undefined ? store : storeOf(body.store, settings, 'store');
      await newsletter.subscribe(body.email, view, { address, caller });
      return true;
    }),
  ];
}
