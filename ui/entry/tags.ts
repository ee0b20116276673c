import type { Shop } from '../../core/shopper';
import { hasTags, loadTags } from '../state/page-tags';

function begin(): void {
  const there: unknown = Reflect.get(window, 'dataLayer');
  const layer: unknown[] = Array.isArray(there) ? there : [];
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  Reflect.set(window, 'dataLayer', layer);
}

/** Loads third-party scripts after consent; reloads background tabs when it is withdrawn. */
export function followTags({ claims }: Pick<Shop, 'claims'>, addresses: readonly string[]): void {
  claims.state$.subscribe((state) => {
    const choice = state.claims.get('measuringAccepted')?.value;
    if (choice === true && !hasTags()) {
      begin();
      loadTags(addresses);
    }
    // The tab of the withdrawal reloads itself, after the choice is stored.
    if (choice === false && hasTags() && document.visibilityState === 'hidden')
      document.addEventListener('visibilitychange', () => window.location.reload(), { once: true });
  });
}
