import type { Command } from '../../declare/command';
import { get } from './get';
import { drop, keep } from './keep';

export const DOWNLOAD: readonly Command[] = [get, keep, drop];
