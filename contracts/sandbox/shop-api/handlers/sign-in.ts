/** Calls with which a person gets an account and a token (specification 1, section 7). */
import { randomUUID } from 'node:crypto';
import { ShopError } from '../errors/shop-error.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { type Customer, newCustomer } from '../store/customers.ts';

/** What the shop answers to a person who has just shown who they are. */
function welcome({ id: uuid, email, firstName, lastName }: Customer, { shop, giveToken }: HandlerContext) {
  const token = shop.tokens.issue(uuid);
  giveToken(token);
  return { token, details: { uuid, email, firstName, lastName } };
}

export const signInHandlers = {
  signInWithProvider: async ({ body }, context) => {
    const person = await context.identityProvider.whoseToken(body.accessToken);
    return welcome(context.shop.customers.signedIn(person), context);
  },

  signUp: ({ body }, { shop }) => {
    const { email, firstName, lastName, phoneNumber, selectedNewsletter: marketingOptIn } = body;
    if (shop.customers.byEmail(email)) throw new ShopError(400, 'error.message.emailIsTaken', { email });
    const customer = newCustomer({ id: randomUUID(), email, firstName, lastName, phoneNumber, marketingOptIn });
    return { uuid: shop.customers.signUp(customer).id };
  },

  validateMail: ({ body }, { shop }) => ({ isValid: shop.customers.byEmail(body.email) === undefined }),

  // The identity provider's profile page has the last word on contact data.
  updateProfileToken: async ({ body }, context) => {
    const { shop, customer, identityProvider } = context;
    const { id } = customer();
    const person = await identityProvider.whoseToken(body.accessToken);
    if (shop.customers.idOf(person) !== id) throw new ShopError(403, 'error.message.userIsNotBelongTo');
    const { email, firstName, lastName, phoneNumber } = person;
    return welcome(
      shop.customers.update(id, { email, firstName, lastName, ...(phoneNumber !== undefined && { phoneNumber }) }),
      context,
    );
  },
} satisfies Handlers<'signInWithProvider' | 'signUp' | 'validateMail' | 'updateProfileToken'>;
