import { describe, expect, it } from 'vitest';
import { checksumsOf, checksumsOfAll, findUnread, readBefore } from './read-texts.ts';

const read = readBefore();

describe('the texts of each language', () => {
  it.each(Object.entries(checksumsOfAll()))('are those that somebody has read: %s', (tag, texts) => {
    const groups = findUnread(texts, read[tag]);
    expect(groups, `Read what \`git diff\` shows of ${tag}, then run \`pnpm texts ${tag} --read\``).toEqual([]);
  });

  it('have no rows of languages that are gone', () => {
    expect(Object.keys(read)).toEqual(Object.keys(checksumsOfAll()));
  });
});

describe('a text', () => {
  const english = new Map([
    ['cart/total', 'Total'],
    ['cart/tax/note', 'Tax is not included'],
    ['pause/until', 'Until'],
  ]);
  const french = new Map([
    ['cart/total', 'Total'],
    ['cart/tax/note', 'Hors taxes'],
    ['pause/until', "Jusqu'au"],
  ]);
  const before = checksumsOf(french, english);
  const unreadWith = (key: string, text: string) =>
    findUnread(checksumsOf(new Map([...french, [key, text]]), english), before);

  it('is unread when it has changed, is new, or has gone', () => {
    expect(unreadWith('cart/tax/note', 'Taxes comprises')).toEqual(['cart']);
    expect(unreadWith('pause/from', 'Du')).toEqual(['pause']);
    expect(findUnread({}, before)).toEqual(['cart', 'pause']);
  });

  it('is unread when the English text has changed', () => {
    const changed = new Map([...english, ['pause/until', 'From']]);
    expect(findUnread(checksumsOf(french, changed), before)).toEqual(['pause']);
  });

  it('is read whatever order the file has', () => {
    expect(findUnread(checksumsOf(new Map([...french].reverse()), english), before)).toEqual([]);
  });
});
