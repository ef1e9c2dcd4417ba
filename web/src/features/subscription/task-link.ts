/** Links to a single task of a subscription, for example from an email (docs/rules/subscriptions.md#task-links). */

/** The name of the query parameter. */
export const TASK = 'task';

/** The tasks whose parts are in the section "Modify subscription". */
export type ModifyTask = 'frequency' | 'postpone' | 'product' | 'ship-now';
