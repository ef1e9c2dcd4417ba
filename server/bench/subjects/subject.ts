/** The process of one subject. */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { answerQuestions } from '../processes/answer-questions.ts';
import type { StartSubject, SubjectName, Upstream } from './table.ts';

const modules: Record<SubjectName, () => Promise<{ start: StartSubject }>> = {
  bff: () => import('./bff.ts'),
  'bff-redis': () => import('./bff.ts'),
  'bff-sharing': () => import('./bff.ts'),
  'http-proxy': () => import('./http-proxy.ts'),
  express: () => import('./express.ts'),
  undici: () => import('./undici.ts'),
};

/** Microseconds between two samples of a profile. */
const SAMPLING_INTERVAL = 200;

const inspector = new Session();

export type Usage = {
  /** Of the process, user and system, since it started. */
  readonly cpuMicroseconds: number;
  /** Resident memory. */
  readonly memoryBytes: number;
};

const answers = {
  start: async ({ name, upstream }: { name: SubjectName; upstream: Upstream }) =>
    (await modules[name]()).start(upstream),

  usage: (): Usage => {
    const { user, system } = process.cpuUsage();
    return { cpuMicroseconds: user + system, memoryBytes: process.memoryUsage.rss() };
  },

  startProfile: async () => {
    inspector.connect();
    await inspector.post('Profiler.enable');
    await inspector.post('Profiler.setSamplingInterval', { interval: SAMPLING_INTERVAL });
    await inspector.post('Profiler.start');
  },

  /** Writes the profile in the format of `--cpu-prof`. */
  stopProfile: async (file: string) => {
    const { profile } = await inspector.post('Profiler.stop');
    inspector.disconnect();
    writeFileSync(file, JSON.stringify(profile));
  },
};

export type SubjectAnswers = typeof answers;

answerQuestions(answers);
