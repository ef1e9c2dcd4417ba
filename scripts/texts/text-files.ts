/** The files of the product's texts, as the tests compare them. */
import { listFiles, readText } from '../repository/tracked-files.ts';

type Tree = { readonly [name: string]: string | Tree };

/** The texts of each language or region by key; the parts of a key have `/` between them, because a part can have dots. */
export type TextsByLanguage = ReadonlyMap<string, ReadonlyMap<string, string>>;

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : leaves(value, `${path}${name}/`),
  );

const files: TextsByLanguage = new Map(
  listFiles('shared/src/locales/*.json').map((path) => [
    path.replace(/^.*\/|\.json$/g, ''),
    new Map(leaves(JSON.parse(readText(path)))),
  ]),
);

export const textsOfLanguages: TextsByLanguage = new Map([...files].filter(([name]) => !name.includes('-')));

/** The own texts of each region, which are few. */
export const textsOfRegions: TextsByLanguage = new Map([...files].filter(([name]) => name.includes('-')));
