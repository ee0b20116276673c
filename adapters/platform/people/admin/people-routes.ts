import * as contract from '../../../../core/contract/people/manage-people';
import { requireUser, type Route, route } from '../../foundation';
import type { PeopleAdmin } from './people-admin';

export function peopleRoutes({ peopleAdmin }: { readonly peopleAdmin: PeopleAdmin }): readonly Route[] {
  return [
    route(contract.managedPersonDetails, ({ query, caller }) =>
      peopleAdmin.details(Number(query.id), requireUser(caller)),
    ),
    route(contract.signOutPerson, ({ body, caller }) => peopleAdmin.signOut(Number(body.id), requireUser(caller))),
  ];
}
