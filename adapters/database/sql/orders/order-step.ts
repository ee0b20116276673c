import { deliveryStep, LAST_STEP, ORDER_STATUSES } from '../../../../core/contract/orders/order-status';

function lettersOf(step: number): string {
  return ORDER_STATUSES.filter((letter) => deliveryStep(letter) === step)
    .map((letter) => `'${letter}'`)
    .join(', ');
}

const BEGUN = Array.from({ length: LAST_STEP }, (_, at) => at + 1);

/** SQL of `deliveryStep`. Uses indexed columns only: for a generated column SQLite reads the whole row. */
export const STEP = `CASE
  WHEN o.stage IS NOT NULL THEN CASE WHEN o.stage < 0 THEN 0 WHEN o.stage > ${String(LAST_STEP)} THEN ${String(LAST_STEP)} ELSE o.stage END
  ${BEGUN.map((step) => `WHEN o.delivery_status IN (${lettersOf(step)}) THEN ${String(step)}`).join('\n  ')}
  WHEN o.delivery_status IS NULL AND (o.status = 'paid' OR o.redirect = 0) THEN ${String(deliveryStep('N'))}
  ELSE 0 END`;
