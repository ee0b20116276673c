import { fullName } from '../../../core/account';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/base/Button';
import { ChoiceList } from '../../components/fields/ChoiceList';
import { townOf } from './town-of';
import { useText } from '../../text/text-context';
import type { SavedDetails } from './saved-details';

/** Addresses shown at first; more would push the fields off a phone. */
const MAX_SHOWN = 3;

export function SavedAddresses({
  addresses,
  chosen,
  onAddress,
}: Pick<SavedDetails, 'addresses' | 'chosen' | 'onAddress'>) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = new Set(isOpen ? addresses.keys() : firstOf(addresses.length, chosen));
  const firstHidden = addresses.findIndex((_, index) => !shown.has(index));
  const [opened, setOpened] = useState(-1);
  useEffect(() => {
    // The button is gone, so focus the first address it revealed.
    list.current?.querySelector<HTMLElement>(`input[value="${String(opened)}"]:not([value="-1"])`)?.focus();
  }, [opened]);
  if (addresses.length === 0) return null;
  const open = () => {
    setOpen(true);
    setOpened(firstHidden);
  };
  return (
    <div ref={list}>
      <ChoiceList
        name="saved-address"
        legend={t('saved.addresses')}
        value={String(chosen)}
        onChange={(index) => onAddress(Number(index))}
        choices={[
          ...addresses
            .map(({ firstName, lastName, streetAddress, apartmentNumber, ...place }, index) => ({
              value: String(index),
              label: [`${streetAddress} ${apartmentNumber}`.trim(), ...townOf(place)].join(', '),
              note: fullName(firstName, lastName) || undefined,
            }))
            .filter((_, index) => shown.has(index)),
          { value: '-1', label: t('saved.other') },
        ]}
      />
      {firstHidden >= 0 && (
        <Button kind="quiet" aria-expanded={false} onClick={open}>
          {t('saved.all', { count: addresses.length })}
        </Button>
      )}
    </div>
  );
}

function firstOf(count: number, chosen: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  return [...all.filter((index) => index === chosen), ...all.filter((index) => index !== chosen)].slice(0, MAX_SHOWN);
}
