/** `new call getPlans get /api/plans/{n} customer "The plans …" --beside getInvoices`: docs/adding-a-call.md. */
import { edit, listSources, type Plan, readSource, type Task } from './plan.ts';
import { addAfterRow, addImport, hasRow, Refusal } from './source-edits.ts';

/** The functions of shared/src/catalogue/call.ts that define a call with a JSON answer. */
const kinds = ['get', 'post', 'repeatablePost'] as const;
const accesses = ['public', 'customer', 'admin'] as const;

type Kind = (typeof kinds)[number];
type Access = (typeof accesses)[number];

type CallInput = {
  readonly name: string;
  readonly kind: string;
  readonly path: string;
  readonly access: string;
  /** What the OpenAPI document says of it. */
  readonly summary: string;
  /** A call of the same group: the new one is written beside it, in each file. */
  readonly beside: string;
};

const ROUTES = 'shared/src/catalogue/routes.ts';
const REQUESTS_TEST = 'shared/src/catalogue/schemas/requests.test.ts';
const CALL_TEST = 'shared/src/catalogue/call.test.ts';

function check(root: string, { name, kind, path, access, summary, beside }: CallInput) {
  const routes = readSource(root, ROUTES);
  if (!/^[a-z][A-Za-z0-9]+$/.test(name)) throw new Refusal(`"${name}" is not a name for a call, for example getPlans.`);
  if (hasRow(routes, name)) throw new Refusal(`There is a call ${name} already.`);
  const knownKind = kinds.find((one) => one === kind);
  if (!knownKind)
    throw new Refusal(
      `"${kind}" is none of ${kinds.join(', ')}. A document is written by hand (docs/adding-a-call.md).`,
    );
  if (!/^\/api(?:\/(?:[\w-]+|\{\w+\}))+$/.test(path))
    throw new Refusal(`"${path}" is not a path of the shop API, for example /api/plans/{n}.`);
  if (routes.replaceAll(/\(\s+/g, '(').includes(`: ${kind}('${path}'`))
    throw new Refusal(`There is a call of ${path} already.`);
  const knownAccess = accesses.find((one) => one === access);
  if (!knownAccess) throw new Refusal(`"${access}" is none of ${accesses.join(', ')}.`);
  if (!/^[A-Z].{5,100}[^.]$/.test(summary))
    throw new Refusal(
      'Say in a short sentence without a full stop what the call does, for example "The plans of a bundle".',
    );
  if (!hasRow(routes, beside))
    throw new Refusal(`There is no call "${beside}". Name one of the same group after --beside.`);
  return { kind: knownKind, access: knownAccess };
}

/** Returns what a new call writes and leaves. Throws a Refusal. */
export function planCall(root: string, input: CallInput): Plan {
  const { kind, access } = check(root, input);
  const { name, path, summary, beside } = input;
  const find = (folder: string, holds: (text: string) => boolean) => {
    const found = listSources(root, folder).find((file) => holds(readSource(root, file)));
    if (found === undefined)
      throw new Refusal(`No file of ${folder} has "${beside}". Name another call after --beside.`);
    return found;
  };
  const schemas = find('shared/src/catalogue/schemas', (text) => hasRow(text, beside));
  const handlers = find('contracts/sandbox/shop-api/handlers', (text) => text.includes(`  ${beside}: `));
  const interactions = find('contracts/consumer/interactions', (text) => givenOf(text, beside) !== undefined);
  return {
    writes: [
      edit(ROUTES, (text) => addAfterRow(text, beside, `  ${name}: ${kind}('${path}', '${access}'),`)),
      edit(schemas, (text) => addSchemas(text, input, kind)),
      edit(handlers, (text) => addHandler(text, input, kind)),
      edit(interactions, (text) => addInteraction(text, input, kind, access)),
    ],
    left: tasks({ name, path, summary, kind, access, schemas, handlers, interactions }),
  };
}

const namesIn = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Whether the shop reads nothing of the answer. */
const isSilent = (kind: Kind) => kind === 'post';

function addSchemas(text: string, { name, path, summary, beside }: CallInput, kind: Kind): string {
  const params = namesIn(path).map((param) => `${param}: identifierSchema`);
  const entry = [
    `    summary: ${JSON.stringify(summary)},`,
    ...(params.length > 0 ? [`    params: z.strictObject({ ${params.join(', ')} }),`] : []),
    `    response: ${isSilent(kind) ? 'ignoredResponseSchema' : 'z.looseObject({})'},`,
  ];
  const added = addAfterRow(text, beside, `  ${name}: {\n${entry.join('\n')}\n  },`);
  const withParams = params.length > 0 ? addImport(added, 'identifierSchema', './fields.ts') : added;
  return isSilent(kind) ? addImport(withParams, 'ignoredResponseSchema', './fields.ts') : withParams;
}

function addHandler(text: string, { name, beside }: CallInput, kind: Kind): string {
  const added = addAfterRow(text, beside, `\n  ${name}: () => ${isSilent(kind) ? 'success' : '({})'},`);
  const [before = '', union] = added.split('satisfies Handlers<');
  if (!union?.includes(`'${beside}'`)) throw new Refusal(`its type does not name "${beside}"`);
  const named = `${before}satisfies Handlers<${union.replace(`'${beside}'`, `'${beside}' | '${name}'`)}`;
  return isSilent(kind) ? addImport(named, 'success', '../handler.ts') : named;
}

/** Returns the provider state of the first interaction of a call, as its source writes it. */
function givenOf(text: string, call: string): string | undefined {
  return new RegExp(`\\n    call: '${call}',\\n    given: (.+),\\n`).exec(text)?.[1];
}

function addInteraction(text: string, { name, path, beside }: CallInput, kind: Kind, access: Access): string {
  const lines = text.split('\n');
  const place = lines.lastIndexOf(`    call: '${beside}',`);
  const end = lines.findIndex((line, index) => index > place && line === '  }),');
  if (end < 0) throw new Refusal(`the interaction of "${beside}" does not end`);
  const form = isSilent(kind) ? 'succeedsWithoutBody' : 'succeeds';
  const params = namesIn(path).map((param) => `${param}: 'x-1'`);
  const interaction = [
    `  ${form}({`,
    `    call: '${name}',`,
    `    given: ${givenOf(text, beside)},`,
    `    when: 'a request of ${name}',`,
    `    caller: '${access === 'public' ? 'anonymous' : access}',`,
    `    input: {${params.length > 0 ? ` params: { ${params.join(', ')} } ` : ''}},`,
    ...(isSilent(kind) ? [] : ['    response: {},']),
    '  }),',
  ];
  return addImport(lines.toSpliced(end + 1, 0, ...interaction).join('\n'), form, '../interaction.ts');
}

type Written = Pick<CallInput, 'name' | 'path' | 'summary'> & {
  readonly kind: Kind;
  readonly access: Access;
} & Readonly<Record<'schemas' | 'handlers' | 'interactions', string>>;

function tasks({ name, path, summary, kind, access, schemas, handlers, interactions }: Written): readonly Task[] {
  const method = kind === 'get' ? 'GET' : 'POST';
  return [
    {
      path: schemas,
      what: `query, body and answer of ${name}: ${isSilent(kind) ? 'the answer is not read' : 'the answer has no field yet'}`,
      told: 'typecheck of the handler and of the interaction, as soon as one of them has a field',
    },
    {
      path: handlers,
      what: `what the sandbox does and answers in ${name}`,
      told: 'npx -y pnpm@12 contracts, as soon as the interaction has a field',
    },
    {
      path: interactions,
      what: `state, request and answer of ${name} with a value for each field, and the refusals that the shop API has`,
      told: 'npx -y pnpm@12 contracts',
    },
    {
      path: 'contracts/catalogue.tsv',
      what: `a line with ${method}, ${path}, ${access} and the time-out, as agreed with the team of the shop API`,
      told: 'contracts/catalogue.test.ts',
    },
    {
      path: 'server/src/openapi-summaries.test.ts',
      what: `the words that only "${summary}" has`,
      told: 'typecheck',
    },
    ...(path.includes('{') ? parameterTasks(name, schemas) : []),
    ...(kind === 'post' ? changeTasks(name) : []),
    ...(kind === 'repeatablePost' || access === 'public'
      ? [{ path: CALL_TEST, what: `${name} in the list of such calls`, told: CALL_TEST }]
      : []),
    {
      path: 'contracts/pacts',
      what: 'the pact, when the rest is right: npx -y pnpm@12 contracts:write; read its difference',
      told: 'npx -y pnpm@12 contracts',
    },
  ];
}

/** What a call with parameters in its path needs besides. */
const parameterTasks = (name: string, schemas: string): readonly Task[] => [
  {
    path: schemas,
    what: 'a description of each parameter',
    told: 'server/src/openapi-client.test.ts',
  },
  {
    path: REQUESTS_TEST,
    what: `a row with an example of the parameters of ${name}, and one for its query and for its body`,
    told: REQUESTS_TEST,
  },
];

/** What a call that changes data needs besides. */
const changeTasks = (name: string): readonly Task[] => [
  {
    path: 'shared/src/stale-after.ts',
    what: `a row ${name}: the calls that have other answers after it`,
    told: 'typecheck',
  },
  {
    path: 'shared/src/catalogue/charges.ts',
    what: `${name}, if it may cost the customer or the shop something`,
    told: 'shared/src/catalogue/charges.test.ts, for the usual words of a charge',
  },
];
