import { anonymousSession, type SessionState } from '@perennial/shared/models/session';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sampleBoot, signedInAnna } from '../../testing/in-shop.tsx';
import { findRoute } from '../routing/match-route.ts';
import { firstQuestions, frameQuestions } from './first-questions.ts';

const admin: SessionState = { ...signedInAnna, role: 'admin' };

/** Returns the names of the calls of a page; undefined for a page that is not drawn. */
function namesOf(url: string, session: SessionState): readonly string[] | undefined {
  const { pathname, searchParams: query } = new URL(url, 'http://page');
  const boot = { ...sampleBoot({ culture: 'en-ca' }), session };
  for (const { path, ask } of firstQuestions) {
    const match = matchPath(path, pathname);
    if (match) return ask({ query, params: match.params, boot })?.map(({ name }) => name);
  }
  return undefined;
}

it.each<[string, SessionState, readonly string[] | undefined]>([
  ['/cart?bundle=halo', anonymousSession, ['requestCart', 'validateMaxQuantity']],
  ['/cart?bundle=halo', signedInAnna, ['requestCart', 'validateMaxQuantity', 'getProfile']],
  ['/cart', anonymousSession, undefined],
  ['/checkout?bundle=halo', anonymousSession, ['requestCart', 'validateMaxQuantity']],
  [
    '/checkout?bundle=halo',
    signedInAnna,
    ['requestCart', 'validateMaxQuantity', 'getProfile', 'getPaymentMethods', 'getSavedPaymentMethod'],
  ],
  ['/my-account/overview', signedInAnna, ['getSubscriptions', 'getProfile']],
  ['/my-account/subscription-details/S-1', signedInAnna, ['getSubscription', 'getProfile']],
  ['/subscription-contractcancel', anonymousSession, []],
  ['/login-admin', anonymousSession, []],
  ['/login-admin', signedInAnna, []],
  ['/login-admin', admin, undefined],
  ['/udi-return', anonymousSession, []],
  ['/404', signedInAnna, []],
  ['/payment-result', signedInAnna, undefined],
])('the page %s asks first what it shows (%o)', (url, session, names) => {
  expect(namesOf(url, session)).toEqual(names);
});

it.each<[string, SessionState, readonly string[]]>([
  ['/cart', anonymousSession, []],
  ['/cart', signedInAnna, ['getPaymentActivity', 'getInvoices']],
  ['/udi-return', signedInAnna, ['getPaymentActivity']],
])('the frame of %s asks for what its header shows (%o)', (path, session, names) => {
  const boot = { ...sampleBoot({ culture: 'en-ca' }), session };
  expect(frameQuestions(boot, findRoute(path)).map(({ name }) => name)).toEqual(names);
});
