import { placeGuestOrder, type Call } from './guest-order';

export const SHOPPERS = 8;

export interface Load {
  readonly orders: number;
  readonly seconds: number;
  readonly whole: readonly number[];
  readonly calls: readonly number[];
}

export interface Shopper {
  readonly call: Call;
  close(): Promise<void>;
}

export interface LoadOptions {
  readonly orders: number;
  readonly skus: readonly string[];
  readonly open: () => Shopper;
  readonly onOrder?: (placed: number) => void;
}

/** Order ids are unique across loads. */
export async function placeOrders({ orders, skus, open, onOrder }: LoadOptions): Promise<Load> {
  const [whole, calls]: [number[], number[]] = [[], []];
  const run = `${process.pid}-${performance.now().toFixed(3)}`;
  let begun = 0;
  const shop = async (): Promise<void> => {
    const shopper = open();
    const timed: Call = async (...call) => {
      const started = performance.now();
      const answer = await shopper.call(...call);
      calls.push(performance.now() - started);
      return answer;
    };
    for (let order = begun++; order < orders; order = begun++) {
      const started = performance.now();
      await placeGuestOrder(timed, skus[order % skus.length] ?? '', `bench-${run}-${order}`);
      whole.push(performance.now() - started);
      onOrder?.(whole.length);
    }
    await shopper.close();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: SHOPPERS }, shop));
  const seconds = (performance.now() - began) / 1000;
  return { orders, seconds, whole: sorted(whole), calls: sorted(calls) };
}

function sorted(times: readonly number[]): readonly number[] {
  return [...times].sort((a, b) => a - b);
}

/** Percentile of sorted times in ms; `share` is 0–1. */
export function percentile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
