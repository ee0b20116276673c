import { useState } from 'react';
import { Button } from '../../../components/base/Button';
import { useNotify } from '../../../state/use-notify';
import { useManageText } from '../../../text/manage-text';

/** @param load returns the link to the file */
export function CsvButton({ load }: { readonly load: () => Promise<string> }) {
  const t = useManageText();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      window.location.assign(await load());
    } catch (error) {
      notify(error);
    }
    setBusy(false);
  };
  return (
    <Button kind="secondary" busy={isBusy} onClick={() => void save()}>
      {t('orders.csv')}
    </Button>
  );
}
