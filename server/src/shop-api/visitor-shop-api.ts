/** The shop API as one visitor sees it: with their token, renewed when it has run out, dropped when it is refused. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import { calls } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import { findErrorRow } from '@perennial/shared/errors/error-table';
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { type ShopError, shopErrorOf } from '../errors/shop-error.ts';
import type { RenewSignIn } from '../identity/renewal.ts';
import type { SignIn } from '../session/sign-ins.ts';
import type { ShopAnswer, ShopApi, ShopInput } from './shop-api.ts';

export class VisitorShopApi {
  readonly #shopApi: ShopApi;
  readonly #renew: RenewSignIn;

  constructor(shopApi: ShopApi, renew: RenewSignIn) {
    this.#shopApi = shopApi;
    this.#renew = renew;
  }

  /**
   * Makes a call for the visitor and answers the JSON as the shop API wrote it. It is taken back when the browser goes
   * away, unless another signal is given. Throws RequestProblem or ShopError.
   */
  async forward(
    request: FastifyRequest,
    name: CallName,
    input: ShopInput,
    signal: AbortSignal = request.clientAborted,
  ): Promise<ShopAnswer> {
    const signIn = await request.visitor.signIn();
    if (!signIn && calls[name].access !== 'public') throw new RequestProblem('session.required');

    let answer = await this.#ask(request, name, input, signIn?.shopToken, signal);
    if (answer.status === 401 && signIn) {
      const renewed = await this.renew(request, signIn);
      if (renewed) answer = await this.#ask(request, name, input, renewed.shopToken, signal);
    }
    if (answer.userToken !== undefined && signIn) await request.visitor.changeSignIn({ shopToken: answer.userToken });
    if (answer.status < 400) return answer;
    throw await this.refusal(request, name, answer.status, answer.body);
  }

  /** A refused token is no refused customer: signs in to the shop API again, once; undefined where that cannot be. */
  renew(request: FastifyRequest, stale: SignIn): Promise<SignIn | undefined> {
    return this.#renew(stale, request);
  }

  /** The error that an error status is told as; ends the sign-in where it says so (specification 1, section 8). */
  async refusal(
    request: FastifyRequest,
    name: CallName,
    status: number,
    body: Buffer,
  ): Promise<ShopError | RequestProblem> {
    const error = shopErrorOf(status, body, name);
    if (!endsSession(error)) return error;
    await request.visitor.endSignIn();
    return new RequestProblem('session.required', { cause: error });
  }

  /** Makes a call that signs somebody in: whoever is signed in has no part in it. */
  async forwardAnonymously(request: FastifyRequest, name: CallName, input: ShopInput): Promise<ShopAnswer> {
    const answer = await this.#ask(request, name, input, undefined, request.clientAborted);
    if (answer.status >= 400) throw shopErrorOf(answer.status, answer.body, name);
    return answer;
  }

  /** The same, for the BFF's own use of the answer. */
  async ask<N extends CallName>(request: FastifyRequest, name: N, input: CallInput<N>): Promise<CallResponse<N>> {
    const { body } = await this.forward(request, name, input as ShopInput);
    return JSON.parse(body.toString('utf8')) as CallResponse<N>;
  }

  #ask(request: FastifyRequest, name: CallName, input: ShopInput, userToken: string | undefined, signal: AbortSignal) {
    const context = { site: request.site, requestId: request.id, userToken };
    return this.#shopApi.request(name, input, context, signal);
  }
}

function endsSession(error: ShopError): boolean {
  return error.status === 401 || error.errorMessages.some(({ code }) => findErrorRow(code)?.endsSession);
}
