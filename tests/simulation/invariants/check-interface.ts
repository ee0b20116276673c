import { Broken } from '../broken';
import type { World } from '../world';

/** A §4.1, §4.7: nobody who is signed in is asked to sign in, the overlay follows the panels, and nothing covers a quiet page. */
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
