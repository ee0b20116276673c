import { pagePart, type LoadablePart } from '../../state/page-part';

/** The filters of a list: plain links and forms, as the server has made them, until the shopper is there. */
export const FACET_GROUPS = pagePart(
  'ui/pages/listing/FacetGroups.tsx',
  async () => (await import('./FacetGroups')).FacetGroups,
);

export const LISTING_PARTS: readonly LoadablePart[] = [FACET_GROUPS];
