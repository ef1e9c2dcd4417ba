/** Sign-in and sign-up calls (docs/rules/sign-in.md#signing-in). */
import { randomUUID } from 'node:crypto';
import type { HandlerContext } from '../context.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { Handlers } from '../handler.ts';
import { type Customer, newCustomer } from '../store/customers.ts';

/** Issues a token for an authenticated customer and returns the response of a sign-in. */
function issueToken(
  { id: uuid, email, firstName, lastName }: Customer,
  { shop, setUserToken }: Pick<HandlerContext, 'shop' | 'setUserToken'>,
) {
  const token = shop.tokens.issue(uuid);
  setUserToken(token);
  return { token, details: { uuid, email, firstName, lastName } };
}

export const signInHandlers = {
  signInWithProvider: async ({ body }, context) => {
    const person = await context.identityProvider.fetchIdentity(body.accessToken);
    return issueToken(context.shop.customers.findOrCreate(person), context);
  },

  signUp: ({ body }, { shop }) => {
    const { email, firstName, lastName, phoneNumber, selectedNewsletter: marketingOptIn } = body;
    if (shop.customers.byEmail(email)) throw new ShopError(400, 'error.message.emailIsTaken', { email });
    const customer = newCustomer({ id: randomUUID(), email, firstName, lastName, phoneNumber, marketingOptIn });
    return { uuid: shop.customers.signUp(customer).id };
  },

  validateMail: ({ body }, { shop }) => ({ isValid: shop.customers.byEmail(body.email) === undefined }),

  // After a visit to the identity provider's profile page, its contact data replace the shop's.
  updateProfileToken: async ({ body }, context) => {
    const { shop, customer, identityProvider } = context;
    const { id } = customer();
    const person = await identityProvider.fetchIdentity(body.accessToken ?? '');
    if (shop.customers.resolveId(person) !== id) throw new ShopError(403, 'error.message.userIsNotBelongTo');
    const { email, firstName, lastName, phoneNumber } = person;
    return issueToken(
      shop.customers.update(id, { email, firstName, lastName, ...(phoneNumber !== undefined && { phoneNumber }) }),
      context,
    );
  },
} satisfies Handlers<'signInWithProvider' | 'signUp' | 'validateMail' | 'updateProfileToken'>;
