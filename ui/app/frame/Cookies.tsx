import { late } from '../../state/late';
import type { ConsentSubject } from '../../state/consent-subject';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';

const Notice = late(async () => (await import('./BottomNotice')).BottomNotice);

interface Props {
  readonly subject?: ConsentSubject | undefined;
  readonly isOpened: boolean;
  readonly onClose: () => void;
}

export function Cookies({ subject, isOpened, onClose }: Props) {
  const { claims, content } = useShop();
  const isWanted = useObservable(content.settings$, null)?.show_cookie === true;
  const { claims: known, isLoaded } = useObservable(claims.state$, claims.snapshot);
  // Wait for the stored choice before asking.
  if (!isLoaded) return null;
  const isOpen =
    subject === undefined
      ? isWanted && known.get('cookiesAccepted')?.value !== true
      : isOpened || known.get('measuringAccepted') === undefined;
  return isOpen ? <Notice subject={subject} isOpened={isOpened} mentionsCookies={isWanted} onClose={onClose} /> : null;
}
