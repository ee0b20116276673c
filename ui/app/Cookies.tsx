import { late } from '../state/late';
import type { ConsentSubject } from '../state/consent-subject';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';

const Notice = late(async () => (await import('./BottomNotice')).BottomNotice);

interface Props {
  /** What the shopper is asked leave for; left out where nothing needs it. */
  readonly subject?: ConsentSubject | undefined;
  /** The shopper has opened the choice anew, in the footer. */
  readonly isOpened: boolean;
  readonly onClose: () => void;
}

/** The notice at the end of a page: the choice where something needs consent, else that of cookies where the settings have it (A §4.5). */
export function Cookies({ subject, isOpened, onClose }: Props) {
  const { claims, content } = useShop();
  const isWanted = useObservable(content.settings$, null)?.show_cookie === true;
  const { claims: known, isLoaded } = useObservable(claims.state$, claims.snapshot);
  // Until it is known what was said before, nobody is asked.
  if (!isLoaded) return null;
  const isOpen =
    subject === undefined
      ? isWanted && known.get('cookiesAccepted')?.value !== true
      : isOpened || known.get('measuringAccepted') === undefined;
  return isOpen ? <Notice subject={subject} isOpened={isOpened} mentionsCookies={isWanted} onClose={onClose} /> : null;
}
