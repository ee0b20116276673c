import type { RouteMatch } from '../../../core/internal-staff';
import type { User } from '../../../core/shopper';
import { permissionsOf, type ManageArea } from '../../../core/staff';
import type { ManageLink, ManageTab } from '../../pages/manage/ManageFrame';
import { useShop } from '../../state/shop-context';
import { useManageText } from '../../text/manage-text';
import { managePages, manageSections, type OpenPage } from './manage-links';
import { useWaits } from './use-waits';

interface Menu {
  readonly links: readonly ManageLink[];
  readonly tabs: { readonly label: string; readonly pages: readonly ManageTab[] } | undefined;
  /** Each page, for the search by name. */
  readonly pages: readonly ManageTab[];
}

/** Returns the menu of the back office in the staff member's language. */
export function useMenu(manage: ManageArea | null, user: User, route: RouteMatch): Menu {
  const t = useManageText();
  const shop = useShop();
  const permissions = permissionsOf(user);
  const sections = permissions.size === 0 ? [] : manageSections(permissions, route);
  const waits = useWaits(manage, permissions, sections);
  const link = ({ to, opensOn = '', label, isHere }: OpenPage, pages: readonly OpenPage[]): ManageTab => {
    const count = waits(pages);
    return {
      path: shop.routing.localPath(to) + opensOn,
      label: t(label),
      isHere,
      waiting: count > 0 ? { count, label: t('nav.waiting', { label: t(label), count }) } : undefined,
    };
  };
  const here = sections.find(({ isHere, pages }) => isHere && pages.length > 1);
  return {
    links: sections.map((one) => ({ ...link(one, one.pages), group: t(one.group) })),
    tabs: here && {
      label: t('nav.tabs', { section: t(here.label) }),
      pages: here.pages.map((one) => link(one, [one])),
    },
    pages: permissions.size === 0 ? [] : managePages(permissions, route).map((one) => link(one, [])),
  };
}
