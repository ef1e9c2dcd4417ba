/** An identity provider that this project has not written, as a process on this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '../harness/bff-process.ts';
import type { HttpBrowser } from '../harness/http-browser.ts';

type Registration = {
  readonly clientId: string;
  readonly secret: string;
  /** The public keys of the shop, if they take the place of the secret. */
  readonly jwks?: { readonly keys: readonly object[] };
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  readonly backchannelLogoutUri: string;
};

export type Start = {
  readonly port: number;
  /** An empty folder for its files. */
  readonly folder: string;
  readonly client: Registration;
};

export type OpenedPage = { readonly url: URL; readonly page: string };

export type ForeignProvider = {
  readonly issuer: string;
  /** What the BFF needs besides issuer, client id and secret. */
  readonly settings: Environment;
  /** The email of its only customer. */
  readonly email: string;
  /** Whether it tells the shop of a log-out on its own pages. */
  readonly hasBackchannelLogout: boolean;
  /** Whether its ID tokens say when the customer has proved who it is. */
  readonly sendsAuthTime: boolean;
  /** Whether a page asks for a name and a password. */
  asksForCredentials(browser: HttpBrowser, opened: OpenedPage): Promise<boolean>;
  /** Fills in that page. Returns the URL at the shop that it leads to. */
  signIn(browser: HttpBrowser, opened: OpenedPage): Promise<URL>;
  /** Goes on from any other page. */
  goOn(browser: HttpBrowser, opened: OpenedPage): Promise<URL>;
  /** Confirms the log-out that the shop has started, where it asks. Returns the URL at the shop that it leads to. */
  confirmSignOut(browser: HttpBrowser, page: URL): Promise<URL>;
  /** The customer logs out on its own pages. */
  signOutByItself(browser: HttpBrowser): Promise<void>;
  /** Whether this is its page for profile and password, with the customer signed in. */
  isProfileOfCustomer(browser: HttpBrowser, opened: OpenedPage): Promise<boolean>;
  /** The customer changes the first name on that page. Returns false if it has no such field. */
  changeFirstName(browser: HttpBrowser, firstName: string): Promise<boolean>;
  /** The customer changes the password on that page. `signIn` uses the new one. */
  changePassword(browser: HttpBrowser, opened: OpenedPage): Promise<void>;
  stop(): Promise<void>;
};

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 50;

const children = new Set<ChildProcess>();
// A run that is interrupted leaves no process behind.
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a program, and waits until `url` answers. Throws with its output if it does not. */
export async function startProgram(
  command: readonly [string, ...string[]],
  url: string,
  environment: Environment = {},
): Promise<() => Promise<void>> {
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    children.delete(child);
    if (!isRunning()) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (isRunning() && Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return stop;
    await wait(POLL_MS);
  }
  await stop();
  throw new Error(`${program} does not answer at ${url}:\n${output.slice(0, 4000)}`);
}
