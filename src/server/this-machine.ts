const proxyHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

const loopback = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i;
const ownName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Whether a proxy handed a request on for somebody else, and says so. */
export const isPassedOn = (headerOf: (name: string) => string | undefined): boolean =>
  ['forwarded', 'x-forwarded-for'].some((name) => headerOf(name) !== undefined);

/**
 * Whether a request comes from a person at this machine: over its loopback, through no proxy, and under a name that only
 * this machine goes by, since a page elsewhere may have its own name lead here.
 *
 * @param peer the address at the other end of the connection; none where there is no connection
 */
export const isFromThisMachine = (
  peer: string | undefined,
  headerOf: (name: string) => string | undefined,
): boolean =>
  peer !== undefined &&
  loopback.test(peer) &&
  ownName.test(headerOf('host') ?? '') &&
  proxyHeaders.every((name) => headerOf(name) === undefined);
