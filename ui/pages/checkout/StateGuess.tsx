import type { PaymentDetails, ShippingDetails, State } from '../../../core/shopper';
import { useText } from '../../text/text-context';
import { Guess } from './Guess';
import { useStateOfPostcode, type RegionOf } from './use-state-of-postcode';

type Place = Pick<ShippingDetails & PaymentDetails, 'country' | 'zipCode' | 'state' | 'region_id'>;

interface Props {
  readonly prefix: 'shipping' | 'payment';
  readonly details: Place;
  readonly states: readonly State[];
  readonly regionOf?: RegionOf | undefined;
  readonly onChange: (change: Pick<Place, 'state' | 'region_id'>) => void;
}

/** Fills in a missing state from the postcode; questions a different one. */
export function StateGuess({ prefix, details, states, regionOf, onChange }: Props) {
  const t = useText();
  const take = ({ code, region_id }: State) => onChange({ state: code, region_id });
  const meant = useStateOfPostcode(details, states, regionOf, take);
  return (
    <Guess
      field={`${prefix}-state`}
      question={meant && t('checkout.state-guess', { zip: details.zipCode.trim(), state: meant.name })}
      onTake={() => meant && take(meant)}
    />
  );
}
