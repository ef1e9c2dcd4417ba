/** Links to a single task of a subscription, `?task=pause`. See docs/rules/subscriptions.md#task-links. */
import { type ModifyOffer, taskOfOffer } from '../../modify/modify-offers.ts';
import { type Availability, type SectionName, sectionNames, sectionTable } from './section-table.ts';

type Offered = {
  readonly availabilityOf: (section: SectionName) => Availability;
  /** What the section "Modify subscription" offers. */
  readonly offers: readonly ModifyOffer['name'][];
};

/** Returns the section that opens for a task; undefined if the task is unknown, or closed for this subscription. */
export function findTaskSection(task: string | null, { availabilityOf, offers }: Offered): SectionName | undefined {
  const section = sectionNames.find((name) => hasTask(name, task) && availabilityOf(name) === 'open');
  return section === 'modify' && !offers.some((offer) => taskOfOffer[offer] === task) ? undefined : section;
}

function hasTask(name: SectionName, task: string | null): boolean {
  const tasks: readonly string[] = sectionTable[name].tasks;
  return task !== null && tasks.includes(task);
}
