/** Fills one form of Redis, and compares what it finds with the constants of the model. */
import { toBytes } from '../compute.ts';
import { measured } from '../measured.ts';
import { valuesOf } from '../quantity.ts';
import type { Comparison } from './compare.ts';
import { fill } from './fill.ts';
import { countKeys, type Kind, readMemory, readRecordBytes } from './redis-figures.ts';
import { type Form, type OpenStore, openStore } from './store.ts';
import { measureTimes, type Times } from './times.ts';

const costs = valuesOf(measured);

const recordBytes: Readonly<Record<Kind, readonly [name: string, bytes: number]>> = {
  session: ['a session', costs.sessionBytes],
  signIn: ['a sign-in', costs.signInBytes],
  list: ['a list of sign-ins', costs.listBytes],
  kept: ['kept answers', costs.keptBytes],
};

/** Starts the servers, writes so many sessions, and ends the servers. Throws if something cannot be written or read. */
export async function checkForm(form: Form, sessions: number): Promise<readonly Comparison[]> {
  const open = await openStore(form);
  try {
    return await compare(form, open, sessions);
  } finally {
    await open.close();
  }
}

async function compare(form: Form, open: OpenStore, sessions: number): Promise<readonly Comparison[]> {
  const { servers } = open;
  const before = await readMemory(servers);
  const { ids, withAnswers } = await fill(open.store, sessions);
  const keys = await countKeys(servers);
  const memory = (await readMemory(servers)) - before;

  const records = { sessions, signIns: sessions, lists: 2 * sessions, kept: withAnswers, receipts: 0 };
  const expected = toBytes(records, 0);
  const moreBytes = form === 'cluster' ? costs.clusterBytes : 0;
  const rows: Comparison[] = [
    { name: 'keys', unit: '', expected: expected.keys, found: keys },
    {
      name: 'memory of all records',
      unit: 'MB',
      expected: (form === 'cluster' ? expected.clusterBytes : expected.bytes) / 1e6,
      found: memory / 1e6,
    },
  ];
  for (const kind of ['session', 'signIn', 'list', 'kept'] as const) {
    const [name, bytes] = recordBytes[kind];
    rows.push({ name, unit: 'B', expected: bytes + moreBytes, found: await readRecordBytes(servers, kind) });
  }
  return [...rows, ...toTimes(form, await measureTimes(open, ids))];
}

/** Of the BFF's own time the model has that with one server, as the benchmark. */
function toTimes(form: Form, { knownRead, newRead, touch }: Times): readonly Comparison[] {
  const toRow = (name: string, expected: number, found: number) => ({ name, unit: 'µs', expected, found });
  if (form === 'cluster') {
    return [
      toRow('Redis, a read', costs.clusterReadMicros, knownRead.redis),
      toRow('Redis, an update', costs.clusterUpdateMicros, touch.redis),
    ];
  }
  return [
    toRow('Redis, a read', costs.readMicros, knownRead.redis),
    toRow('Redis, an update', costs.updateMicros, touch.redis),
    toRow('BFF, a read', costs.bffReadMicros, knownRead.bff),
    toRow('BFF, a read of what is new to it', costs.bffNewReadMicros, newRead.bff),
    toRow('BFF, an update', costs.bffUpdateMicros, touch.bff),
  ];
}
