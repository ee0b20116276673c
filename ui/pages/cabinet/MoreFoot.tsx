import { Button } from '../../components/Button';
import { ListFoot } from '../../components/ListFoot';
import { useCabinetText } from '../../text/cabinet-text';

interface Props {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

export function MoreFoot({ shown, total, onMore }: Props) {
  const t = useCabinetText();
  if (shown >= total) return null;
  return (
    <ListFoot status={t('list.shown', { shown, total })}>
      <Button kind="secondary" onClick={onMore}>
        {t('list.more')}
      </Button>
    </ListFoot>
  );
}
