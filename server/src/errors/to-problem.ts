/**
 * Maps errors to problems. It is the only place that selects the text of an error (docs/rules/errors.md#error-texts).
 */
import { STATUS_CODES } from 'node:http';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import {
  type BffErrorCode,
  type CallErrorRow,
  type ErrorRow,
  findCallErrorRow,
  findErrorRow,
} from '@perennial/shared/errors/error-table';
import type { Problem, ProblemAction, ProblemMessage } from '@perennial/shared/errors/problem';
import type { Texts } from '@perennial/shared/locales/texts';
import { toFaultLine, toFaultMessage } from './input-faults.ts';
import type { RequestProblem } from './request-problem.ts';
import { ShopError, type ShopErrorMessage } from './shop-error.ts';

type Context = { readonly texts: Texts; readonly language: string; readonly requestId: string };

/** Returns the problem of an error, with texts of `context.texts`. */
export function toProblem(error: RequestProblem | ShopError, context: Context): Problem {
  return error instanceof ShopError ? fromShopError(error, context) : fromRequestProblem(error, context);
}

function fromRequestProblem(error: RequestProblem, { texts, language, requestId }: Context): Problem {
  const insteadText = error.call && findCallErrorRow(error.call)?.insteadText;
  const reason = fillWait(texts.errors[insteadText ?? error.code], error.retryAfterSeconds, language);
  const sentence =
    isChange(error.call) && unsentCodes.has(error.code) ? `${texts.errors.nothingDone} ${reason}` : reason;
  const lines = error.faults.flatMap((fault) => toFaultLine(fault, texts) ?? []);
  return createProblem({
    status: error.status,
    code: error.code,
    detail: [sentence, ...new Set(lines)].join('\n'),
    messages: error.faults.map((fault) => toFaultMessage(fault, error.code, sentence, texts)),
    action: error.action,
    requestId,
    retryAfterSeconds: error.retryAfterSeconds,
  });
}

/** The text of the shop API's absence is that of reads, too, which say nothing about what was done. */
const unsentCodes: ReadonlySet<BffErrorCode> = new Set(['shop.busy', 'shop.limited', 'shop.unreachable']);

const isChange = (call: CallName | undefined): boolean => call !== undefined && !calls[call].isRepeatable;

function fromShopError(error: ShopError, { texts, requestId }: Context): Problem {
  const messages = error.errorMessages.map((message) => ({
    code: message.code,
    text: findText(message, error.status, texts),
    extraInfo: message.extraInfo,
  }));
  const rows = error.errorMessages.map((message) => findErrorRow(message.code));
  const callRow = findCallRow(error, rows);
  return createProblem({
    status: error.status,
    code: messages[0]?.code,
    detail: formatDetail(messages, error.status, texts, callRow),
    messages,
    action: rows.find((row) => row?.action)?.action ?? callRow?.action ?? statusAction(error),
    requestId,
    retryAfterSeconds: error.retryAfterSeconds,
  });
}

/** A status 401 gets here only if the same person was refused again (docs/rules/sign-in.md#refused-again). */
function statusAction({ status }: ShopError): ProblemAction | undefined {
  return status === 401 ? 'show-not-found' : undefined;
}

/** Finds the row of the failed call. A code with a row of its own wins over the call (ADR 9). */
function findCallRow({ call }: ShopError, rows: readonly (ErrorRow | undefined)[]): CallErrorRow | undefined {
  const callRow = call && findCallErrorRow(call);
  return callRow?.onlyOtherCodes && (rows.length === 0 || rows.some(Boolean)) ? undefined : callRow;
}

/** Joins the texts of the messages, between the texts of the call. */
function formatDetail(messages: readonly ProblemMessage[], status: number, texts: Texts, callRow?: CallErrorRow) {
  if (callRow?.insteadText) return texts.errors[callRow.insteadText];
  const lines = messages.length === 0 ? [fillStatus(texts.errors.unknown, status)] : messages.map(({ text }) => text);
  // The generic text of an unknown error adds nothing to the text of the call.
  const shown = callRow?.beforeText && messages.length === 0 ? [] : lines;
  const before = callRow?.beforeText ? [texts.errors[callRow.beforeText]] : [];
  const after = callRow?.afterText ? [texts.errors[callRow.afterText]] : [];
  return withoutRepetition([...before, ...shown, ...after]).join('\n');
}

/** The shop API may say the same as the text of the call, with or without a capital. */
function withoutRepetition(lines: readonly string[]): readonly string[] {
  const said = lines.map((line) => line.toLowerCase());
  return lines.filter((_, index) => said.indexOf(said[index] ?? '') === index);
}

/** An empty message is no message: the customer has to read something. */
function findText({ code, message, extraInfo }: ShopErrorMessage, status: number, texts: Texts): string {
  if (message && findErrorRow(code)?.serverText) return addExtraInfo(message, extraInfo);
  return findOwnText(texts.validation, code) ?? (message || fillStatus(texts.errors.unknown, status));
}

/** The code comes from outside, and every object has `constructor`. */
function findOwnText(texts: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}

function addExtraInfo(message: string, extraInfo: unknown): string {
  const isPlain = typeof extraInfo === 'string' || typeof extraInfo === 'number';
  return isPlain && !message.includes(String(extraInfo)) ? `${message} ${extraInfo}` : message;
}

function fillStatus(text: string, status: number): string {
  return text.replace('{{status}}', String(status));
}

const SECONDS_PER_MINUTE = 60;

/** Fills in when to try again, in words: "in 40 seconds" or "in 2 minutes". */
function fillWait(text: string, seconds: number | undefined, language: string): string {
  if (seconds === undefined) return text;
  const format = new Intl.RelativeTimeFormat(language);
  const when =
    seconds <= SECONDS_PER_MINUTE
      ? format.format(seconds, 'second')
      : format.format(Math.ceil(seconds / SECONDS_PER_MINUTE), 'minute');
  return text.replace('{{when}}', when);
}

type ProblemFields = {
  status: number;
  code: string | undefined;
  detail: string;
  messages: readonly ProblemMessage[];
  action: ProblemAction | undefined;
  requestId: string;
  retryAfterSeconds: number | undefined;
};

function createProblem({
  status,
  code,
  detail,
  messages,
  action,
  requestId,
  retryAfterSeconds,
}: ProblemFields): Problem {
  return {
    type: 'about:blank',
    // RFC 9457, section 4.2.1: the title of a problem of type about:blank is the status phrase.
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    messages: [...messages],
    action,
    requestId,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
