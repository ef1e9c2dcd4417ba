/** `new page account/plans/plans /my-account/plans customer "Your plans"`: what docs/adding-a-page.md describes. */
import { create, edit, type Plan, readSource, type Task } from './plan.ts';
import { addAfterRow, addBeforeLine, addToJson, hasRow, Refusal } from './source-edits.ts';

type PageInput = {
  /** The place in web/src/features, without the ending `-page`. */
  readonly module: string;
  /** The pattern after the culture, such as `/plans/:id`. */
  readonly path: string;
  readonly access: string;
  /** The heading, in English. */
  readonly title: string;
};

const ROUTES = 'web/src/app/routing/route-table.ts';
const PATHS = 'web/src/paths.ts';
const RULES = 'docs/rules/sign-in.md';
const ENGLISH = 'shared/src/locales/en.json';
const ACCOUNT = '/my-account/';

const accesses = ['public', 'customer'] as const;

const toCamel = (words: string) => words.replaceAll(/[-/]+(\w)/g, (_, letter: string) => letter.toUpperCase());
const toPascal = (words: string) => toCamel(`-${words}`);

/** What the parts of the input are in the files. */
function namesOf({ module, path }: PageInput) {
  const name = module.split('/').at(-1) ?? module;
  // A page of the account is a child of its layout, and its heading is the text of its link in the menu.
  const child =
    path.startsWith(ACCOUNT) && !path.slice(ACCOUNT.length).includes('/') ? path.slice(ACCOUNT.length) : null;
  const isOfAccount = child !== null && !child.includes(':');
  return {
    file: `web/src/features/${module}-page.tsx`,
    test: `web/src/features/${module}-page.test.tsx`,
    component: `${toPascal(name)}Page`,
    link: toCamel(`${isOfAccount ? 'account-' : ''}${name}`),
    child: isOfAccount ? child : undefined,
    text: isOfAccount ? (['account', 'pages', toCamel(name)] as const) : ([toCamel(name), 'title'] as const),
    param: /\/:(\w+)$/.exec(path)?.[1],
    toSource: '../'.repeat(module.split('/').length),
  };
}

type Names = ReturnType<typeof namesOf>;

function check(root: string, { module, path, access, title }: PageInput): void {
  const routes = readSource(root, ROUTES);
  if (!/^[a-z][a-z-]*(?:\/[a-z][a-z-]*)+$/.test(module))
    throw new Refusal(`"${module}" is not a feature and a name in small letters, for example account/plans/plans.`);
  if (module.endsWith('-page')) throw new Refusal('Leave the ending -page out: it is added.');
  if (!/^(?:\/[a-z][a-z-]*)+(?:\/:[a-z]+)?$/.test(path))
    throw new Refusal(`"${path}" is not the path of a page, for example /plans or /plans/:id.`);
  const written = path.startsWith(ACCOUNT) ? [path, path.slice(ACCOUNT.length)] : [path];
  if (written.some((one) => routes.includes(`path: '${one}'`)))
    throw new Refusal(`There is a page at ${path} already.`);
  if (!accesses.some((one) => one === access)) throw new Refusal(`"${access}" is none of ${accesses.join(', ')}.`);
  if (!/^[A-Z].{1,60}$/.test(title)) throw new Refusal('Give the heading in English, for example "Your plans".');
}

/** Returns what a new page writes and leaves. Throws a Refusal. */
export function planPage(root: string, input: PageInput): Plan {
  check(root, input);
  const names = namesOf(input);
  return {
    writes: [
      create(names.file, () => toModule(input, names)),
      create(names.test, () => toTest(input, names)),
      edit(ROUTES, (text) => addRoute(text, input, names)),
      edit(PATHS, (text) => addLink(text, input, names)),
      edit(ENGLISH, (text) => addToJson(text, names.text, input.title)),
      edit(RULES, (text) => addRule(text, input, names)),
    ],
    left: tasks(input, names),
  };
}

const toModule = ({ title }: PageInput, { component, text, toSource }: Names) => `/** ${title}. */
import { useTranslation } from '${toSource}texts/texts.ts';
import { PageTitle } from '${toSource}ui/page-title.tsx';

export default function ${component}() {
  const { t } = useTranslation();
  return <PageTitle>{t('${text.join('.')}')}</PageTitle>;
}
`;

const toTest = ({ module, title }: PageInput, { component, toSource }: Names) => `// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '${toSource}testing/in-shop.tsx';
import ${component} from './${module.split('/').at(-1)}-page.tsx';

afterEach(cleanup);

it('has a heading', async () => {
  await renderInShop(<${component} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(${JSON.stringify(title)});
});
`;

function addRoute(text: string, { module, path, access }: PageInput, { child }: Names): string {
  const row = `{ path: '${child ?? path}', page: '${module}-page', access: '${access}' },`;
  if (child === undefined) return addBeforeLine(text, '  { path: pagePaths.notFound', `  ${row}`);
  const lines = text.split('\n');
  const layout = lines.findIndex((line) => line.includes("page: 'account/layout/account-layout'"));
  const end = lines.findIndex((line, index) => index > layout && line === '    ],');
  if (layout < 0 || end < 0) throw new Refusal('the pages of the account have no end');
  return lines.toSpliced(end, 0, `      ${row}`).join('\n');
}

function addLink(text: string, { path }: PageInput, { link, param }: Names): string {
  if (hasRow(text, link)) throw new Refusal(`there is a function ${link} already`);
  const place = param ? path.replace(`:${param}`, `\${encodeURIComponent(${param})}`) : path;
  const quoted = param ? `\`${place}\`` : `'${place}'`;
  const parameters = param ? `${param}: string, query?: LanguageQuery` : 'query?: LanguageQuery';
  return addAfterRow(text, 'accountPersonalDetails', `  ${link}: (${parameters}) => withQuery(${quoted}, query),`);
}

function addRule(text: string, { path, access }: PageInput, { child }: Names): string {
  if (child === undefined)
    return addBeforeLine(text, '| `/404` |', `| \`${path.replace(/:\w+/, '{id}')}\` | ${access} | |`);
  const row = /^\| `\/my-account\/overview`.*?(?= \| customer \|)/m.exec(text)?.[0];
  if (row === undefined) throw new Refusal('the table of "Page access" has no row for the pages of the account');
  return text.replace(row, `${row}, \`${child}\``);
}

function tasks({ title, access }: PageInput, { file, test, text, child }: Names): readonly Task[] {
  return [
    {
      path: 'shared/src/locales',
      what: `the text "${text.join('.')}" ("${title}") in every other language`,
      told: 'web/build/texts.test.ts, by language',
    },
    { path: file, what: 'what the page shows, and a comment that cites its rule' },
    { path: test, what: 'a test of what a person sees and does there' },
    ...(child === undefined
      ? []
      : [
          {
            path: 'web/src/features/account/layout/account-pages.tsx',
            what: 'a link in the menu of the account, with an icon',
          },
        ]),
    ...(access === 'public'
      ? [{ path: 'web/e2e/cultures.spec.ts', what: 'the path in "publicPages", so that every language is looked at' }]
      : []),
    { path: RULES, what: 'a note in the row of the table, if there is something to say' },
  ];
}
