import { workerData } from 'node:worker_threads';
import { compareSync } from 'bcryptjs';

/** Runs in a thread of its own, since bcrypt in JavaScript would keep the server from answering; ends with 0 for yes. */
const { password, hash } = workerData as { readonly password: string; readonly hash: string };
process.exit(compareSync(password, hash) ? 0 : 1);
