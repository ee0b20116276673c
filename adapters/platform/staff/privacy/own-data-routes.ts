import { copyOwnData, deleteAccount, viewAccountEnd } from '../../../../core/contract/people/own-data';
import { requireUser, route, type Route } from '../../foundation';
import { OwnData } from './own-data';

export function ownDataRoutes(services: ConstructorParameters<typeof OwnData>[0]): readonly Route[] {
  const ownData = new OwnData(services);
  return [
    route(copyOwnData, ({ caller }) => ownData.copy(requireUser(caller))),
    route(viewAccountEnd, ({ caller }) => ownData.end(requireUser(caller))),
    route(deleteAccount, ({ caller, store }) => ownData.delete(requireUser(caller), store)),
  ];
}
