import { describe, expect, it } from 'vitest';
import { PublishedFiles } from './published-files.ts';

const file = { name: 'INV-1.pdf', make: async () => Buffer.from('%PDF-1.3') };
const tokenOf = (link: string) => new URL(link).pathname.split('/')[2] ?? '';

describe('a published file', () => {
  it('has a link of its own each time', () => {
    const files = new PublishedFiles('http://files.example');
    expect(files.publish(file)).not.toBe(files.publish(file));
  });

  it('can be fetched for a quarter of an hour', () => {
    let now = 0;
    const files = new PublishedFiles('http://files.example', () => now);
    const token = tokenOf(files.publish(file));
    now = 15 * 60_000 - 1;
    expect(files.byToken(token)?.name).toBe('INV-1.pdf');
    now += 1;
    expect(files.byToken(token)).toBeUndefined();
  });
});
