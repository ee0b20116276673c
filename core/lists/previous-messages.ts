import type { JsonValue } from '../ports';
import type { PreviousMessages } from '../replica';
import { isPreviousChange, PREVIOUS_MESSAGE } from './lazy-list';
import type { ListName } from './lists';
import type { ListChange } from './plan-list';

/**
 * Messages of the release before replicas, whose tabs hold a list in memory and overwrite the stored one with it.
 * Delete with the next release.
 */
export function previousMessages(name: ListName): PreviousMessages<ListChange> {
  return {
    isChange: (message) => isPreviousChange(name, message),
    write: (changes) => ({
      type: PREVIOUS_MESSAGE,
      name,
      put: changes.flatMap((change) => (change.type === 'put' ? change.products : [])) as unknown as JsonValue,
      removed: changes.flatMap((change) => (change.type === 'remove' ? change.entries : [])),
    }),
  };
}
