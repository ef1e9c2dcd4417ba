/** An error of the BFF itself. Codes (docs/rules/errors.md#bff-error-codes). */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { BffErrorCode } from '@perennial/shared/errors/error-table';
import type { ProblemAction } from '@perennial/shared/errors/problem';
import type { InputFault } from './input-faults.ts';

type Details = {
  /** Written to the log, never to the response. */
  cause?: unknown;
  /** The call of the shop API that failed, because some calls have error texts of their own. */
  call?: CallName;
  action?: ProblemAction;
  /** When the request may be sent again. */
  retryAfterSeconds?: number;
  /** What is wrong with the request. */
  faults?: readonly InputFault[];
};

const statusByCode = {
  'request.invalid': 400,
  'request.forbidden': 403,
  'request.tooLarge': 413,
  'request.notFound': 404,
  'request.keyReused': 422,
  'session.required': 401,
  'session.endedElsewhere': 401,
  'session.notFresh': 403,
  'session.adminRequired': 403,
  'session.storeUnavailable': 503,
  'admin.signInRefused': 400,
  'tries.tooMany': 429,
  'audit.unavailable': 503,
  'market.closed': 403,
  'order.inProgress': 409,
  'order.unknown': 504,
  'change.inProgress': 409,
  'change.unknown': 504,
  'charge.unknown': 504,
  'shop.refused': 422,
  'shop.limited': 429,
  'shop.busy': 503,
  'shop.unreachable': 502,
  'shop.timeout': 504,
  'shop.invalidResponse': 502,
  'identity.unavailable': 503,
  'server.overloaded': 503,
  'server.failed': 500,
} as const satisfies Record<BffErrorCode, number>;

/** What the client does about a code, wherever it comes from. */
const actionByCode: { readonly [C in BffErrorCode]?: ProblemAction } = {
  'session.required': 'sign-in',
  'session.endedElsewhere': 'sign-in',
  'session.notFresh': 'sign-in-again',
};

/** An error with a code of the BFF. The error handler maps it to a problem. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly code: BffErrorCode;
  readonly status: number;
  readonly action: ProblemAction | undefined;
  readonly faults: readonly InputFault[];
  readonly call: CallName | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: BffErrorCode, { cause, call, action, retryAfterSeconds, faults = [] }: Details = {}) {
    super(code, { cause });
    this.code = code;
    this.status = statusByCode[code];
    this.action = action ?? actionByCode[code];
    this.faults = faults;
    this.call = call;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
