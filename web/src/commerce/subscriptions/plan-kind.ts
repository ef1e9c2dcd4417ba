/** The two kinds of plans that a subscription can have: one of each at most. */
export type PlanKind = 'device' | 'replenishment';
