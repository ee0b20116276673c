import type { Shop } from '../../core';
import { hasTags, loadTags } from '../state/page-tags';

/** Begins the data layer of a tag manager as its own snippet does. */
function begin(): void {
  const there: unknown = Reflect.get(window, 'dataLayer');
  const layer: unknown[] = Array.isArray(there) ? there : [];
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  Reflect.set(window, 'dataLayer', layer);
}

/** Loads the scripts of others once the shopper has accepted it, and loads a page in the background anew that they have taken it back for. */
export function followTags({ claims }: Pick<Shop, 'claims'>, addresses: readonly string[]): void {
  claims.state$.subscribe((state) => {
    const choice = state.claims.get('measuringAccepted')?.value;
    if (choice === true && !hasTags()) {
      begin();
      loadTags(addresses);
    }
    // The tab where consent was withdrawn reloads, after the choice was kept.
    if (choice === false && hasTags() && document.visibilityState === 'hidden')
      document.addEventListener('visibilitychange', () => window.location.reload(), { once: true });
  });
}
