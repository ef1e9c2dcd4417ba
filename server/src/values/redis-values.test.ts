import { expect, test } from 'vitest';
import { nameHosts, redisServers } from './redis-values.ts';

test.each([
  ['redis://redis', { hosts: [{ host: 'redis' }], isEncrypted: false, database: 0 }],
  ['rediss://redis.example:6380/3', { hosts: [{ host: 'redis.example', port: 6380 }], isEncrypted: true, database: 3 }],
  [
    'redis://shop:a%40b:c@one:26379,two:26380',
    {
      hosts: [
        { host: 'one', port: 26379 },
        { host: 'two', port: 26380 },
      ],
      isEncrypted: false,
      username: 'shop',
      password: 'a@b:c',
      database: 0,
    },
  ],
  [
    'redis://:secret@[::1]:6379/',
    { hosts: [{ host: '::1', port: 6379 }], isEncrypted: false, password: 'secret', database: 0 },
  ],
])('%s is read', (text, servers) => {
  expect(redisServers.parse(text)).toEqual(servers);
});

test('hosts are named without user and password', () => {
  expect(nameHosts(redisServers.parse('redis://shop:secret@one:26379,two'))).toBe('one:26379,two');
});
