import { useEffect } from 'react';
import { CookieNotice } from '../shell/CookieNotice';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';

/** The cookie notice over the claim cookiesAccepted (A §4.5): a missing one becomes false, a click makes it true. */
export function Cookies() {
  const { claims, content, routing } = useShop();
  const isWanted = useObservable(content.settings$, null)?.show_cookie === true;
  const state = useObservable(claims.state$, claims.snapshot);
  const accepted = state.claims.get('cookiesAccepted')?.value;
  const isMissing = isWanted && state.isLoaded && accepted === undefined;
  useEffect(() => {
    if (isMissing) void claims.set('cookiesAccepted', false);
  }, [claims, isMissing]);
  return isWanted && accepted !== true ? (
    <CookieNotice
      isShown={state.isLoaded}
      detailsPath={routing.localPath('/privacy')}
      onAccept={() => void claims.set('cookiesAccepted', true)}
    />
  ) : null;
}
