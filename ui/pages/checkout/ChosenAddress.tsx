import { fullName, type AddressDetails } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { useText } from '../../text/text-context';
import styles from './ChosenAddress.module.css';
import { townOf } from './town-of';

interface Props {
  readonly address: AddressDetails;
  readonly onChange: () => void;
}

export function ChosenAddress({ address, onChange }: Props) {
  const t = useText();
  const { firstName, lastName, streetAddress, apartmentNumber, phoneNumber } = address;
  const lines = [
    fullName(firstName, lastName),
    `${streetAddress} ${apartmentNumber}`.trim(),
    ...townOf(address),
    phoneNumber,
  ].filter((line) => line !== '');
  return (
    <div className={styles.chosen} data-testid="chosen-address">
      <p>
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </p>
      <Button kind="quiet" onClick={onChange}>
        {t('saved.change')}
      </Button>
    </div>
  );
}
