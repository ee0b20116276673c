import { useState } from 'react';
import type { ManagedCard } from '../../../../core/internal-staff';
import { isShopError } from '../../../../core/shopper';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { personFaults, personRefusal } from '../people/person-refusals';

/** Runs one change of a gift card at a time, and keeps its outcome or refusal. */
export function useCard(onChanged: () => void) {
  const t = useManageText();
  const shop = useShop();
  const [changed, setChanged] = useState<ManagedCard>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const run = async (work: () => Promise<ManagedCard>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setRefusal(undefined);
    setFaults({});
    try {
      setChanged(await work());
      shop.notices.spawn({ type: 'success', code: 'card-saved', message: t('person.saved'), timeToLive: 3000 });
      onChanged();
      return true;
    } catch (error) {
      const found = personFaults(error, t);
      setFaults(found);
      const isClosed = isShopError(error) && error.details['error'] === 'card_closed';
      if (Object.keys(found).length === 0) setRefusal(isClosed ? t('card.closed') : personRefusal(error, t));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { changed, isBusy, refusal, faults, run };
}
