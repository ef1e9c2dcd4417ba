/** The subjects of the benchmark: the BFF and its peers. */

export const subjects = [
  { name: 'bff', title: 'Perennial BFF', ownsSession: true, isBff: true },
  { name: 'bff-redis', title: 'Perennial BFF with Redis', ownsSession: true, isBff: true },
  { name: 'bff-sharing', title: 'Perennial BFF, pages shared', ownsSession: true, isBff: true },
  { name: 'http-proxy', title: '@fastify/http-proxy', ownsSession: false, isBff: false },
  { name: 'express', title: 'Express BFF', ownsSession: true, isBff: false },
  { name: 'undici', title: 'plain undici dispatch', ownsSession: false, isBff: false },
] as const;

/** Throws an Error if there is no such subject. */
export function findSubject(name: SubjectName): Subject {
  const subject = subjects.find((candidate) => candidate.name === name);
  if (!subject) throw new Error(`There is no subject ${name}`);
  return subject;
}

/** The title of a subject; for another name the name itself. */
export function titleOf(name: string): string {
  return subjects.find((subject) => subject.name === name)?.title ?? name;
}

export type Subject = (typeof subjects)[number];
export type SubjectName = Subject['name'];

/** Figures of the others are ratios to this one. */
export const BASELINE = 'http-proxy' satisfies SubjectName;

/** Those that answer calls; the other one differs in its pages only. */
export const subjectsOfCalls: readonly SubjectName[] = subjects
  .map(({ name }) => name)
  .filter((name) => name !== 'bff-sharing');

/** Those that the open loop compares. */
export const subjectsOfOpenLoop = ['bff', 'bff-redis', BASELINE] as const satisfies readonly SubjectName[];

/** Where the subjects send their requests. */
export type Upstream = {
  readonly shopUrl: string;
  readonly contentUrl: string;
  /** For the subject that keeps its sessions there. */
  readonly redisUrl?: string;
  /** Whether strangers share a page. */
  readonly sharesPages?: boolean;
};

/** Starts the subject on a free port of the loopback interface. Returns its URL. */
export type StartSubject = (upstream: Upstream) => Promise<string>;

/** The origin that browsers use; https, so that the BFF sends its secure cookie. */
export const PUBLIC_URL = 'https://shop.example';
