import { Button } from '../../components/base/Button';
import { ListFooter } from '../../components/products/ListFooter';
import { useCabinetText } from '../../text/cabinet-text';

interface Props {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

export function MoreFooter({ shown, total, onMore }: Props) {
  const t = useCabinetText();
  if (shown >= total) return null;
  return (
    <ListFooter status={t('list.shown', { shown, total })}>
      <Button kind="secondary" onClick={onMore}>
        {t('list.more')}
      </Button>
    </ListFooter>
  );
}
