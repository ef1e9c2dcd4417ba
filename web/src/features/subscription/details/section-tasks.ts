/** Links to a single task of a subscription, `?task=pause`. See docs/rules/subscriptions.md#task-links. */
import { type ModifyOffer, taskOfOffer } from '../modify/modify-offers.ts';
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

type Offered = {
  readonly stateOf: (section: SectionName) => SectionState;
  /** What the section "Modify subscription" offers. */
  readonly offers: readonly ModifyOffer['name'][];
};

/** Returns the section that opens for a task; undefined if the task is unknown, or closed for this subscription. */
export function findTaskSection(task: string | null, { stateOf, offers }: Offered): SectionName | undefined {
  if (!isTask(task)) return undefined;
  const section = sectionsOfTask[task].find((name) => stateOf(name) === 'open');
  return section === 'modify' && !offers.some((offer) => taskOfOffer[offer] === task) ? undefined : section;
}

function isTask(text: string | null): text is Task {
  return text !== null && Object.hasOwn(sectionsOfTask, text);
}
