import type { ProblemError } from '#src/api/problem.ts';
import type { Language } from '#src/lib/language.ts';
import type { Counter } from './counter.server.ts';
import type { Database, Sql } from './database.server.ts';
import type { Settings } from './env.server.ts';
import type { Jobs } from './jobs.server.ts';
import type { Log } from './log.server.ts';
import type { PublicMemory } from './public-memory.server.ts';

/** What the process gives to every service. It holds nothing that another process would miss. */
export interface Runtime {
  readonly sql: Sql;
  readonly db: Database;
  readonly settings: Settings;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** The only clock of services, so that tests can turn it. */
  readonly now: () => Date;
  readonly memory: PublicMemory;
  /** Of what is read and done, days and totals. */
  readonly counter: Counter;
}

/** Whose request it is by its token: signed by us and not expired. Whether the session still stands it does not know. */
export interface Bearer {
  readonly userId: string;
  readonly sessionId: string;
}

/** The row of `user_profiles` of whoever asks. */
export interface OwnRecord {
  readonly full_name: string;
  readonly email: string;
  /** cm */
  readonly height: number | null;
  /** kg */
  readonly weight: number | null;
  readonly bmi: number | null;
  /** As answered to the diary. */
  readonly sex: string | null;
  readonly updated_at: string;
}

/** Who asks: a session that is alive and the role as it is now, read from the database for this request. */
export interface Actor extends Bearer {
  readonly role: string;
  readonly aal: 'aal1' | 'aal2';
  /** A session opened by a reset link: it may change the password or log out, nothing else. */
  readonly recovery: boolean;
  /** The account has a second factor, and this session has not shown it yet. */
  readonly needsSecondFactor: boolean;
  /** The account is about to be deleted: its owner may take that back, take their data along or log out, nothing else. */
  readonly isLeaving?: boolean;
  /** Read with the session; null before the account has one. */
  readonly record?: OwnRecord | null;
}

/** One request: the runtime, and what is known about the caller. */
export interface RequestContext extends Runtime {
  readonly log: Log;
  readonly requestId: string;
  /** The client's address, from forwarded headers only behind `TRUSTED_PROXIES`. */
  readonly clientAddress: string;
  readonly userAgent: string;
  readonly language: Language;
  readonly actor: Actor | null;
  /**
   * What everybody is answered at an address of this site, asked in process; missing where the API alone is run.
   *
   * @param encoding what the answer is compressed by
   */
  readonly visit?: (address: string, encoding?: 'br' | 'identity') => Promise<Response>;
}

/** A request whose caller is known: what a service that acts for a person takes. */
export interface MemberContext extends RequestContext {
  readonly actor: Actor;
}

/** A request for what is the caller's own, whose session is still being looked at: see `readsOfOwn`. */
export interface OwnContext extends Omit<RequestContext, 'actor'> {
  readonly actor: Bearer;
  /**
   * Rejects where the caller may not have what was asked. To be waited for before anything is changed. Null where nobody
   * asks but the clock.
   */
  readonly admitted: Promise<Actor | null>;
}

/** A member's context for services that read what is the caller's own. */
export const ownOf = (context: MemberContext): OwnContext => ({
  ...context,
  admitted: Promise.resolve(context.actor),
});

/** What every handler finds in its Hono context. */
export interface ApiEnvironment {
  Variables: {
    context: RequestContext;
    /** Whose token came along, where that is good. */
    bearer?: Bearer;
    /** Settles once the session of the bearer was looked at. */
    admitted?: Promise<Actor | null>;
    /** Why the token that came along speaks for nobody. Only what needs a member minds. */
    tokenFault?: ProblemError;
  };
}
