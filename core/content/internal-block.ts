import { BLOGGER_SETTINGS } from '../contract/bloggers/blogger-settings';

const SIZE_CHART = /^size-chart-/;

/**
 * Checks if the shop's own code reads a block by its name, such as size charts and the bloggers' terms. The content list
 * of the back office leaves these out. Pure.
 */
export function isInternalBlock(identifier: string): boolean {
  return identifier === BLOGGER_SETTINGS || SIZE_CHART.test(identifier);
}
