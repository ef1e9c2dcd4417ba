import { defaultAddressSettings } from '@perennial/shared/address/address-settings';
import { firstEndDay } from '@perennial/shared/validation/declaration';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bodyRules } from './body-rules.ts';

const site = { country: 'CA', findSettings: () => defaultAddressSettings } as const;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-01T11:59:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a contract ends at the earliest on the day that is still today somewhere', () => {
  expect(firstEndDay(new Date())).toBe('2027-02-28');
  const faultsOf = (endDate?: string) =>
    bodyRules.sendTerminationRequest?.({ ...declaration, ...(endDate ? { endDate } : {}) }, site);
  expect(faultsOf('2027-02-28')).toEqual([]);
  expect(faultsOf()).toEqual([]);
  expect(faultsOf('2027-02-27')).toEqual([{ path: 'endDate', fault: { message: 'dateInvalid' } }]);
});

test('a name may be longer than the form lets customers write, and a phone number may be of spaces', () => {
  const faultsOf = (changed: object) =>
    bodyRules.updatePersonalDetails?.({ firstName: 'Ada', lastName: 'Byron', ...changed }, site);
  expect(faultsOf({ firstName: 'a'.repeat(61), phoneNumber: '  ' })).toEqual([]);
  expect(faultsOf({ firstName: '1' })).toMatchObject([{ path: 'firstName' }]);
  expect(faultsOf({ phoneNumber: ' 12 ' })).toEqual([{ path: 'phoneNumber', fault: { message: 'phoneInvalid' } }]);
});

const declaration = {
  name: 'Ada',
  surName: 'Byron',
  fromEmail: 'ada@example.com',
  subscriptionNumber: 'CA-1',
} as const;
