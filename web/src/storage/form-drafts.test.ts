// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readFormDraft, removeFormDraft, writeFormDraft } from './form-drafts.ts';

const address = { form: 'checkout-address CA', owner: 1 };
const question = { form: 'support CA', owner: 1 };

beforeEach(() => {
  sessionStorage.clear();
  writeFormDraft(address, { 'shipping.city': 'Ottawa' });
  writeFormDraft(question, { question: 'Where is it?' });
});

it('what was typed is there again, for each form its own', () => {
  writeFormDraft(address, { 'shipping.city': 'Laval', hasBillingAddress: true });
  expect(readFormDraft(address)).toEqual({ 'shipping.city': 'Laval', hasBillingAddress: true });
  expect(readFormDraft(question)).toEqual({ question: 'Where is it?' });
});

it('nobody else gets it', () => {
  expect(readFormDraft({ ...address, owner: 2 })).toBeUndefined();
});

it('another customer who types into the same form removes it', () => {
  writeFormDraft({ ...address, owner: 2 }, { 'shipping.city': 'Toronto' });
  expect(readFormDraft(address)).toBeUndefined();
  expect(readFormDraft({ ...address, owner: 2 })).toEqual({ 'shipping.city': 'Toronto' });
});

it('a form that was sent is forgotten, and the others stay', () => {
  removeFormDraft(address);
  expect([readFormDraft(address), readFormDraft(question)]).toEqual([undefined, { question: 'Where is it?' }]);
  removeFormDraft(question);
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});
