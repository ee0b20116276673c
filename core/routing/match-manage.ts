import { segmentsOf } from '../links';
import type { RouteMatch } from './routing';

type Matched = Pick<RouteMatch, 'name' | 'params'>;

export function matchManage(path: string): Matched | undefined {
  const [manage, kind, id, ...more] = segmentsOf(path);
  if (manage !== 'manage' || more.length > 0) return undefined;
  if (kind === undefined) return { name: 'manage-home', params: {} };
  if (!/^[a-z]+(-[a-z]+)*$/.test(kind)) return undefined;
  if (kind === 'orders') {
    return id === undefined ? { name: 'manage-orders', params: {} } : { name: 'manage-order', params: { id } };
  }
  if (kind === 'changes') return id === undefined ? { name: 'manage-changes', params: {} } : undefined;
  if (id === undefined) return { name: 'manage-list', params: { kind } };
  return { name: 'manage-record', params: { kind, id } };
}
