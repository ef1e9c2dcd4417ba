/** Links to a single task of a subscription, `?task=pause`. See docs/rules/subscriptions.md#task-links. */
import type { SectionName, SectionState } from './section-rules.ts';

/** The sections in which a task can be; the first that is open has it. */
const sectionsOfTask = {
  frequency: ['modify'],
  postpone: ['modify'],
  product: ['modify'],
  'ship-now': ['modify'],
  buy: ['buyProduct'],
  order: ['oneTimeOrders'],
  promotion: ['promotion'],
  track: ['track'],
  pause: ['pause'],
  resume: ['resume'],
  repair: ['repair'],
  recycle: ['recycling'],
  cancel: ['cancelOrReturn', 'cancel'],
  return: ['cancelOrReturn'],
  terms: ['terms'],
} as const satisfies Readonly<Record<string, readonly SectionName[]>>;

export type Task = keyof typeof sectionsOfTask;

/** The name of the query parameter. */
export const TASK = 'task';

/** Returns the section that opens for a task; undefined if the task is unknown, or closed for this subscription. */
export function findTaskSection(
  task: string | null,
  stateOf: (section: SectionName) => SectionState,
): SectionName | undefined {
  return isTask(task) ? sectionsOfTask[task].find((section) => stateOf(section) === 'open') : undefined;
}

function isTask(text: string | null): text is Task {
  return text !== null && Object.hasOwn(sectionsOfTask, text);
}
