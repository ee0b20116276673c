import { subscribeNewsletter } from '../../../../core/contract/content/content';
import { storeOf, type Route, route, type Settings } from '../../foundation';
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
