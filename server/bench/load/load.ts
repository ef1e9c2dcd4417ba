/** The process that makes the load. */
import { createHistogram } from 'node:perf_hooks';
import { answerQuestions } from '../processes/answer-questions.ts';
import { Connection, type LoadRequest } from './connection.ts';

type Load = { readonly request: LoadRequest; readonly connections: number; readonly seconds: number };

const answers = { run };

export type LoadAnswers = typeof answers;

answerQuestions(answers);

/** Sends requests for some seconds, each connection one at a time. Throws if a response is not as expected. */
async function run({ request, connections, seconds }: Load) {
  const latencies = createHistogram();
  const started = performance.now();
  const deadline = started + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => new Connection(request, latencies, deadline).run()));
  return {
    requests: latencies.count,
    seconds: (performance.now() - started) / 1000,
    p99Ms: latencies.percentile(99) / 1000,
  };
}
