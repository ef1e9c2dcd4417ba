import { beforeEach, expect, it, vi } from 'vitest';
import { CareEnds } from './care-ends.ts';
import { MemoryStore } from './expiring-store.ts';
import { customerIdSchema, signInIdSchema } from './ids.ts';
import { ABSOLUTE_LIMIT_MS, type SignIn } from './sign-in-record.ts';

const id = signInIdSchema.parse('a-1');

const cleo = {
  role: 'admin',
  adminName: 'cleo',
  customerId: customerIdSchema.parse('u-1'),
  email: 'ada@example.com',
} as const;
const signIn = { ...cleo, id: 'a-1', shopToken: 'a secret' } as unknown as SignIn;

let now = 0;
let store: MemoryStore;
let ends: CareEnds;
const write = vi.fn();
beforeEach(async () => {
  write.mockReset();
  now = 0;
  store = new MemoryStore(() => now);
  ends = new CareEnds(store);
  await ends.add(signIn);
});

it('the end of a sign-in is written once, for whom and without a token', async () => {
  await Promise.all([ends.report(id, write), ends.report(id, write)]);
  await ends.report(id, write);
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(cleo));
  expect(JSON.stringify(write.mock.calls)).not.toContain('secret');
  expect(store.size).toBe(0);
});

it('an end that cannot be written is written by the next request', async () => {
  write.mockImplementationOnce(() => {
    throw new Error('The disk is full.');
  });
  await ends.report(id, write);
  await ends.report(id, write);
  await ends.report(id, write);
  expect(write).toHaveBeenCalledTimes(2);
  expect(write).toHaveBeenLastCalledWith(expect.objectContaining(cleo));
});

it('no end is written for another sign-in, or for one that has been written down', async () => {
  await ends.report(signInIdSchema.parse('a-2'), write);
  await ends.remove(id);
  await ends.report(id, write);
  expect(write).not.toHaveBeenCalled();
});

it('an end waits as long as the session of the browser is known', async () => {
  now = ABSOLUTE_LIMIT_MS - 1;
  await ends.report(id, write);
  expect(write).toHaveBeenCalledOnce();
});
