import type { Command } from '../../declare/command';
import { paid } from './paid';
import { place } from './place';
import { listOrders, process, queue } from './queue';
import { show } from './show';

export const ORDER: readonly Command[] = [place, queue, process, listOrders, show, paid];
