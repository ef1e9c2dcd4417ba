/**
 * `pnpm bench frameworks`: the rendered cart of a stranger beside the same page in frameworks, each with its own server and
 * its production build.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { productionProcess } from '../src/testing/production-process.ts';
import { buildApp } from './frameworks/app.ts';
import { type ServerCommand, ServerProcess } from './frameworks/server-process.ts';
import { countElements, findMissingTexts, readShopPage } from './frameworks/shop-page.ts';
import { frameworks } from './frameworks/table.ts';
import type { LoadRequest } from './load/expected-response.ts';
import type { Options } from './options.ts';
import type { Machine } from './processes/machine.ts';
import { median, type Sample, summarise } from './report/statistics.ts';
import { formatPageSummaries } from './report/table.ts';
import { inTurns, measureClosed } from './rounds.ts';
import type { Stage, Target } from './stage.ts';
import { bffEnvironment } from './subjects/bff-environment.ts';
import type { Upstream } from './subjects/table.ts';
import { findWorkload } from './workloads.ts';

const ROOT = join(import.meta.dirname, '../..');
const workload = findWorkload('rendered-page');
const SHOP = 'perennial';
const SHOP_TITLE = 'Perennial BFF';
/** Of each server; the last one is measured. */
const STARTS = 3;
/** Streams end in other places, so that a compressed page differs in its length. */
const TOLERANCE = 0.05;

type FrameworksOptions = Extract<Options, { command: 'frameworks' }>;
type RunningPage = Target & {
  readonly firstPageMs: number;
  readonly encoding: string;
  readonly sentBytes: number;
  readonly htmlBytes: number;
  readonly elements: number;
  /** Without compression. */
  readonly html: string;
  readonly process: ServerProcess;
};

/** Throws if a framework cannot be installed or built, or a page is not as expected. */
export async function compareFrameworks(stage: Stage, machine: Machine, options: FrameworksOptions): Promise<void> {
  const { rounds, seconds } = options;
  process.stdout.write(`${machine.description}\nrounds: ${rounds}, of ${seconds} s each\n`);
  const upstream = await stage.upstream();
  const shop = await start(stage, machine, SHOP, commandOfShop(upstream));
  const running = [shop];
  const page = readShopPage(shop.html);
  for (const framework of frameworks.filter(({ name }) => options.frameworks.includes(name))) {
    const folder = await buildApp(framework, page);
    const { title, start: args } = framework;
    const environment = { SHOP_API_URL: upstream.shopUrl, NEXT_TELEMETRY_DISABLED: '1' };
    running.push(await start(stage, machine, framework.name, { title, folder, arguments: args, environment }));
  }
  for (const target of running) await stage.load(target, workload.warmUpSeconds ?? 0);
  const samples = await inTurns(running, rounds, (target, round) => measureClosed(stage, target, round, seconds));
  process.stdout.write(`\n${workload.title}\n\n${formatPages(running, samples)}`);
  for (const { title, html } of running) {
    const missing = findMissingTexts(html, shop.html);
    // The page of the shop has changed since that of the apps was written.
    if (missing.length > 0) process.stdout.write(`${title} renders less: ${missing.join(', ')}\n`);
  }
  if (options.json === undefined) return;
  const pages = running.map(({ name, firstPageMs, encoding, sentBytes, htmlBytes, elements }) => ({
    ...{ name, firstPageMs, encoding, sentBytes, htmlBytes, elements },
  }));
  const report = {
    measuredAt: new Date().toISOString(),
    machine: machine.description,
    rounds,
    seconds,
    pages,
    samples,
  };
  writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
}

function formatPages(running: readonly RunningPage[], samples: readonly Sample[]): string {
  const summaries = summarise(samples, SHOP).flatMap((summary) => {
    const page = running.find(({ name }) => name === summary.subject);
    return page ? [{ ...page, ...summary }] : [];
  });
  return formatPageSummaries(summaries, (name) => running.find((page) => page.name === name)?.title ?? name);
}

/** The build of the BFF, started as its image starts it. */
function commandOfShop(upstream: Upstream): ServerCommand {
  const main = join(ROOT, 'server/dist/bundle/main.js');
  return {
    title: SHOP_TITLE,
    folder: ROOT,
    arguments: () => [...productionProcess.nodeArguments, main],
    environment: { ...productionProcess.environment, ...bffEnvironment(upstream) },
  };
}

/** Starts a server some times, and returns the last one with what its page has. */
async function start(stage: Stage, machine: Machine, name: string, command: ServerCommand): Promise<RunningPage> {
  const { path, headers } = workload;
  const times: number[] = [];
  while (true) {
    const server = await ServerProcess.start(command, machine.subjectPinning, { path, headers }, (started) =>
      stage.add(started),
    );
    times.push(server.firstPageMs);
    if (times.length < STARTS) {
      stage.stop({ process: server });
      continue;
    }
    const sent = await fetchPage(server.origin);
    const plain = await fetchPage(server.origin, 'identity');
    if (!plain.text.includes(workload.shows ?? '')) throw new Error(`${command.title} has not rendered the page`);
    return {
      name,
      title: command.title,
      process: server,
      request: toLoad(server.origin, sent.bytes),
      connections: workload.connections ?? 1,
      usage: () => server.usage(),
      output: () => server.output(),
      firstPageMs: median(times),
      encoding: sent.encoding,
      sentBytes: sent.bytes,
      htmlBytes: plain.bytes,
      elements: countElements(plain.text),
      html: plain.text,
    };
  }
}

async function fetchPage(origin: string, encoding = workload.headers['accept-encoding']) {
  const headers = { ...workload.headers, 'accept-encoding': encoding };
  const response = await request(origin + workload.path, { headers });
  const body = Buffer.from(await response.body.arrayBuffer());
  if (response.statusCode !== 200) throw new Error(`${origin} answered with ${response.statusCode}`);
  return { text: body.toString(), bytes: body.length, encoding: String(response.headers['content-encoding'] ?? '') };
}

function toLoad(origin: string, bytes: number): LoadRequest {
  const { method, path, headers } = workload;
  const tolerance = Math.ceil(bytes * TOLERANCE);
  return { origin, method, path, headers, minLength: bytes - tolerance, maxLength: bytes + tolerance };
}
