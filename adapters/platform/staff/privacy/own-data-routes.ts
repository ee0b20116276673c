import { copyOwnData, deleteAccount, viewAccountEnd } from '../../../../core/contract/people/own-data';
import { requireUser } from '../../foundation/http/require-caller';
import { route, type Route } from '../../foundation/http/route';
import { OwnData } from './own-data';

export function ownDataRoutes(services: ConstructorParameters<typeof OwnData>[0]): readonly Route[] {
  const ownData = new OwnData(services);
  return [
    route(copyOwnData, ({ caller }) => ownData.copy(requireUser(caller))),
    route(viewAccountEnd, ({ caller }) => ownData.end(requireUser(caller))),
    route(deleteAccount, ({ caller, store }) => ownData.delete(requireUser(caller), store)),
  ];
}
