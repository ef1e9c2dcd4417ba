/** The people of a soak and of a crowd. */
import type { SandboxOptions } from '@perennial/sandbox/sandbox';

const resident = {
  title: 'A customer of the soak',
  description: 'Lives in Canada, may order, and has nothing yet.',
  culture: 'en-ca',
  firstName: 'Sol',
  lastName: 'Roy',
  password: 'Winnipeg204',
  phoneNumber: '204-555-0182',
  address: { countryCode: 'CA', addition: '123 Portage Avenue', city: 'Winnipeg', stateCode: 'MB', zipCode: 'R3B 2E5' },
} as const satisfies Omit<NonNullable<SandboxOptions['moreCustomers']>[number], 'id' | 'email'>;

/** People who live in Canada and may order. Each customer is another one, because the sign-ins of a person are limited. */
export const createPeople = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...resident,
    id: `soak-${index}`,
    email: `soak-${index}@example.com`,
  }));
