import { useEffect, useRef, useState } from 'react';
import { isFetched, isPickup, mayOweDuties } from '../../../core/internal';
import type { CartState, CheckoutState, Country, PickupShop, State } from '../../../core/shopper';
import { useText } from '../../text/text-context';
import { AddressFields } from './AddressFields';
import type { CheckoutActions, CheckoutForm } from './checkout-form';
import { ChosenAddress } from './ChosenAddress';
import styles from './Fields.module.css';
import { isMethodGone } from './method-gone';
import type { SavedDetails } from './saved-details';
import { SavedAddresses } from './SavedAddresses';
import { ShippingMethods } from './ShippingMethods';

interface Props {
  readonly checkout: CheckoutState;
  readonly cart: CartState;
  readonly countries: readonly Country[];
  readonly states: { readonly shipping: readonly State[] };
  readonly shops: readonly PickupShop[] | undefined;
  readonly taxIncluded: boolean;
  readonly storeCountry: string;
  readonly isForOther: boolean;
  readonly saved?: SavedDetails | undefined;
  readonly actions: CheckoutActions;
  readonly form: CheckoutForm;
}

export function ShippingSection(props: Props) {
  const { checkout, cart, shops, taxIncluded, storeCountry, actions, form } = props;
  const t = useText();
  const { shippingMethod, country } = checkout.shippingDetails;
  const offered = cart.shippingMethods.map(({ method_code }) => method_code);
  const isGone = isMethodGone(shippingMethod, offered);
  const isAtShop = isFetched(checkout.shippingDetails, shops);
  return (
    <>
      <ShippingMethods
        methods={cart.shippingMethods}
        chosen={checkout.shippingDetails.shippingMethod}
        taxIncluded={taxIncluded}
        error={form.errors['shipping.shippingMethod'] ?? (isGone ? t('checkout.method-gone') : undefined)}
        pickup={
          isPickup(checkout.shippingDetails.shippingMethod)
            ? {
                shops,
                chosen: checkout.shippingDetails.pickupStoreId,
                error: form.errors['shipping.pickupStoreId'],
                onChoose: (pickupStoreId) => actions.onShipping({ pickupStoreId }),
              }
            : undefined
        }
        onChoose={actions.onShippingMethod}
      />
      {isAtShop && <p>{t('checkout.pickup-note')}</p>}
      <Destination {...props} isAtShop={isAtShop} />
      {!isPickup(shippingMethod) && mayOweDuties(country, storeCountry) && <p role="status">{t('checkout.duties')}</p>}
    </>
  );
}

function Destination({
  checkout,
  countries,
  states,
  isForOther,
  saved,
  actions,
  form,
  isAtShop,
}: Props & { readonly isAtShop: boolean }) {
  const t = useText();
  const { list, isOpen, unfold, hold } = useUnfolded();
  const kept = saved?.addresses[saved.chosen];
  const isWrong = Object.keys(form.errors).some((field) => ADDRESS_FIELD.test(field));
  // Fold the form for a valid saved address.
  const isFolded = kept !== undefined && !isOpen && !isWrong && !isAtShop && !isForOther;
  return (
    <>
      {isFolded && <ChosenAddress address={kept} onChange={unfold} />}
      {saved !== undefined && !isAtShop && !isFolded && (
        <div ref={list}>
          <SavedAddresses {...saved} />
        </div>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isForOther}
          onChange={(event) => actions.onOtherRecipient(event.currentTarget.checked)}
        />
        {t('checkout.other-recipient')}
      </label>
      {!isFolded && (
        <AddressFields
          prefix="shipping"
          named={isForOther}
          needs={isAtShop ? 'country' : 'all'}
          details={checkout.shippingDetails}
          countries={countries}
          states={states.shipping}
          form={form}
          regionOf={actions.regionOf}
          onChange={(change) => {
            hold();
            actions.onShipping(change);
          }}
        />
      )}
    </>
  );
}

/** Address fields, without method, shop and gift options. */
const ADDRESS_FIELD = /^shipping\.(?!shippingMethod|pickupStoreId|giftMessage|isGift)/;

function useUnfolded() {
  const list = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen && isPressed.current) list.current?.querySelector<HTMLElement>('input:checked')?.focus();
    isPressed.current = false;
  }, [isOpen]);
  const unfold = () => {
    isPressed.current = true;
    setOpen(true);
  };
  return { list, isOpen, unfold, hold: () => setOpen(true) };
}
