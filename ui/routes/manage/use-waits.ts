import type { ManageArea, Permission } from '../../../core/staff';
import type { OpenPage, OpenSection } from './manage-links';
import { useLoaded } from './use-loaded';

/**
 * Returns the number of waiting items of menu pages: 0 until loaded, or without permission. Asks again
 * on the way to and from such a page.
 */
export function useWaits(
  manage: ManageArea | null,
  permissions: ReadonlySet<Permission>,
  sections: readonly OpenSection[],
) {
  const here = sections.flatMap(({ pages }) => pages).find(({ isHere, waits }) => isHere && waits !== undefined)?.to;
  const isAsked = manage !== null && permissions.has('settings:read');
  const { value = [] } = useLoaded(`${String(isAsked)} ${here ?? ''}`, async (signal) =>
    isAsked ? manage.attention({}, { signal }) : [],
  );
  return (pages: readonly OpenPage[]) =>
    value.reduce((sum, { name, count }) => sum + (pages.some(({ waits }) => waits === name) ? count : 0), 0);
}
