import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createRequestLogger } from './request-logger.ts';

function createLoggers(level: string) {
  const lines: Record<string, unknown>[] = [];
  const parent = pino({ level }, { write: (line) => lines.push(JSON.parse(line)) });
  const child = vi.spyOn(parent, 'child');
  const logger = createRequestLogger(parent, { reqId: 'r-1' }, {});
  return { logger, lines, child };
}

test('makes no child logger for what is not logged', () => {
  const { logger, lines, child } = createLoggers('warn');
  logger.info({ req: {} }, 'incoming request');
  logger.debug('details');
  expect([lines, child.mock.calls]).toEqual([[], []]);
});

test.each(['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const)('logs %s with the request id', (level) => {
  const { logger, lines, child } = createLoggers('trace');
  logger[level]({ call: 'getProfile' }, 'said %s', 'this');
  logger[level]('again');
  const common = { level: pino.levels.values[level], reqId: 'r-1' };
  expect(lines).toMatchObject([
    { ...common, call: 'getProfile', msg: 'said this' },
    { ...common, msg: 'again' },
  ]);
  expect(child).toHaveBeenCalledOnce();
});

test('has the level of its parent, and child loggers with the request id', () => {
  const { logger, lines } = createLoggers('warn');
  expect(logger.level).toBe('warn');
  logger.silent('nothing');
  logger.child({ part: 'proxy' }).error('failed');
  expect(lines).toMatchObject([{ reqId: 'r-1', part: 'proxy', msg: 'failed' }]);
});
