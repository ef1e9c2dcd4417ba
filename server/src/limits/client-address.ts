/** The address that tries are counted for. */
import { isIPv6 } from 'node:net';

/** How much of an IPv6 address belongs to one connection: 64 of 128 bits. A person can use all of its addresses. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** Returns an IPv4 address as it is, and of an IPv6 address the network. */
export function toClientAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = GROUPS - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
