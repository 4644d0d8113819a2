import { expect, test } from 'vitest';
import { allowedAddresses } from './allowed-addresses.ts';

test('an address is allowed if it is in one of the addresses, networks and named ranges', () => {
  const isAllowed = allowedAddresses(['loopback', '10.1.0.0/16', '192.0.2.7', '2001:db8::/32']);
  for (const address of [
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '::ffff:10.1.2.3',
    '192.0.2.7',
    '2001:db8::5',
  ])
    expect({ address, isAllowed: isAllowed(address) }).toEqual({ address, isAllowed: true });
  for (const address of ['10.2.0.1', '192.0.2.8', '2001:db9::1', '::2', '', 'localhost'])
    expect({ address, isAllowed: isAllowed(address) }).toEqual({ address, isAllowed: false });
  expect(allowedAddresses([])('127.0.0.1')).toBe(false);
});
