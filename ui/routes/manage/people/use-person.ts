import { useState } from 'react';
import { isShopError } from '../../../../core/shopper';
import type { ManageArea, PersonDetails } from '../../../../core/staff';
import { useShop } from '../../../state/shop-context';
import { useManageText } from '../../../text/manage-text';
import { useLoaded } from '../use-loaded';
import { personFaults, personRefusal } from './person-refusals';

export interface OpenPerson {
  readonly person: PersonDetails | undefined;
  readonly error: unknown;
  readonly reload: () => void;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly faults: Readonly<Record<string, string>>;
  /** Runs one change at a time. @returns true if done */
  readonly act: (work: (person: PersonDetails) => Promise<PersonDetails>) => Promise<boolean>;
  /** Forgets earlier refusals. */
  readonly begin: () => void;
}

/** Refusals after which the page shows the current state. */
const STALE: ReadonlySet<unknown> = new Set(['bonuses_short', 'person_changed']);
const NO_FAULTS: Readonly<Record<string, string>> = {};

/** Loads a person; never shows an earlier state than the last change. */
export function usePerson(manage: ManageArea, id: string): OpenPerson {
  const t = useManageText();
  const shop = useShop();
  const [changed, setChanged] = useState<PersonDetails>();
  const { value, error, reload: load } = useLoaded(id, (signal) => manage.person({ id }, { signal }));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [faults, setFaults] = useState(NO_FAULTS);
  const person = changed ?? value;
  const begin = () => {
    setRefusal(undefined);
    setFaults(NO_FAULTS);
  };
  const reload = () => {
    setChanged(undefined);
    load();
  };
  const act: OpenPerson['act'] = async (work) => {
    if (person === undefined || isBusy) return false;
    setBusy(true);
    begin();
    try {
      setChanged(await work(person));
      shop.notices.spawn({ type: 'success', code: 'person-saved', message: t('person.saved'), timeToLive: 3000 });
      return true;
    } catch (thrown) {
      const found = personFaults(thrown, t);
      setFaults(found);
      if (Object.keys(found).length === 0) setRefusal(personRefusal(thrown, t));
      if (isShopError(thrown) && STALE.has(thrown.details['error']))
        setChanged(await manage.person({ id }).catch(() => person));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { person, error, reload, isBusy, refusal, faults, act, begin };
}
