import * as contract from '../../../../core/contract/people/manage-privacy';
import { requireUser, route, type Route } from '../../foundation';
import type { PersonMerges } from './person-merges';
import type { PersonPrivacy } from './person-privacy';

export function personPrivacyRoutes({
  personMerges,
  personPrivacy,
}: {
  readonly personMerges: PersonMerges;
  readonly personPrivacy: PersonPrivacy;
}): readonly Route[] {
  return [
    route(contract.viewPersonEnd, ({ query: { id }, caller }) => personPrivacy.end(Number(id), requireUser(caller))),
    route(contract.copyPersonData, ({ query: { id }, caller }) => personPrivacy.copy(Number(id), requireUser(caller))),
    route(contract.erasePerson, ({ body: { id }, caller }) => personPrivacy.erase(Number(id), requireUser(caller))),
    route(contract.viewPersonMerge, ({ query: { from, into }, caller }) =>
      personMerges.plan({ from, into }, requireUser(caller)),
    ),
    route(contract.mergePeople, async ({ body, caller }) => {
      const ids = { from: Number(body.from), into: Number(body.into) };
      await personMerges.merge(ids, requireUser(caller));
      return { id: ids.into };
    }),
  ];
}
