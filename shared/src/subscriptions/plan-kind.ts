/** The two kinds of plans that a subscription can have, and so the two kinds of goods that can be returned. */
export const planKinds = ['device', 'replenishment'] as const;

export type PlanKind = (typeof planKinds)[number];
