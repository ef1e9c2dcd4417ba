import { events } from '@perennial/shared/analytics/events';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(Object.entries(events))('%s', (name, { emitters }) => {
  it.each(emitters)('is emitted by %s', (emitter) => {
    const parts = Object.entries(sources).filter(([path]) => path.startsWith(`../${emitter}`));
    expect(parts.some(([, source]) => source.includes(`'${name}'`))).toBe(true);
  });
});
