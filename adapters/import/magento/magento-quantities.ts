import { MAX_QUANTITY } from '../../../core/kernel/quantity';
import { type SaleQuantities } from '../../../core/kernel/sale-quantity';
import type { ReasonCode } from '../source/import-report';
import type { MagentoRow } from './magento-row';

/** Reads quantity limits. Values delegated to Magento's configuration are ignored, because the file lacks it. */
export function quantitiesOf(row: MagentoRow, note: (code: ReasonCode, message: string) => void): SaleQuantities {
  const whole = (column: string, given: number | undefined, isConfigured: boolean): number | undefined => {
    if (isConfigured || given === undefined || given === 0) return undefined;
    const taken = Math.min(MAX_QUANTITY, Math.max(1, Math.ceil(given)));
    if (taken !== given)
      note('value_adjusted', `${column}: ${given} is read as ${taken}, a whole number up to ${MAX_QUANTITY}`);
    return taken;
  };
  const isStepConfigured = (row.use_config_qty_increments ?? row.use_config_qty_inc) !== false;
  const isStepped = row.use_config_enable_qty_inc === false && row.enable_qty_increments === true && !isStepConfigured;
  const min = whole('min_cart_qty', row.min_cart_qty, row.use_config_min_sale_qty !== false);
  const max = whole('max_cart_qty', row.max_cart_qty, row.use_config_max_sale_qty !== false);
  const step = isStepped ? whole('qty_increments', row.qty_increments, false) : undefined;
  return {
    ...(min !== undefined && min > 1 && { min_sale_qty: min }),
    ...(max !== undefined && { max_sale_qty: max }),
    ...(step !== undefined && step > 1 && { qty_increments: step }),
  };
}
