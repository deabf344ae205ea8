import { statSync } from 'node:fs';
import { SettingError } from './env.server.ts';
import { run } from './processes.server.ts';

/** A system user as processes and files know it. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const name = 'birtu';

/**
 * Who runs the embedded server: PostgreSQL refuses to run as root, so root hands it to a system user.
 * `undefined` where the process is not root: the server runs as the same user.
 *
 * @param folder what an earlier start left; its owner stays the owner
 */
export function postgresUser(folder: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(folder) ?? lookUp() ?? make();
}

function ownerOf(folder: string): SystemUser | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function lookUp(): SystemUser | undefined {
  const [uid, gid] = [run('id', ['-u', name]), run('id', ['-g', name])];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function make(): SystemUser {
  run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
  if (!lookUp()) run('adduser', ['-S', '-D', '-H', name]); // where BusyBox is all there is
  const made = lookUp();
  if (made) return made;
  throw new SettingError(
    `DATABASE_URL: PostgreSQL does not run as root and the system user "${name}" cannot be made; make it, start as another user, or set DATABASE_URL`,
  );
}
