/** What the model assumes about customers and about what surrounds the BFF. Nobody has measured it: replace it by what is known. */
import type { Quantities } from './quantity.ts';

const source = 'assumption';

export const assumptions = {
  visits: { value: 2, unit: 'a month', meaning: 'visits of a customer', source },
  signedIn: { value: 0.8, unit: 'share', meaning: "customers' visits with a sign-in", source },
  strangers: { value: 3, unit: '', meaning: "visits of strangers for each of a customer's", source },
  busiestDay: { value: 2, unit: 'times', meaning: 'the busiest day of a month, of an average day', source },
  peakHour: { value: 0.1, unit: 'share', meaning: 'visits of a day in its busiest hour', source },
  visitMinutes: { value: 6, unit: 'min', meaning: 'a visit, with its tab open', source },
  pages: { value: 6, unit: '', meaning: 'pages of a signed-in visit', source },
  calls: { value: 3, unit: 'a page', meaning: 'calls of a page of a customer', source },
  changes: { value: 0.4, unit: 'a visit', meaning: 'changes of a signed-in visit', source },
  documents: {
    value: 2,
    unit: 'a visit',
    meaning: 'pages of a customer that are loaded whole; the others are opened in them',
    source,
  },
  strangersDocuments: { value: 1.5, unit: 'a visit', meaning: 'the same of a stranger', source },
  strangersCalls: { value: 2, unit: 'a visit', meaning: 'calls of a stranger', source },
  account: {
    value: 0.9,
    unit: 'share',
    meaning: 'signed-in visits that read the account, and so have kept answers',
    source,
  },
  logOuts: { value: 0.1, unit: 'share', meaning: 'signed-in visits that end with a log-out', source },
  prefetched: {
    value: 4,
    unit: 'a document',
    meaning: 'calls that the server makes before it renders a page of a customer',
    source: 'the overview in `page-prefetch.ts`',
  },
  strangersPrefetched: {
    value: 2,
    unit: 'a document',
    meaning: 'the same of a stranger',
    source: 'the cart in `page-prefetch.ts`',
  },
  files: {
    value: 12,
    unit: 'a visit',
    meaning: 'scripts, styles and pictures that a visit with an empty cache loads',
    source,
  },
  fileMicros: { value: 150, unit: 'µs', meaning: 'processor of the BFF for a file', source },
  signInMicros: { value: 5000, unit: 'µs', meaning: 'processor of the BFF for a sign-in', source },
  renewalMicros: { value: 2000, unit: 'µs', meaning: 'processor of the BFF for a renewal', source },
  receiptBytes: { value: 2000, unit: 'B', meaning: 'receipts of a sign-in with changes, in Redis', source },
  emptyCache: { value: 0.5, unit: 'share', meaning: 'visits that load the scripts', source },
  tokenSeconds: { value: 300, unit: 's', meaning: 'lifetime of an access token', source },
  accessTokenLetters: { value: 1200, unit: 'letters', meaning: 'access token', source },
  refreshTokenLetters: { value: 700, unit: 'letters', meaning: 'refresh token', source },
  shopTokenLetters: { value: 300, unit: 'letters', meaning: 'token of the shop API', source },
  shopSeconds: { value: 0.2, unit: 's', meaning: 'the shop API takes for a call', source },
  capacity: { value: 0.6, unit: 'share', meaning: 'a core that an instance uses at the peak', source },
  spareInstances: { value: 1, unit: '', meaning: 'instances that may be away at the peak', source },
  memoryRoom: { value: 2, unit: 'times', meaning: 'memory of Redis, of what it has at the peak', source },
  tracedShare: { value: 0.1, unit: 'share', meaning: 'traces that are kept', source },
} as const satisfies Quantities<string>;

export type Assumption = keyof typeof assumptions;
