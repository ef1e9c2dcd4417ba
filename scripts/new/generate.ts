/** The kinds of `new`, and what it prints. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../repository/tracked-files.ts';
import { planCall } from './call.ts';
import { planCountry } from './country.ts';
import { planLanguage } from './language.ts';
import { planPage } from './page.ts';
import { carryOut, type Plan, type Task } from './plan.ts';
import { Refusal } from './source-edits.ts';

type Given = {
  readonly words: readonly string[];
  readonly option: string;
};

type Kind = {
  readonly usage: string;
  readonly guide: string;
  /** How many words follow the kind. */
  readonly words: number;
  /** The option that it needs. */
  readonly option?: 'like' | 'beside';
  readonly plan: (root: string, given: Given) => Plan;
};

const kinds: Readonly<Record<string, Kind>> = {
  country: {
    usage: 'country IE en-IE --like GB',
    guide: 'docs/adding-a-country.md',
    words: 2,
    option: 'like',
    plan: (root, { words: [code = '', language = ''], option: like }) => planCountry(root, { code, language, like }),
  },
  language: {
    usage: 'language fi',
    guide: 'docs/adding-a-language.md',
    words: 1,
    plan: (root, { words: [language = ''] }) => planLanguage(root, language),
  },
  call: {
    usage: 'call getPlans get /api/plans/{n} customer "The plans of a bundle" --beside getInvoices',
    guide: 'docs/adding-a-call.md',
    words: 5,
    option: 'beside',
    plan: (root, { words: [name = '', kind = '', path = '', access = '', summary = ''], option: beside }) =>
      planCall(root, { name, kind, path, access, summary, beside }),
  },
  page: {
    usage: 'page account/plans/plans /my-account/plans customer "Your plans"',
    guide: 'docs/adding-a-page.md',
    words: 4,
    plan: (root, { words: [module = '', path = '', access = '', title = ''] }) =>
      planPage(root, { module, path, access, title }),
  },
};

/** The arguments of Node that format files and sort their imports. */
export const BIOME = [
  join(ROOT, 'node_modules/@biomejs/biome/bin/biome'),
  'check',
  '--write',
  '--linter-enabled=false',
];

/** Whether Biome formats a file. */
export const isFormatted = (path: string): boolean => !path.endsWith('.md');

const COMMAND = 'npx -y pnpm@12 run new';

const usage = (some: readonly Kind[]) =>
  some.map(({ usage: example, guide }) => `  ${COMMAND} ${example}   (${guide})`).join('\n');

function read(args: readonly string[]): { readonly kind: Kind } & Given {
  const [name = '', ...rest] = args;
  const kind = Object.entries(kinds).find(([key]) => key === name)?.[1];
  if (!kind) throw new Refusal(`Say what is new, for example:\n${usage(Object.values(kinds))}`);
  const example = `For example:\n${usage([kind])}`;
  const { positionals, values } = parse(rest, example);
  if (positionals.length !== kind.words) throw new Refusal(example);
  const option = kind.option && values[kind.option];
  if (kind.option && option === undefined) throw new Refusal(example);
  return { kind, words: positionals, option: option ?? '' };
}

function parse(args: readonly string[], example: string) {
  try {
    const options = { like: { type: 'string' }, beside: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new Refusal(example);
  }
}

const toLines = ({ path, what, told }: Task) =>
  `  ${path}\n    ${what}\n    ${told === undefined ? 'Nothing fails without it.' : `Until then fails: ${told}`}\n`;

/**
 * Writes what is new below a root, and returns the paths and the report. Throws a Refusal, and has written nothing then.
 */
export function generate(root: string, args: readonly string[]) {
  const { kind, ...given } = read(args);
  const plan = kind.plan(root, given);
  const written = carryOut(root, plan);
  const report = [
    `Written (${written.length} files):\n${written.map((path) => `  ${path}\n`).join('')}`,
    `Left to you (${kind.guide}):\n${plan.left.map(toLines).join('')}`,
    'Then: npx -y pnpm@12 check\n',
  ].join('\n');
  return { written, report };
}
