import { read } from '#src/api/client.ts';
import { askedOf, deleting, saving } from '#src/api/screen-data.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Refusal, SaveResult } from '#src/lib/save-result.ts';
import type { SaveKey } from '#src/lib/idempotency.ts';
import type { UserMail } from './mail-labels.ts';
import type {
  NewUser,
  RoleChanges,
  RoleChangesDraft,
  SentMail,
  SuspensionChange,
  User,
  UserChange,
  UserDetail,
  UserList,
} from './schema.ts';

const usersApi = () => memberApi().admin.users;

const loadQuery = async () => (await import('./schema.ts')).userListQuerySchema;

/** The list that an address asks for. @throws {ApiError} */
export const readUsers = async (address: URLSearchParams): Promise<UserList> =>
  await read(usersApi().$get({ query: await askedOf(loadQuery, address) }));

/** @throws {ApiError} */
export const readUser = async (id: string): Promise<UserDetail> =>
  await read(usersApi()[':id'].$get({ param: { id } }));

export const addUser = (json: NewUser, key: SaveKey): Promise<SaveResult<User>> =>
  saving(usersApi().$post({ json }, key));

export const changeUser = (id: string, json: UserChange, key: SaveKey): Promise<SaveResult<User>> =>
  saving(usersApi()[':id'].$put({ param: { id }, json }, key));

export const deleteUser = (id: string): Promise<Refusal | null> =>
  deleting(usersApi()[':id'].$delete({ param: { id } }));

export const suspendUser = (
  id: string,
  json: SuspensionChange,
  key: SaveKey,
): Promise<SaveResult<UserDetail>> => saving(usersApi()[':id'].suspension.$put({ param: { id }, json }, key));

export const reinstateUser = (id: string): Promise<Refusal | null> =>
  deleting(usersApi()[':id'].suspension.$delete({ param: { id } }));

/** @param login one of theirs; left out: all */
export const endLogins = (id: string, login?: string): Promise<Refusal | null> =>
  deleting(
    login === undefined
      ? usersApi()[':id'].logins.$delete({ param: { id } })
      : usersApi()[':id'].logins[':login'].$delete({ param: { id, login } }),
  );

export const mailUser = (id: string, mail: UserMail, key: SaveKey): Promise<SaveResult<SentMail>> =>
  saving(usersApi()[':id'].mails.$post({ param: { id }, json: { mail } }, key));

/** What `changeRoles` would do. */
export const previewRoles = (json: RoleChangesDraft): Promise<SaveResult<RoleChanges>> =>
  saving(usersApi().roles.preview.$post({ json }));

export const changeRoles = (json: RoleChangesDraft, key: SaveKey): Promise<SaveResult<RoleChanges>> =>
  saving(usersApi().roles.$post({ json }, key));
