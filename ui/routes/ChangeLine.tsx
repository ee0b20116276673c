import { useState, type ComponentProps } from 'react';
import type { ChangeLine as ChangeLineType } from '../parts/use-change-line';
import { ChangeChoice } from '../pages/product/options/ChangeChoice';
import { useShop } from '../state/shop-context';
import { useNotify } from '../state/use-notify';

type Props = ComponentProps<ChangeLineType> & Pick<ComponentProps<typeof ChangeChoice>, 'Picker'>;

export function ChangeLine({ item, chosen, Picker, onDone }: Props) {
  const shop = useShop();
  const notify = useNotify();
  const [view, setView] = useState(chosen);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { sku, checksum, qty } = item;

  const take = async () => {
    if (view.current.sku === sku) {
      onDone();
      return;
    }
    setBusy(true);
    try {
      const { items, problems } = await shop.cart.add(view, qty, { insteadOf: { sku, checksum }, notifies: false });
      const [now] = items;
      if (now === undefined) setProblem(problems[0]?.message);
      else onDone(now);
    } catch (error) {
      notify(error);
      onDone();
    }
    setBusy(false);
  };
  return (
    <ChangeChoice
      view={view}
      isBusy={isBusy}
      problem={problem}
      Picker={Picker}
      onChoose={(code, value) => setView(shop.product.choose(view, code, value))}
      onTake={() => void take()}
      onClose={() => onDone()}
    />
  );
}
