/**
 * A BFF of the usual parts: Express, express-session with its memory store, helmet, zod and http-proxy-middleware. It
 * signs in, keeps the token in the session, validates a body and adds the headers of the shop API.
 */

import { createServer } from 'node:http';
import { calls } from '@perennial/shared/catalogue/routes';
import { cartSchemas } from '@perennial/shared/catalogue/schemas/cart';
import express, { type RequestHandler } from 'express';
import session from 'express-session';
import helmet from 'helmet';
import { createProxyMiddleware, fixRequestBody } from 'http-proxy-middleware';
import { z } from 'zod';
import { listen } from '../../src/testing/listen.ts';
import type { StartSubject } from './table.ts';

declare module 'express-session' {
  interface SessionData {
    token: string;
  }
}

const signInSchema = z.object({ token: z.string(), details: z.unknown() });

const shopHeaders = { language: 'en-CA', country: 'CA', currency: 'CAD' };

export const start: StartSubject = ({ shopUrl }) => {
  const app = express();
  app.use(helmet());
  app.use(
    session({
      name: 'sid',
      secret: 'a-session-secret-of-the-benchmark-that-is-long-enough',
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax' },
    }),
  );
  app.post(calls.signInWithProvider.path, express.json(), signIn(shopUrl));
  app.use(requireSession);
  app.post(calls.requestCart.path, express.json(), validateCart);
  // The proxy keeps connections to the upstream alive by itself.
  app.use(createProxyMiddleware({ target: shopUrl, changeOrigin: true, on: { proxyReq: fixRequestBody } }));
  return listen(createServer(app));
};

function signIn(shopUrl: string): RequestHandler {
  return async (request, response) => {
    const answer = await fetch(shopUrl + calls.signInWithProvider.path, {
      method: 'POST',
      headers: { ...shopHeaders, 'content-type': 'application/json' },
      body: JSON.stringify(request.body),
    });
    const { token, details } = signInSchema.parse(await answer.json());
    request.session.token = token;
    response.json({ details });
  };
}

/** The shop API gets the token of the session, and not the cookie. */
const requireSession: RequestHandler = (request, response, next) => {
  const { token } = request.session;
  if (token === undefined) {
    response.status(401).json({ title: 'Sign in' });
    return;
  }
  delete request.headers.cookie;
  Object.assign(request.headers, shopHeaders, { 'user-token': token });
  next();
};

const validateCart: RequestHandler = (request, response, next) => {
  const result = cartSchemas.requestCart.body.safeParse(request.body);
  if (!result.success) {
    response.status(400).json({ title: 'The request is invalid' });
    return;
  }
  request.body = result.data;
  next();
};
