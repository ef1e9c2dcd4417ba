/**
 * Small files. A file of a few lines is opened for one name, and a folder of many of them is slower to read than fewer
 * files of one subject each. A type, constant or part with one user stands beside its user.
 */
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './tracked-files.ts';

/** In lines. */
const SMALL = 20;

/** More small files than this are a question: which of them belong to the file that uses them? */
const MOST_SMALL_FILES = 90;

/** Tests and their equipment are as long as what they show; a configuration is where its tool looks for it. */
const isSource = (path: string) => !/\.test\.|\.d\.ts$|\/testing\/|\/vitest\.config\.ts$/.test(path);

const folders = ['server/src', 'web/src', 'shared/src', 'contracts', 'scripts'];
const sources = folders.flatMap((folder) => listFiles(`${folder}/*.ts`, `${folder}/*.tsx`)).filter(isSource);
const countLines = (text: string) => text.split('\n').length - 1;

describe('the files of the sources', () => {
  it(`are small in ${MOST_SMALL_FILES} cases at most`, () => {
    const small = sources.filter((path) => countLines(readText(path)) <= SMALL);
    expect(sources.length).toBeGreaterThan(500);
    expect(small.length, small.join('\n')).toBeLessThanOrEqual(MOST_SMALL_FILES);
  });
});
