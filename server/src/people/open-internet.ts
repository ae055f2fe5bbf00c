/** Keeps addresses that strangers give from leading the server into its own network. */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const CLOSED = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
]) {
  add(network, 'ipv4');
}
for (const network of [
  ...['::/96', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8', '2001:db8::/32'],
  // Prefixes that embed IPv4 addresses, which may be private: mapped, NAT64, 6to4, Teredo.
  ...['::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', '2001::/32'],
]) {
  add(network, 'ipv6');
}

function add(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/');
  CLOSED.addSubnet(address, Number(bits), family);
}

/** Whether an IP address is publicly routable. */
export function isOpen(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  return family !== 0 && !CLOSED.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

/** Whether the server may send requests to this URL: HTTPS, default port, and no private IP address. */
export function isOpenUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, hostname, username } = new URL(text);
  const numeric = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return protocol === 'https:' && port === '' && username === '' && (!numeric || isOpen(hostname));
}

/** A DNS lookup that returns public addresses only. */
export const openLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = (found ?? []).filter(({ address }) => isOpen(address));
    const [first] = open;
    if (error !== null) done(error, '');
    else if (first === undefined) done(new Error(`${hostname} is not in the open internet`), '');
    else if (options.all === true) done(null, open);
    else done(null, first.address, first.family);
  });
};
