import * as contract from '../../../../core/contract/people/manage-people';
import { requireUser } from '../../foundation/http/require-caller';
import type { Route } from '../../foundation/http/route';
import { route } from '../../foundation/http/route';
import type { PeopleAdmin } from './people-admin';

export function peopleRoutes({ peopleAdmin }: { readonly peopleAdmin: PeopleAdmin }): readonly Route[] {
  return [
    route(contract.managedPersonDetails, ({ query, caller }) =>
      peopleAdmin.details(Number(query.id), requireUser(caller)),
    ),
    route(contract.signOutPerson, ({ body, caller }) => peopleAdmin.signOut(Number(body.id), requireUser(caller))),
  ];
}
