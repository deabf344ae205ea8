import { BlockList, isIP } from 'node:net';

/**
 * Tells the address of a client. Forwarded headers count only when the peer is one of the trusted proxies; then the
 * answer is the last address in `X-Forwarded-For` that is not itself a trusted proxy.
 */
export function clientAddressReader(trustedProxies: readonly string[]) {
  const trusted = new BlockList();
  for (const range of trustedProxies) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
  return (peer: string | undefined, forwardedFor: string | undefined): string => {
    const direct = withoutMapping(peer ?? '');
    if (!forwardedFor || !isTrusted(direct)) return direct;
    const chain = forwardedFor.split(',').map((entry) => withoutMapping(withoutPort(entry.trim())));
    const client = chain.findLast((address) => !isTrusted(address));
    // What the nearest proxies did not write as an address says nothing; what stands before it anyone may have written.
    return client !== undefined && isIP(client) !== 0 ? client : direct;
  };
}

/** `1.2.3.4:5555` → `1.2.3.4`, `[2001:db8::1]:443` → `2001:db8::1` */
const withoutPort = (address: string) =>
  /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** `::ffff:10.0.0.1` → `10.0.0.1` */
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
