/** The scenario customers: one row each, with everything that is already true of them when the sandbox starts. */
import type { Person } from '../people.ts';
import type { Scenario } from '../shop-api/seed/scenario.ts';
import { canadianStates } from './canadian-states.ts';
import { countries } from './countries.ts';
import { admins, firstCustomers } from './first-customers.ts';
import { insuredCustomers } from './insured-customers.ts';
import { leavingCustomers } from './leaving-customers.ts';
import { payingScenarios } from './paying.ts';

/** New rows go to the end of their file: the numbers of subscriptions follow from the order of all rows. */
export const scenarios: readonly Scenario[] = [
  ...firstCustomers,
  ...payingScenarios,
  ...canadianStates,
  ...leavingCustomers,
  ...insuredCustomers,
  ...countries,
  ...admins,
];

/** The people of the scenarios who sign in at the identity provider; customer care does not. */
export function scenarioPeople(): readonly Person[] {
  return scenarios
    .filter(({ role }) => role !== 'admin')
    .map(({ id, email, password, firstName, lastName, phoneNumber, culture }) => ({
      id,
      email,
      password,
      firstName,
      lastName,
      marketingOptIn: false,
      culture,
      ...(phoneNumber !== undefined && { phoneNumber }),
    }));
}
