import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { oddSubscriptions, toReadSubscription, toSentSubscription } from '@perennial/shared/examples/odd-subscriptions';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { expect, it } from 'vitest';
import { tolerate } from './tolerant-response.ts';

const subscription = callSchemas.getSubscription.response;
const list = callSchemas.getSubscriptions.response;

/** As it comes over the wire: without fields that are undefined. */
const overTheWire = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

it.each(oddSubscriptions)('reads a subscription with $what, and names the fields', (odd) => {
  const read = tolerate(subscription, overTheWire(toSentSubscription(odd)));
  expect(read?.value).toEqual(toReadSubscription(odd));
  expect(read?.fields.toSorted()).toEqual(odd.fields.toSorted());
});

it('changes nothing in a subscription as the catalogue has it', () => {
  expect(tolerate(subscription, subscriptionDetails())).toEqual({ value: subscriptionDetails(), fields: [] });
});

it.each([
  ['no object', subscription, 'sorry'],
  ['null', subscription, null],
  ['a list', subscription, [subscriptionDetails()]],
  ['a subscription without a number', subscription, { ...subscriptionDetails(), number: undefined }],
  ['an object instead of the list', list, {}],
  ['a page of the list', list, { items: [subscriptionListItem()], total: 1, page: 1 }],
  ['null instead of the list', list, null],
  ['a list of which nothing can be read', list, [{}]],
])('reads nothing from %s', (_, schema, value) => {
  expect(tolerate(schema, value)).toBeUndefined();
});

it('leaves out of a list what has no number', () => {
  const item = subscriptionListItem();
  expect(tolerate(list, [{ ...item, subscriptionNumber: undefined }, item])).toEqual({
    value: [item],
    fields: ['[].subscriptionNumber'],
  });
});

it('reads an empty list', () => {
  expect(tolerate(list, [])).toEqual({ value: [], fields: [] });
});
