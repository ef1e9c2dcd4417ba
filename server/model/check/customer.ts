/** What synthetic customers have in the store: texts of real length, and nobody's data. */
import { randomBytes } from 'node:crypto';
import type { KeptName } from '@perennial/shared/catalogue/kept-answers';
import { invoice, paymentActivity, paymentMethod, savedPaymentMethod } from '@perennial/shared/examples/payment';
import { profile } from '@perennial/shared/examples/profile';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { Question } from '../../src/kept-answers/kept-answers.ts';
import { customerIdSchema, providerSessionIdSchema } from '../../src/session/ids.ts';
import type { NewSignIn } from '../../src/session/sign-in-record.ts';
import { assumptions } from '../assumptions.ts';

/** A text as random as a token, of a number of letters. */
function randomText(letters: number): string {
  return randomBytes(Math.ceil((letters * 3) / 4))
    .toString('base64url')
    .slice(0, letters);
}

/** Returns what a sign-in by the identity provider writes of a customer. */
export function createSignIn(index: number, now: number): NewSignIn {
  const expiresAt = now + assumptions.tokenSeconds.value * 1000;
  return {
    role: 'user',
    firstName: 'Alexandra',
    email: `customer-${String(index).padStart(7, '0')}@mail.example`,
    userId: customerIdSchema.parse(randomText(36)),
    countryCode: 'CA',
    shopToken: randomText(assumptions.shopTokenLetters.value),
    provider: {
      accessToken: randomText(assumptions.accessTokenLetters.value),
      refreshToken: randomText(assumptions.refreshTokenLetters.value),
      subject: randomText(36),
      sessionId: providerSessionIdSchema.parse(randomText(36)),
      expiresAt,
      renewAt: expiresAt - 1000,
    },
    device: { browser: 'Chrome', system: 'Android' },
    authenticatedAt: now,
  };
}

const numbers = ['S-1000001', 'S-1000002', 'S-1000003'] as const;

const toBody = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const toAnswer = (name: KeptName, value: unknown, params: Record<string, string> = {}) => ({
  question: { site: { culture: 'en-ca', language: 'en-CA' }, name, input: { params } } satisfies Question,
  body: toBody(value),
});

/** The answers of a customer with three subscriptions and a year of invoices who has seen all pages of the account. */
export const accountAnswers = [
  toAnswer('getProfile', profile()),
  toAnswer(
    'getSubscriptions',
    numbers.map((subscriptionNumber) => subscriptionListItem({ subscriptionNumber })),
  ),
  ...numbers.map((number) => toAnswer('getSubscription', subscriptionDetails({ number }), { id: number })),
  toAnswer(
    'getInvoices',
    Array.from({ length: 12 }, (_, index) => invoice({ invoiceId: `I-${1_000_001 + index}` })),
  ),
  toAnswer('getPaymentActivity', paymentActivity()),
  toAnswer('getPaymentMethods', [paymentMethod(), paymentMethod()]),
  toAnswer('getSavedPaymentMethod', savedPaymentMethod()),
] as const;
