import { useEffect, useId, useState, type SubmitEvent } from 'react';
import type { BloggersArea, Payee } from '../../../core/blogger';
import { TAX_STATUSES } from '../../../core/internal';
import { isShopError } from '../../../core/shopper';
import { PayeeFields } from '../../pages/cabinet/money/PayeeFields';
import { untilLoaded } from '../../loading/until-loaded';
import { useNotify } from '../../state/use-notify';
import { useCabinetText } from '../../text/cabinet-text';

const BLANK: Payee = { holder: '', account: '', bic: '', tax_status: null, tax_number: '' };

/** Account and tax status for payouts. */
export function PayeeForm({ bloggers }: { readonly bloggers: BloggersArea }) {
  const t = useCabinetText();
  const notify = useNotify();
  const id = useId();
  const [payee, setPayee] = useState<Payee>();
  const [note, setNote] = useState<'bad' | 'saved'>();
  const [busy, setBusy] = useState(false);
  useEffect(
    () =>
      untilLoaded(() => bloggers.payee(), {
        here: (found) => setPayee(found ?? BLANK),
        failed: () => undefined,
      }),
    [bloggers],
  );
  if (payee === undefined) return null;
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      setPayee((await bloggers.setPayee(payee)) ?? BLANK);
      setNote('saved');
    } catch (error) {
      if (isShopError(error, 'request-rejected') && error.details.status === 400) setNote('bad');
      else notify(error);
    }
    setBusy(false);
  };
  return (
    <form aria-labelledby={id} noValidate onSubmit={(event) => void save(event)}>
      <PayeeFields
        id={id}
        payee={payee}
        statuses={TAX_STATUSES}
        busy={busy}
        note={note === undefined ? '' : t(note === 'bad' ? 'payee.bad' : 'payee.saved')}
        onChange={(next) => {
          setPayee(next);
          setNote(undefined);
        }}
      />
    </form>
  );
}
