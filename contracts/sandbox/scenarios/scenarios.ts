/** The scenario customers at the start of the sandbox. */
import type { Person } from '../people.ts';
import type { Scenario } from '../shop-api/seed/scenario.ts';
import { busyCustomers } from './busy-customers.ts';
import { canadianStates } from './canadian-states.ts';
import { countries } from './countries.ts';
import { admins, firstCustomers } from './first-customers.ts';
import { fullRecords } from './full-records.ts';
import { insuredCustomers } from './insured-customers.ts';
import { leavingCustomers } from './leaving-customers.ts';
import { payingScenarios } from './paying.ts';
import { specialDates } from './special-dates.ts';
import { unusualNames } from './unusual-names.ts';

/** Add new rows at the end of a file: the numbers of subscriptions depend on the order of all rows. */
export const scenarios: readonly Scenario[] = [
  ...firstCustomers,
  ...payingScenarios,
  ...canadianStates,
  ...leavingCustomers,
  ...insuredCustomers,
  ...countries,
  ...admins,
  ...busyCustomers,
  ...fullRecords,
  ...unusualNames,
  ...specialDates,
];

/** Returns the people who sign in at the identity provider; admins do not. */
export function toPeople(rows: readonly Scenario[]): readonly Person[] {
  return rows
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
