/** The process that makes the load. */
import { createHistogram } from 'node:perf_hooks';
import { answerQuestions } from '../processes/answer-questions.ts';
import { planArrivals } from './arrivals.ts';
import { Connection, type Counts } from './connection.ts';
import type { LoadRequest } from './expected-response.ts';
import { sendWhenDue } from './open-loop.ts';

/** On a busy machine the BFF may wait too long for an answer: it then sends a page as a skeleton. More would be another measurement. */
const MAX_SKELETONS = 0.05;

type Load = { readonly request: LoadRequest; readonly connections: number; readonly seconds: number };

type OpenLoad = {
  readonly request: LoadRequest;
  /** Requests per second, on average. */
  readonly rate: number;
  readonly seconds: number;
  /** The same seed has the same arrivals. */
  readonly seed: number;
};

const answers = {
  run,
  runOpen: ({ request, rate, seconds, seed }: OpenLoad) => sendWhenDue(request, planArrivals(rate, seconds, seed)),
};

export type LoadAnswers = typeof answers;

answerQuestions(answers);

/** Sends requests for some seconds, each connection one at a time. Throws if a response is not as expected. */
async function run({ request, connections, seconds }: Load) {
  const counts: Counts = { latencies: createHistogram(), others: 0 };
  const started = performance.now();
  const deadline = started + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => new Connection(request, counts, deadline).run()));
  const { latencies, others } = counts;
  // Responses to a call all have one length.
  const isCall = request.minLength === request.maxLength;
  if (others > (isCall ? 0 : Math.max(1, latencies.count * MAX_SKELETONS))) {
    throw new Error(`${others} of ${latencies.count} responses had another length than the first`);
  }
  return {
    requests: latencies.count,
    seconds: (performance.now() - started) / 1000,
    p99Ms: latencies.percentile(99) / 1000,
  };
}
