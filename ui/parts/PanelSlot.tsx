import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../components/base/Button';
import { Drawer } from '../components/base/Drawer';
import { useOnline } from '../state/use-online';
import { untilLoaded } from '../loading/until-loaded';
import { useLaterWords, useText } from '../text/text-context';

export interface PanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly notices?: ReactNode;
}

export type PanelLoader = () => Promise<ComponentType<PanelProps>>;

/** Milliseconds before lazy content counts as failed. */
const TIME_OUT = 3000;
/** Delay in milliseconds that avoids a flash of the loading state. */
const PATIENCE = 250;

type Content =
  | { readonly state: 'waiting' | 'slow' | 'failed' }
  | { readonly state: 'here'; readonly Component: ComponentType<PanelProps> };

function useContent(load: PanelLoader): readonly [Content, () => void] {
  const later = useLaterWords();
  const [content, setContent] = useState<Content>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const timers = [
      window.setTimeout(() => setContent({ state: 'slow' }), PATIENCE),
      window.setTimeout(() => setContent({ state: 'failed' }), TIME_OUT),
    ];
    const clear = () => timers.forEach((timer) => window.clearTimeout(timer));
    const show = (next: Content) => {
      clear();
      setContent(next);
    };
    const stop = untilLoaded(() => Promise.all([load(), later.load()]), {
      here: ([Component]) => show({ state: 'here', Component }),
      failed: () => show({ state: 'failed' }),
    });
    return () => {
      clear();
      stop();
    };
  }, [load, later, attempt]);
  const retry = () => {
    setContent({ state: 'waiting' });
    setAttempt((count) => count + 1);
  };
  return [content, retry];
}

interface Props extends PanelProps {
  readonly load: PanelLoader;
  readonly title: string;
  readonly side: 'left' | 'right' | 'middle';
  readonly beside?: boolean;
}

export function PanelSlot({ load, title, side, beside = false, open, onClose, notices }: Props) {
  const t = useText();
  const online = useOnline();
  const [content, retry] = useContent(load);
  if (content.state === 'here') return <content.Component open={open} onClose={onClose} notices={notices} />;
  if (content.state === 'waiting') return null;
  return (
    <Drawer open={open} onClose={onClose} title={title} side={side} beside={beside}>
      {content.state === 'slow' ? (
        <p role="status">{t('nav.loading')} …</p>
      ) : (
        <div role="alert">
          <p>{t(online ? 'error.area' : 'error.area-offline')}</p>
          <p>
            <Button kind="quiet" onClick={retry}>
              {t('error.retry')}
            </Button>
            <Button kind="quiet" onClick={onClose}>
              {t('nav.close')}
            </Button>
          </p>
        </div>
      )}
    </Drawer>
  );
}
