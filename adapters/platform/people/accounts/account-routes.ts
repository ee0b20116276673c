import type { SignedIn } from '../../../../core/contract';
import * as contract from '../../../../core/contract/people/accounts';
import { confirmEmail } from '../../../../core/contract/people/contact-change';
import * as sessionContract from '../../../../core/contract/people/own-sessions';
import * as byPost from '../../../../core/contract/people/sign-in-by-post';
import { countryOfCaller } from '../../catalogue';
import {
  type Caller,
  type Route,
  route,
  WithMeta,
  type From,
  type Settings,
  requireUser,
  unauthorized,
} from '../../foundation';
import type { AccountService } from './account-service';
import { deviceOf } from './device-of';
import { OwnSessions } from './own-sessions';
import type { SecurityLog } from './security-log';
import type { Registrations } from './registrations';
import type { Database } from '../../ports/database';
import type { SessionService } from './session-service';
import type { FileStore } from '../../ports/foundation/files';
import { forgetPortrait, portraitOf } from './portrait';
import type { Entered, SignInService } from './sign-in-service';

interface Services {
  readonly accounts: AccountService;
  readonly registrations: Registrations;
  readonly database: Database;
  readonly sessions: SessionService;
  readonly settings: Settings;
  readonly files: FileStore;
  readonly security: SecurityLog;
  readonly signIn: SignInService;
}

export function accountRoutes(services: Services): readonly Route[] {
  return [
    ...signInRoutes(services),
    ...profileRoutes(services),
    ...passwordRoutes(services),
    ...sessionRoutes(services),
  ];
}

export async function fromOf(
  call: { readonly address: string | undefined; readonly request: Request; readonly caller: Caller },
  body: { readonly refreshToken?: string | undefined } = {},
): Promise<From> {
  const { address, caller, request } = call;
  const earlier = {
    sessionId: caller.kind === 'user' ? caller.sessionId : undefined,
    refreshToken: body.refreshToken,
  };
  return { address, device: await deviceOf(request.headers.get('user-agent')), earlier };
}

export async function enteredUser(
  accounts: Pick<AccountService, 'view'>,
  entering: Promise<Entered>,
): Promise<SignedIn> {
  const { customer, tokens, ...session } = await entering;
  return { ...(await accounts.view(customer, session)), ...tokens };
}

function sessionRoutes(services: Services): readonly Route[] {
  const ownSessions = new OwnSessions(services);
  return [
    route(sessionContract.ownSessions, ({ caller }) => ownSessions.list(requireUser(caller))),
    route(sessionContract.endSessions, ({ caller, body }) => ownSessions.end(requireUser(caller), body.id)),
  ];
}

function signInRoutes({ signIn, accounts, database, security, sessions }: Services): readonly Route[] {
  const entered = (entering: Promise<Entered>) => enteredUser(accounts, entering);
  return [
    route(contract.passwordLogin, async (call) =>
      entered(signIn.byPassword(call.body.username, call.body.password, await fromOf(call, call.body))),
    ),
    route(contract.requestCode, ({ query, store, address }) => signIn.requestCode(query.phone, store, address)),
    route(contract.checkCode, async (call) =>
      entered(signIn.byCode(call.query.phone, call.query.code, await fromOf(call))),
    ),
    route(contract.callBack, async ({ query, address }) => {
      await signIn.callBack(query.phone, address);
      return true;
    }),
    route(contract.fastLogin, async (call) =>
      entered(signIn.byLink(call.query.contact, call.query.token, await fromOf(call))),
    ),
    route(contract.loginAsUser, ({ caller, query }) => entered(signIn.asUser(requireUser(caller), query.contact))),
    route(contract.loginAsBlogger, ({ caller }) => entered(signIn.asBlogger(requireUser(caller)))),
    ...byPostRoutes(signIn, entered),
    route(contract.refreshTokens, async ({ body }) => {
      const tokens = await database.write((db) => sessions.refresh(db, body.refreshToken));
      if (tokens === undefined) throw unauthorized();
      return tokens;
    }),
    route(contract.logout, ({ caller, body, address }) =>
      database.write(async (db) => {
        if (caller.kind === 'user') await db.sessions.end(caller.sessionId);
        const ofToken = body.refreshToken === undefined ? undefined : await sessions.endOf(db, body.refreshToken);
        const customer = caller.kind === 'user' ? caller.customer.id : ofToken;
        const actor = caller.kind === 'user' ? caller.actorId : undefined;
        if (customer !== undefined) security.write('signed-out', { customer, actor }, { address });
        return true;
      }),
    ),
  ];
}

function byPostRoutes(
  signIn: SignInService,
  entered: (entering: Promise<Entered>) => Promise<SignedIn>,
): readonly Route[] {
  return [
    route(byPost.sendCode, ({ body, store, address }) => signIn.requestCode(body.phone, store, address)),
    route(byPost.signInByCode, async (call) =>
      entered(signIn.byCode(call.body.phone, call.body.code, await fromOf(call, call.body))),
    ),
    route(byPost.signInByLink, async (call) =>
      entered(signIn.byLink(call.body.contact, call.body.token, await fromOf(call, call.body))),
    ),
    route(byPost.askForCall, async ({ body, address }) => {
      await signIn.callBack(body.phone, address);
      return true;
    }),
    route(byPost.actAsUser, ({ caller, body }) => entered(signIn.asUser(requireUser(caller), body.contact))),
    route(byPost.actAsBlogger, ({ caller }) => entered(signIn.asBlogger(requireUser(caller)))),
  ];
}

function profileRoutes(services: Services): readonly Route[] {
  const { accounts, settings } = services;
  const self = (caller: Caller) => requireUser(caller);
  return [
    route(contract.updateUser, ({ caller, body, store, address }) =>
      accounts.update(self(caller), body, { store, address }),
    ),
    route(confirmEmail, ({ caller, body, store, address }) =>
      accounts.confirmEmail(self(caller), body, { store, address }),
    ),
    route(contract.changePhoto, async ({ caller, files }) => {
      const user = self(caller);
      const photo = await portraitOf(files, services);
      const { before, view } = await accounts.changePhoto(user, photo);
      await forgetPortrait(before, services);
      return view;
    }),
    route(contract.saveName, ({ caller, query, body }) => accounts.saveName(self(caller), query.id, body.name)),
    route(contract.getProfile, ({ caller, query }) => {
      const { customer, ...session } = self(caller);
      accounts.own(customer, query.id);
      return accounts.view(customer, session);
    }),
    route(contract.guestAccount, async ({ caller, query }) => {
      if (caller.kind !== 'user') return null;
      const found = await accounts.find(caller, query.phone ?? query.email ?? '');
      if (!found) return null;
      const { id, firstname, lastname, loginPhone } = found;
      return { id, firstname, lastname, phone: loginPhone ?? null };
    }),
    route(contract.geoData, ({ request, store }) => ({
      country: countryOfCaller(request, store, settings.defaultStore),
      city: null,
      postcode: null,
    })),
  ];
}

function passwordRoutes({ accounts, registrations }: Services): readonly Route[] {
  return [
    route(contract.createUser, async ({ body, store, address }) => {
      await registrations.register({ ...body.customer, password: body.password }, store, address);
      return true;
    }),
    route(contract.changePassword, async ({ caller, body, store, address }) => {
      const { currentPassword: current, newPassword: wanted } = body;
      const change = { current, wanted, address };
      return new WithMeta(true, await accounts.changePassword(requireUser(caller), change, store));
    }),
    route(contract.resetPassword, async ({ body, store, address }) => {
      await accounts.resetPassword(body.email, store, address);
      return true;
    }),
    route(contract.checkReset, ({ body }) => accounts.isResetGood(body.email, body.resetToken)),
    route(contract.createPassword, async (call) => {
      const { body, store, address } = call;
      const { resetToken: token, newPassword: wanted } = body;
      const { earlier } = await fromOf(call);
      await accounts.createPassword(body.email, { token, wanted, address, earlier }, store);
      return true;
    }),
  ];
}
