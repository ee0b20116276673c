import { Broken } from '../broken';
import type { World } from '../world';

/** Checks that signed-in users are not asked to sign in and that no overlay covers an idle page. */
export function checkInterface({ browsers }: World): void {
  for (const { name, shop, user } of browsers.flatMap(({ tabs }) => tabs)) {
    const { authElem, panel, isLoading } = shop.ui.snapshot;
    if (user() !== null && authElem !== null) throw new Broken(`${name} is signed in and asked to sign in`);
    let isCovered: boolean | undefined;
    shop.ui.overlay$.subscribe((covers) => (isCovered = covers)).unsubscribe();
    if (isCovered !== (panel !== null))
      throw new Broken(`${name} has the panel ${panel ?? 'none'} and the overlay ${String(isCovered)}`);
    if (isLoading) throw new Broken(`${name} is quiet and says that it works`);
  }
}
