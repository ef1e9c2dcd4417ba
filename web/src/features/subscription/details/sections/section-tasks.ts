/**
 * Links to a single task of a subscription, `?task=pause`, for example from an email
 * (docs/rules/subscriptions.md#task-links).
 */
import { type ModifyOffer, taskOfOffer } from '../../modify/modify-offers.ts';
import { type Availability, type SectionName, sectionNames, sectionTable } from './section-table.ts';

/** The name of the query parameter. */
export const TASK = 'task';

/** Returns the section that opens for a task; undefined if the task is unknown, or closed for this subscription. */
export function findTaskSection(
  task: string | null,
  availabilityOf: (section: SectionName) => Availability,
): SectionName | undefined {
  return sectionNames.find((name) => hasTask(name, task) && availabilityOf(name) === 'open');
}

function hasTask(name: SectionName, task: string | null): boolean {
  const tasks: readonly string[] = sectionTable[name].tasks;
  return task !== null && tasks.includes(task);
}

/** Whether a task belongs to the next delivery, and is offered. */
export function isDeliveryTask(task: string | null, offers: readonly Pick<ModifyOffer, 'name'>[]): boolean {
  return offers.some(({ name }) => (name === 'postponement' || name === 'shippingNow') && taskOfOffer[name] === task);
}
