import type { FactorSetUp as SetUp } from '../../../core/account';
import { useText } from '../../text/text-context';
import { FactorCodeForm } from './FactorCodeForm';
import styles from './SecondFactor.module.css';

interface Props {
  readonly setUp: SetUp;
  readonly picture: { readonly path: string; readonly side: number } | undefined;
  readonly onConfirm: (code: string) => Promise<string | undefined>;
  readonly onCancel?: (() => void) | undefined;
}

const GROUPS = /.{1,4}/g;
/** Quiet zone that scanners need. */
const MARGIN = 4;

export function FactorSetUp({ setUp, picture, onConfirm, onCancel }: Props) {
  const t = useText();
  return (
    <div className={styles.setUp}>
      <ol className={styles.steps}>
        <li>{t('factor.step-app')}</li>
        <li>{t('factor.step-scan')}</li>
        <li>{t('factor.step-code')}</li>
      </ol>
      <div className={styles.secret}>
        <div className={styles.picture}>
          {picture !== undefined && (
            <svg
              role="img"
              aria-label={t('factor.picture')}
              viewBox={[-MARGIN, -MARGIN, picture.side + 2 * MARGIN, picture.side + 2 * MARGIN].join(' ')}
              shapeRendering="crispEdges"
            >
              <path d={picture.path} />
            </svg>
          )}
        </div>
        <dl className={styles.typed}>
          <dt>{t('factor.secret')}</dt>
          <dd data-testid="factor-secret">{setUp.secret.match(GROUPS)?.join(' ')}</dd>
          <dd>
            <a href={setUp.uri}>{t('factor.open-app')}</a>
          </dd>
        </dl>
      </div>
      <FactorCodeForm id="factor-first" action={t('factor.confirm')} onSend={onConfirm} onCancel={onCancel} />
    </div>
  );
}
