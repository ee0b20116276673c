import { useId } from 'react';
import { editAddressLimit } from '../../../../core/internal-staff';
import type { ManagedOrder } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';
import { useManageText } from '../../../text/manage-text';
import styles from './Orders.module.css';

export type EditAddress = NonNullable<ManagedOrder['edit_address']>;

interface Props {
  readonly address: EditAddress;
  readonly onChange: (address: EditAddress) => void;
}

/** Delivery address of an order; its country is kept. */
export function AddressFields({ address, onChange }: Props) {
  const t = useManageText();
  const id = useId();
  const set = (changes: Partial<EditAddress>) => onChange({ ...address, ...changes });
  const texts = [
    ['firstname', 'order.edit-firstname'],
    ['lastname', 'order.edit-lastname'],
    ['postcode', 'order.edit-zip'],
    ['city', 'order.edit-city'],
    ['phone', 'order.edit-phone'],
  ] as const;
  return (
    <div className={styles.pair}>
      {texts.map(([name, label]) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={t(label)}
          value={address[name] ?? ''}
          onChange={(value) => set({ [name]: value })}
          maxLength={editAddressLimit(name)}
        />
      ))}
      <Field
        id={`${id}-street`}
        label={t('order.edit-street')}
        value={address.street.join(', ')}
        onChange={(value) => set({ street: [value] })}
        maxLength={editAddressLimit('street.0')}
      />
      <Field
        id={`${id}-region`}
        label={t('order.edit-region')}
        value={address.region ?? ''}
        onChange={(region) => set({ region, region_id: null, region_code: null })}
        maxLength={editAddressLimit('region')}
      />
    </div>
  );
}
