/** Every error becomes one problem: this is the only place where a text for people is chosen. */
import { STATUS_CODES } from 'node:http';
import { type CallErrorRow, type ErrorRow, findCallErrorRow, findErrorRow } from '@perennial/shared/errors/error-table';
import type { Problem, ProblemAction, ProblemMessage } from '@perennial/shared/errors/problem';
import type { Texts } from '@perennial/shared/locales/texts';
import type { RequestProblem } from './request-problem.ts';
import { ShopError, type ShopErrorMessage } from './shop-error.ts';

type Context = { readonly texts: Texts; readonly requestId: string };

/** The problem that a request is answered with. */
export function toProblem(error: RequestProblem | ShopError, context: Context): Problem {
  return error instanceof ShopError ? shopProblem(error, context) : requestProblem(error, context);
}

function requestProblem(error: RequestProblem, { texts, requestId }: Context): Problem {
  const sentence = texts.errors[error.code];
  const detail = [sentence, ...error.messages.map((message) => message.text)].join('\n');
  return problem({
    status: error.status,
    code: error.code,
    detail,
    messages: error.messages,
    action: error.action,
    requestId,
  });
}

function shopProblem(error: ShopError, { texts, requestId }: Context): Problem {
  const messages = error.errorMessages.map((message) => ({
    code: message.code,
    text: textOf(message, error.status, texts),
    ...(message.extraInfo === undefined ? {} : { extraInfo: message.extraInfo }),
  }));
  const rows = error.errorMessages.map((message) => findErrorRow(message.code));
  const own = ownTelling(error, rows);
  return problem({
    status: error.status,
    code: messages[0]?.code,
    detail: detailOf(messages, error.status, texts, own),
    messages,
    action: rows.find((row) => row?.action)?.action ?? own?.action,
    requestId,
  });
}

/** How the call tells its errors; a code with a row of its own has nothing added to it. */
function ownTelling({ call }: ShopError, rows: readonly (ErrorRow | undefined)[]): CallErrorRow | undefined {
  const own = call && findCallErrorRow(call);
  return own?.onlyOtherCodes && (rows.length === 0 || rows.some(Boolean)) ? undefined : own;
}

/** What a person reads: the texts of the messages, and around them what the call says of its own errors. */
function detailOf(messages: readonly ProblemMessage[], status: number, texts: Texts, own?: CallErrorRow): string {
  const told = messages.length === 0 ? [fill(texts.errors.unknown, status)] : messages.map(({ text }) => text);
  if (own?.insteadText) return texts.errors[own.insteadText];
  // "Internal Server Error" adds nothing to a sentence that already says what did not work.
  const lines = own?.beforeText && messages.length === 0 ? [] : told;
  const before = own?.beforeText ? [texts.errors[own.beforeText]] : [];
  const after = own?.afterText ? [texts.errors[own.afterText]] : [];
  return [...before, ...lines, ...after].join('\n');
}

function textOf(message: ShopErrorMessage, status: number, texts: Texts): string {
  const known = (texts.validation as Readonly<Record<string, string>>)[message.code];
  if (findErrorRow(message.code)?.serverText) return withExtraInfo(message);
  return known ?? message.message ?? fill(texts.errors.unknown, status);
}

/** Specification 1, section 8: the maximum-number message is the server's with its extra info. */
function withExtraInfo({ message = '', extraInfo }: ShopErrorMessage): string {
  const isPlain = typeof extraInfo === 'string' || typeof extraInfo === 'number';
  return isPlain && !message.includes(String(extraInfo)) ? `${message} ${extraInfo}`.trim() : message;
}

function fill(text: string, status: number): string {
  return text.replace('{{status}}', String(status));
}

type Parts = {
  status: number;
  code: string | undefined;
  detail: string;
  messages: readonly ProblemMessage[];
  action: ProblemAction | undefined;
  requestId: string;
};

function problem({ status, code, detail, messages, action, requestId }: Parts): Problem {
  return {
    type: 'about:blank',
    // RFC 9457, section 4.2.1: the title of a problem of type about:blank is the status phrase.
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    ...(code === undefined ? {} : { code }),
    messages: [...messages],
    ...(action === undefined ? {} : { action }),
    requestId,
  };
}
