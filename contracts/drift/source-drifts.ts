/** Drifts of the source, applied while a process loads it; no file is changed. */
import type { CallName } from '@perennial/shared/catalogue/routes';

export type SourceDrift = {
  readonly title: string;
  /** The call whose interactions are checked. */
  readonly call: CallName;
  /** The end of the path of the only file that drifts; every file of the repository without it. */
  readonly file?: string;
  readonly from: string;
  readonly to: string;
};

export const sourceDrifts: readonly SourceDrift[] = [
  {
    title: 'a field of a body is renamed on both sides',
    call: 'updateAddresses',
    from: 'allianzCodeApplied',
    to: 'insurerCodeApplied',
  },
  {
    title: 'a parameter of a query is renamed on both sides',
    call: 'validateAddress',
    from: 'stateName',
    to: 'stateTitle',
  },
  {
    title: 'a field of an answer is renamed on both sides',
    call: 'changeReplenishmentFrequency',
    from: 'nextReplenishmentShippingDate',
    to: 'nextShippingDate',
  },
  {
    title: 'the access of a care call becomes customer',
    call: 'giveDiscount',
    file: 'shared/src/catalogue/routes.ts',
    from: "giving-discount', 'admin'",
    to: "giving-discount', 'customer'",
  },
  {
    title: 'the path of a call changes in the catalogue of the code',
    call: 'requestRepair',
    file: 'shared/src/catalogue/routes.ts',
    from: '/repair',
    to: '/repairs',
  },
  {
    title: 'the method of a call changes in the catalogue of the code',
    call: 'getSubscriptionReturnDetail',
    file: 'shared/src/catalogue/routes.ts',
    from: "get('/api/subscriptions/{n}/return-detail'",
    to: "post('/api/subscriptions/{n}/return-detail'",
  },
  {
    title: 'the BFF sends the language without its country',
    call: 'getFaq',
    file: 'server/src/shop-api/request-headers.ts',
    from: 'language: site.language',
    to: 'language: site.language.slice(0, 2)',
  },
  {
    title: 'the BFF leaves out the extra information of an error',
    call: 'submitOrder',
    file: 'server/src/errors/to-problem.ts',
    from: 'extraInfo: message.extraInfo,',
    to: '',
  },
];

/** Returns the source of a file with the drift. */
export function driftSource(path: string, source: string, { file, from, to }: SourceDrift): string {
  const drifts =
    file === undefined ? !path.includes('/node_modules/') && !path.includes('/contracts/drift/') : path.endsWith(file);
  return drifts ? source.replaceAll(from, to) : source;
}
