import { describe, expect, test, vi } from 'vitest';
import { retryIfNotSent } from './failed-request.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

describe('a request to the shop API', () => {
  test.each([
    ['a refused connection', failure('ECONNREFUSED')],
    ['an unknown host', failure('ENOTFOUND')],
    ['a connection that takes too long', failure('UND_ERR_CONNECT_TIMEOUT')],
    ['refused connections to each address of the host', new AggregateError([failure('ECONNREFUSED')])],
  ])('is sent again once after %s', async (_, error) => {
    const send = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce('response');
    expect(await retryIfNotSent(send)).toBe('response');
    const failing = vi.fn().mockRejectedValue(error);
    await expect(retryIfNotSent(failing)).rejects.toBe(error);
    expect(failing).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['a reset connection', failure('ECONNRESET')],
    ['a response that takes too long', failure('UND_ERR_HEADERS_TIMEOUT')],
    ['a connection that breaks off', failure('UND_ERR_SOCKET')],
    ['an error without a code', new Error('unknown')],
    [
      'a reset connection to one of two addresses',
      new AggregateError([failure('ECONNREFUSED'), failure('ECONNRESET')]),
    ],
    ['errors without a reason', new AggregateError([])],
  ])('is not sent again after %s, because it may have arrived', async (_, error) => {
    const send = vi.fn().mockRejectedValue(error);
    await expect(retryIfNotSent(send)).rejects.toBe(error);
    expect(send).toHaveBeenCalledOnce();
  });
});
