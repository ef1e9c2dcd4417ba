/** What a generator writes, and what it leaves to a person: data, so that nothing is written if one file has no place. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './source-edits.ts';

type Write = {
  /** From the root of the repository. */
  readonly path: string;
  /** Returns the new text of the file; the old one is undefined if there is no file. Throws a Refusal. */
  readonly write: (text: string | undefined) => string;
};

/** What only a person can write. */
export type Task = {
  readonly path: string;
  readonly what: string;
  /** What fails until it is done; undefined if nothing does. */
  readonly told?: string;
};

export type Plan = { readonly writes: readonly Write[]; readonly left: readonly Task[] };

/** Changes a file that exists. */
export function edit(path: string, change: (text: string) => string): Write {
  return {
    path,
    write: (text) => {
      if (text === undefined) throw new Refusal('there is no such file');
      return change(text);
    },
  };
}

/** Writes a new file. */
export function create(path: string, text: () => string): Write {
  return {
    path,
    write: (old) => {
      if (old !== undefined) throw new Refusal('there is such a file already');
      return text();
    },
  };
}

/** Reads a file of the repository. Throws a Refusal without it. */
export function readSource(root: string, path: string): string {
  const file = join(root, path);
  if (!existsSync(file)) throw new Refusal(`There is no file ${path}.`);
  return readFileSync(file, 'utf8');
}

/** Returns the paths of the sources of a folder, without tests. */
export function listSources(root: string, folder: string): readonly string[] {
  const names = readdirSync(join(root, folder)).filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name));
  return names.toSorted().map((name) => `${folder}/${name}`);
}

/**
 * Writes all files of a plan, and returns their paths. Throws a Refusal before anything is written if one of them cannot
 * be.
 */
export function carryOut(root: string, { writes }: Plan): readonly string[] {
  const texts = writes.map(({ path, write }): readonly [string, string] => {
    const file = join(root, path);
    try {
      return [file, write(existsSync(file) ? readFileSync(file, 'utf8') : undefined)];
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal(`Nothing is written. ${path}: ${error.message}.`);
      throw error;
    }
  });
  for (const [file, text] of texts) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return writes.map(({ path }) => path);
}
