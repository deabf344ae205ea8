/** What Patroni and the PostgreSQL that it runs say of a fault themselves. */

/** A line of one machine's log, and when. */
export interface Line {
  readonly machine: string;
  /** Milliseconds, by the clock that all machines of the trial share. */
  readonly at: number;
  readonly text: string;
}

// Patroni's begin `2026-11-26 20:47:32,123 INFO: `, PostgreSQL's `2026-11-26 20:47:32.123 UTC [4711] LOG:  `.
const stamped = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)[.,](\d{3}) (?:UTC \[\d+\] LOG: +|INFO: )(.*)$/gm;

export const linesOf = (machine: string, log: string): readonly Line[] =>
  [...log.matchAll(stamped)].map(([, day, time, millis, text]) => ({
    machine,
    at: Date.parse(`${day}T${time}.${millis}Z`),
    text: text!,
  }));

const isOfInterest = ({ text }: Line): boolean =>
  /^(promoted self|Demoting self|received \w+ (shutdown|promote) request|database system is ready to accept connections)/i.test(
    text,
  );
const takesWrites = ({ text }: Line): boolean => text === 'database system is ready to accept connections';
/** Somebody asked Patroni for it; what fails, Patroni and PostgreSQL tell otherwise. */
const isAsked = ({ text }: Line): boolean =>
  text === 'Demoting self (graceful)' || text === 'received fast shutdown request';

export interface Told {
  /** Seconds until a primary took writes; none where none had to begin. */
  readonly seconds: number | undefined;
  readonly lines: readonly string[];
}

/**
 * How long the cluster was without a primary that takes writes, by its own log.
 *
 * @param began when the fault did, in milliseconds
 */
export function toldOf(lines: readonly Line[], began: number): Told {
  const since = lines
    .filter((line) => line.at >= began && isOfInterest(line))
    .toSorted((a, b) => a.at - b.at);
  const ready = since.find(takesWrites);
  const [first] = since;
  // A primary that is asked to move or restart takes writes until it is told to end.
  const without = first && isAsked(first) ? first.at : began;
  return {
    seconds: ready && (ready.at - without) / 1000,
    lines: since.map(({ machine, at, text }) => `${machine} +${((at - began) / 1000).toFixed(1)} s: ${text}`),
  };
}
