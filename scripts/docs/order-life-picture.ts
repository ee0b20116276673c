import { ORDER_TRANSITIONS, type OrderStart } from '../../core/orders/queue/order-transitions';
import { svgGraph } from './svg-graph';

const PLACES: Readonly<Record<OrderStart, readonly [x: number, y: number]>> = {
  start: [90, 230],
  draft: [290, 130],
  sending: [290, 350],
  refused: [290, 580],
  queued: [600, 130],
  withdrawing: [600, 280],
  unpaid: [600, 580],
  returning: [930, 50],
  paid: [860, 580],
  cancelled: [1110, 350],
};

/** Draws `docs/order-life.svg` from the table of transitions. */
export function orderLifePicture(): string {
  const edges = Object.entries(ORDER_TRANSITIONS).flatMap(([from, targets]) =>
    Object.entries(targets).map(([to, label]) => ({ from, to, label })),
  );
  const nodes = Object.entries(PLACES).map(([name, [x, y]]) => ({
    ...{ name, x, y },
    isEnd: name === 'paid' || name === 'cancelled',
  }));
  return svgGraph({ title: 'Lifecycle of an order on the device', nodes, edges });
}
