/**
 * One log line for each failed request, with call, status, codes and request id. Its level says who has to do something
 * (docs/operate/README.md#log-lines).
 */
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import type { BffErrorCode } from '@perennial/shared/errors/error-table';
import type { Texts } from '@perennial/shared/locales/texts';
import type { FastifyRequest } from 'fastify';
import type { RequestProblem } from './request-problem.ts';
import { ShopError } from './shop-error.ts';

/** `info`: what a visitor caused. `warn`: another service has failed. `error`: the BFF, or what belongs to it. */
type Level = 'debug' | 'info' | 'warn' | 'error';

const levelByCode = {
  'request.invalid': 'info',
  'request.forbidden': 'info',
  'request.tooLarge': 'info',
  'request.notFound': 'info',
  'request.keyReused': 'info',
  // There are too many: one line stands for all (server/src/plugins/overload.ts).
  'server.overloaded': 'debug',
  'session.required': 'info',
  'session.endedElsewhere': 'info',
  'session.notFresh': 'info',
  'session.adminRequired': 'info',
  'session.storeUnavailable': 'error',
  'admin.signInRefused': 'info',
  'tries.tooMany': 'info',
  'audit.unavailable': 'error',
  'market.closed': 'info',
  'order.inProgress': 'info',
  'order.unknown': 'warn',
  'change.inProgress': 'info',
  'change.unknown': 'warn',
  'charge.unknown': 'warn',
  'shop.refused': 'warn',
  'shop.limited': 'warn',
  'shop.busy': 'warn',
  'shop.unreachable': 'warn',
  'shop.timeout': 'warn',
  'shop.invalidResponse': 'warn',
  'identity.unavailable': 'warn',
  'server.failed': 'error',
} as const satisfies Record<BffErrorCode, Level>;

/** Logs the error of a request. `texts` say which codes of the shop API are meant for customers. */
export function logFailure(request: FastifyRequest, error: RequestProblem | ShopError, texts: Texts): void {
  const { url, schema } = request.routeOptions;
  const { status, call = schema?.operationId } = error;
  const place = call === undefined ? { route: url } : { call };
  if (error instanceof ShopError) {
    const errorCodes = error.errorMessages.map(({ code }) => code);
    request.log[levelOfShopError(error, texts)]({ ...place, status, errorCodes }, 'the shop API refused a call');
    return;
  }
  const line = { ...place, status, errorCodes: [error.code] };
  if (isClientGone(request) && !isChange(call)) {
    request.log.info(line, 'the browser left before the response');
    return;
  }
  const level = levelByCode[error.code];
  const isFault = level === 'warn' || level === 'error';
  request.log[level](isFault ? { ...line, err: error.cause ?? error } : line, 'a request failed');
}

/** A code that has a text is a refusal for the customer, such as a wrong discount code. */
function levelOfShopError({ status, errorMessages }: ShopError, { validation }: Texts): Level {
  return status < 500 && errorMessages.some(({ code }) => Object.hasOwn(validation, code)) ? 'info' : 'warn';
}

/** A change is completed although its browser leaves, so its failure has another reason. */
function isChange(call: string | undefined): boolean {
  return call !== undefined && isCallName(call) && !calls[call].isRepeatable;
}

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

/** Undefined outside the routes of visitors. */
function isClientGone(request: FastifyRequest): boolean {
  const signal: AbortSignal | undefined = request.clientAborted;
  return signal?.aborted === true;
}
