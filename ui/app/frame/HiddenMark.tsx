import { isHiddenPage } from '../../../core/internal';
import { HiddenBar } from '../../shell/notices/HiddenBar';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';

export function HiddenMark() {
  const { routing } = useShop();
  const page = useObservable(routing.page$, routing.page);
  return isHiddenPage(page) ? <HiddenBar /> : null;
}
