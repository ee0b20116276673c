import { pagePart, type LoadablePart } from '../../state/page-part';

/** Server-rendered links and forms, hydrated on interaction. */
export const FACET_GROUPS = pagePart(
  'ui/pages/listing/FacetGroups.tsx',
  async () => (await import('./FacetGroups')).FacetGroups,
);

export const LISTING_PARTS: readonly LoadablePart[] = [FACET_GROUPS];
