/**
 * `pnpm drift --seed N`: applies sixty drifts, one at a time, and reports which of them are caught. Answers drift between
 * the sandbox and the verifier, requests between the BFF and the mock server, sources while a process loads them; no file is
 * changed. It fails if a drift passes unseen, and names it.
 */

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { portOf } from '@perennial/server/testing/listen';
import type { CallName } from '@perennial/shared/catalogue/routes';
import { readFields } from '@perennial/shared/unknown-values';
import { z } from 'zod';
import { startAnsweringShop } from '../consumer/answering-shop.ts';
import { type BffUnderContract, startBffUnderContract } from '../consumer/bff-under-contract.ts';
import { isSuccess } from '../consumer/interaction.ts';
import { checkInteraction, toFailureMessage } from '../consumer/interaction-check.ts';
import { interactions, nameCall } from '../consumer/interactions.ts';
import { readPact } from '../consumer/pact-file.ts';
import { transportHeaders } from '../consumer/shop-api-recorder.ts';
import { findDayFaults, hasDay } from '../provider/confirmed-days.ts';
import { openShopApi } from '../provider/shop-api-under-verification.ts';
import { startVerifier } from '../provider/verify.ts';
import { type Answer, type AnswerDrift, driftAnswer } from './answer-drifts.ts';
import { type ChosenDrifts, chooseDrifts, kindOf, titleOf } from './drift-list.ts';
import { driftRequest, findCall, type RequestDrift } from './request-drifts.ts';
import type { SourceDrift } from './source-drifts.ts';

const DEFAULT_SEED = 1;

type Result = {
  readonly title: string;
  readonly kind: string;
  readonly messages: readonly string[];
  readonly isApplied: boolean;
};

/** What no contract can forbid, because more fields than it has may always come: the BFF has to notice it. */
const BORDER_KIND = 'success flag that says no';

/** Verifies the sandbox behind a proxy whose answers drift. */
async function checkAnswers(drifts: readonly AnswerDrift[]): Promise<readonly Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'));
  const shop = await openShopApi({});
  const verifier = startVerifier();
  let current: AnswerDrift | undefined;
  let isApplied = false;
  const proxy = createServer(async (request, response) => {
    const call = findCall(request.method ?? '', request.url ?? '');
    isApplied =
      (await forwardAnswer(request, response, shop.url, call === current?.call ? current : undefined)) || isApplied;
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = `http://127.0.0.1:${portOf(proxy)}`;
  const bff = await startBffUnderContract();
  const checkBeyondContract = async (drift: AnswerDrift): Promise<readonly string[]> => {
    if (drift.kind === BORDER_KIND) return checkBorder(bff, drift.call);
    const faults = hasDay(drift.call) ? await findDayFaults({ ...shop, url }, drift.call) : [];
    return faults.map((fault) => toFailureMessage(drift.call, [fault]));
  };
  const check = async (names: readonly CallName[]): Promise<readonly string[]> => {
    const source = { pactUrls: [writeContract(folder, names)] };
    const { interactions: verified, failures } = await verifier.verify({ ...shop, url }, source);
    if (failures.length > 0) throw new Error(failures.join('\n'));
    return verified.flatMap(({ state, description, faults }) =>
      faults.length > 0 ? [toFailureMessage(nameCall(state, description), faults)] : [],
    );
  };
  requireNone(await check(drifts.map(({ call }) => call)));
  const results: Result[] = [];
  for (const drift of drifts) {
    current = drift;
    isApplied = false;
    const broken = drift.kind === BORDER_KIND ? [] : await check([drift.call]);
    const messages = broken.length > 0 ? broken : await checkBeyondContract(drift);
    results.push({ title: titleOf(drift), kind: kindOf(drift), messages, isApplied: isApplied || messages.length > 0 });
  }
  await bff.close();
  verifier.stop();
  proxy.closeAllConnections();
  proxy.close();
  await shop.stop();
  rmSync(folder, { recursive: true });
  return results;
}

/** Returns what the BFF tells the customer of an answer whose success flag says no; empty if it is a success for it. */
async function checkBorder(bff: BffUnderContract, name: CallName): Promise<readonly string[]> {
  const interaction = interactions.find((one) => one.call === name && isSuccess(one));
  if (!interaction) return [];
  const shopApi = await startAnsweringShop({ success: false });
  const { received } = await bff.call(interaction, shopApi.port);
  shopApi.close();
  const { detail = '' } = readFields(received.body);
  return received.status >= 400 ? [`${name}, response.success: the BFF refused it with "${detail}"`] : [];
}

/** Writes a contract with the interactions of some calls, and returns its file. */
function writeContract(folder: string, names: readonly CallName[]): string {
  const contract = readPact();
  const ofCalls = contract.interactions.filter(({ providerStates, description }) => {
    const state = providerStates.map(({ name }) => name).join(', ');
    return names.some((name) => name === nameCall(state, description));
  });
  const file = join(folder, 'contract.json');
  writeFileSync(file, JSON.stringify({ ...contract, interactions: ofCalls }));
  return file;
}

/** Answers as the shop API, with the drift if there is one. Returns whether the drift changed the answer. */
async function forwardAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  shopUrl: string,
  drift: AnswerDrift | undefined,
): Promise<boolean> {
  const { method = '', url = '', headers } = request;
  const kept = Object.entries(headers).filter(([name]) => !transportHeaders.includes(name));
  const sent = await buffer(request);
  const answer = await fetch(shopUrl + url, {
    method,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    ...(sent.length > 0 ? { body: sent.toString('utf8') } : {}),
  });
  const contentType = answer.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = contentType.includes('json') && bytes.length > 0;
  const before: Answer = {
    status: answer.status,
    contentType,
    token: answer.headers.get('user-token') ?? undefined,
    body: isJson ? JSON.parse(bytes.toString('utf8')) : undefined,
  };
  const after = drift ? driftAnswer(before, drift) : before;
  response.writeHead(after.status, {
    ...(after.contentType === '' ? {} : { 'content-type': after.contentType }),
    ...(after.token === undefined ? {} : { 'user-token': after.token }),
  });
  response.end(isJson ? JSON.stringify(after.body) : bytes);
  return after !== before;
}

/** Checks the BFF with requests that drift on their way to the mock server. */
async function checkRequests(drifts: readonly RequestDrift[]): Promise<readonly Result[]> {
  let current: RequestDrift | undefined;
  let isApplied = false;
  const bff = await startBffUnderContract((request) => {
    const changed = current ? driftRequest(request, current) : request;
    isApplied = isApplied || changed !== request;
    return changed;
  });
  const check = async (name: CallName): Promise<readonly string[]> => {
    const messages: string[] = [];
    for (const interaction of interactions.filter(({ call }) => call === name)) {
      const { faults } = await checkInteraction(bff, interaction);
      if (faults.length > 0) messages.push(toFailureMessage(name, faults));
    }
    return messages;
  };
  for (const { call } of drifts) requireNone(await check(call));
  const results: Result[] = [];
  for (const drift of drifts) {
    current = drift;
    isApplied = false;
    const messages = await check(drift.call);
    results.push({ title: titleOf(drift), kind: kindOf(drift), messages, isApplied });
  }
  await bff.close();
  return results;
}

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Checks the calls of the drifts, each in a process that loads the drifted source. */
async function checkSources(drifts: readonly SourceDrift[]): Promise<readonly Result[]> {
  requireNone(await checkSource(drifts[0]?.call, undefined));
  const results: Result[] = [];
  for (const drift of drifts) {
    const messages = await checkSource(drift.call, drift);
    results.push({ title: titleOf(drift), kind: kindOf(drift), messages, isApplied: true });
  }
  return results;
}

async function checkSource(call = '', drift: SourceDrift | undefined): Promise<readonly string[]> {
  const environment = { ...process.env, ...(drift && { DRIFT: JSON.stringify(drift) }) };
  const args = ['--import', pathOf('./source-hook.ts'), pathOf('./check-call.ts'), call];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment, timeout: 60_000 });
  return z.array(z.string()).parse(JSON.parse(stdout));
}

/** Throws if something is broken without a drift, because then every drift would count as caught. */
function requireNone(messages: readonly string[]): void {
  if (messages.length > 0) throw new Error(`The contract is broken without a drift:\n${messages.join('\n')}`);
}

function report(results: readonly Result[]): void {
  const write = (text: string) => process.stdout.write(`${text}\n`);
  for (const [index, { title, messages }] of results.entries()) {
    const [firstLine = ''] = (messages[0] ?? '').split('\n');
    write(
      `${String(index + 1).padStart(2)}  ${messages.length > 0 ? 'caught' : 'PASSED'}  ${title}\n      ${firstLine}`,
    );
  }
  const kinds = Map.groupBy(results, ({ kind }) => kind);
  write('');
  for (const [kind, ofKind] of kinds) write(`${String(ofKind.length).padStart(3)}  ${kind}`);
}

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = Number(values.seed ?? DEFAULT_SEED);
if (!Number.isSafeInteger(seed)) throw new Error(`--seed takes a whole number, not ${values.seed}`);
const started = Date.now();
const drifts: ChosenDrifts = chooseDrifts(seed, interactions);
const results = [
  ...(await checkAnswers(drifts.answers)),
  ...(await checkRequests(drifts.requests)),
  ...(await checkSources(drifts.sources)),
];
report(results);
const passed = results.filter(({ messages }) => messages.length === 0);
const seconds = Math.round((Date.now() - started) / 1000);
process.stdout.write(
  `\nseed ${seed}: ${results.length - passed.length} of ${results.length} drifts caught in ${seconds} s\n`,
);
for (const { title, isApplied } of passed) {
  process.stdout.write(`passed unseen: ${title}${isApplied ? '' : ' (no answer of the sandbox has it)'}\n`);
}
process.exit(passed.length > 0 ? 1 : 0);
