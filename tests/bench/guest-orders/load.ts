import { placeGuestOrder, type Call } from './guest-order';

/** Shoppers who order at the same time, each one order after another. */
export const SHOPPERS = 8;

export interface Load {
  readonly orders: number;
  readonly seconds: number;
  /** Milliseconds of each whole guest order, sorted. */
  readonly whole: readonly number[];
  /** Milliseconds of each single call, sorted. */
  readonly calls: readonly number[];
}

/** A way to the shop for one shopper: a connection of their own, where there are connections. */
export interface Shopper {
  readonly call: Call;
  close(): Promise<void>;
}

export interface LoadOptions {
  readonly orders: number;
  readonly skus: readonly string[];
  readonly open: () => Shopper;
  /** Called after every order with how many there are. */
  readonly onOrder?: (placed: number) => void;
}

/** Places orders, eight shoppers at once. No two get the same order id, also not those of another load. */
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

/** The time below which that share of sorted times lies, in milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
