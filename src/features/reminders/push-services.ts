/**
 * The push services that browsers bring along: Chrome and its kin, Firefox, Edge, Safari. A browser names the address
 * that the server is to write to, so it writes to these and to no other host.
 */
const hosts: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
];

/** @param more origins that whoever runs the site trusts, too */
export function isPushService(endpoint: string, more: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (more.includes(origin)) return true;
  return protocol === 'https:' && port === '' && hosts.some((host) => host.test(hostname));
}
