import { Button } from '../../components/Button';
import { ListFoot } from '../../components/ListFoot';
import { useCabinetText } from '../../text/cabinet-text';

interface Props {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

/** Below a list of which a part is shown: how much of it that is, and the way to more. Nothing where all of it is shown. */
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
