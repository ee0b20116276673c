import {
  deliveryStatus,
  deliveryStep,
  LAST_STEP,
  type DeliveryFacts,
  type DeliveryMoment,
} from '../../../core/account';
import { useText } from '../../text/text-context';
import { useDeliveryText } from '../bag/delivery-text';
import styles from './DeliveryStatus.module.css';

interface Props {
  readonly facts: DeliveryFacts;
  readonly moment?: DeliveryMoment | undefined;
  readonly now?: number | undefined;
  readonly isLarge?: boolean;
}

const STEPS = Array.from({ length: LAST_STEP }, (_, index) => index + 1);

export function DeliveryStatus({ facts, moment, now, isLarge = false }: Props) {
  const t = useText();
  const { state, status, date } = useDeliveryText()(facts, moment, now);
  if (state === 'canceled') return null;
  const step = deliveryStep(facts.order_status, facts.stage);
  return (
    <div className={styles.delivery} data-testid="delivery-status" data-state={state} data-large={isLarge || undefined}>
      <p className={styles.words}>
        <b>{status}</b>
        {date !== undefined && <span className={styles.date}>{date}</span>}
      </p>
      <div
        role="progressbar"
        aria-label={t('delivery.label')}
        aria-valuemin={0}
        aria-valuemax={LAST_STEP}
        aria-valuenow={step}
        aria-valuetext={t('delivery.step', { status, step, steps: LAST_STEP })}
        className={styles.steps}
      >
        {STEPS.map((one) => (
          <span
            key={one}
            className={styles.step}
            data-done={one <= step || undefined}
            data-here={one === step || undefined}
            data-name={isLarge ? t(`delivery.${deliveryStatus({ order_status: '', stage: one })}`) : undefined}
          />
        ))}
      </div>
    </div>
  );
}
