/** The changes of the matrix. */
import { accountChanges } from './account-changes.ts';
import { lateChanges } from './late-changes.ts';
import { purchaseChanges } from './purchase-changes.ts';
import { subscriptionChanges } from './subscription-changes.ts';

export const changes = { ...purchaseChanges, ...accountChanges, ...subscriptionChanges, ...lateChanges } as const;

export type ChangeName = keyof typeof changes;
