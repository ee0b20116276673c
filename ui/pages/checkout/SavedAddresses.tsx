import { ChoiceList } from '../../components/ChoiceList';
import { townOf } from './town-of';
import { useText } from '../../text/text-context';
import type { SavedDetails } from './saved-details';

/** The addresses of the account, above the fields that they fill in. */
export function SavedAddresses({
  addresses,
  chosen,
  onAddress,
}: Pick<SavedDetails, 'addresses' | 'chosen' | 'onAddress'>) {
  const t = useText();
  if (addresses.length === 0) return null;
  return (
    <ChoiceList
      name="saved-address"
      legend={t('saved.addresses')}
      value={String(chosen)}
      onChange={(index) => onAddress(Number(index))}
      choices={[
        ...addresses.map(({ firstName, lastName, streetAddress, apartmentNumber, ...place }, index) => ({
          value: String(index),
          label: [`${streetAddress} ${apartmentNumber}`.trim(), ...townOf(place)].join(', '),
          note: `${firstName} ${lastName}`.trim() || undefined,
        })),
        { value: '-1', label: t('saved.other') },
      ]}
    />
  );
}
