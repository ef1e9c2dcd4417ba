import { describe, expect, it } from 'vitest';
import { PublishedFiles } from './published-files.ts';

const file = { name: 'INV-1.pdf', create: async () => Buffer.from('%PDF-1.3') };
const readToken = (url: string) => new URL(url).pathname.split('/')[2] ?? '';

describe('PublishedFiles', () => {
  it('returns another URL for each publication of a file', () => {
    const files = new PublishedFiles('http://files.example');
    expect(files.publish(file)).not.toBe(files.publish(file));
  });

  it('offers a file for 15 minutes', () => {
    let now = 0;
    const files = new PublishedFiles('http://files.example', () => now);
    const token = readToken(files.publish(file));
    now = 15 * 60_000 - 1;
    expect(files.byToken(token)?.name).toBe('INV-1.pdf');
    now += 1;
    expect(files.byToken(token)).toBeUndefined();
  });
});
