import * as contract from '../../../core/contract/manage-people';
import { requireUser } from '../http/require-caller';
import type { Route } from '../http/route';
import { route } from '../http/route';
import type { PeopleDesk } from './people-desk';

export function peopleRoutes({ peopleDesk }: { readonly peopleDesk: PeopleDesk }): readonly Route[] {
  return [
    route(contract.managedPersonDetails, ({ query, caller }) =>
      peopleDesk.details(Number(query.id), requireUser(caller)),
    ),
    route(contract.signOutPerson, ({ body, caller }) => peopleDesk.signOut(Number(body.id), requireUser(caller))),
  ];
}
