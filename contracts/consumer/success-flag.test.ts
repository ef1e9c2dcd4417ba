import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { textsFor } from '@perennial/shared/locales/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnsweringShop, startAnsweringShop } from './answering-shop.ts';
import { type BffUnderContract, startBffUnderContract } from './bff-under-contract.ts';
import { canada, isSuccess } from './interaction.ts';
import { interactions } from './interactions.ts';

/**
 * A shop API may say in a response with a success status that it did nothing. No contract can forbid that, because a field
 * that the contract does not have may always come. So every call of the BFF has to read it.
 */
let bff: BffUnderContract;
let shopApi: AnsweringShop;

beforeAll(async () => {
  bff = await startBffUnderContract();
  shopApi = await startAnsweringShop({ success: false });
});
afterAll(async () => {
  await bff.close();
  shopApi.close();
});

const { errors } = textsFor('en-CA');

/** Calls with a code or a text of their own: a refused admin never learns why. */
const codes: Partial<Record<CallName, string>> = { signInAdmin: 'admin.signInRefused' };
const texts: Partial<Record<CallName, string>> = {
  signInAdmin: errors['admin.signInRefused'],
  getInvoiceFile: errors.invoiceFileNotFound,
};

test.each(callNames.filter((name) => calls[name].responseType === 'json'))(
  'tells the customer that %s failed if its response says so, whatever its status is',
  async (name) => {
    const interaction = interactions.find((one) => one.call === name && isSuccess(one));
    if (!interaction) throw new Error(`There is no success of ${name}`);
    const code = codes[name] ?? 'shop.refused';
    const { received } = await bff.call({ ...interaction, locale: canada }, shopApi.port);
    expect(received.body).toMatchObject({ code, detail: texts[name] ?? errors['shop.refused'] });
    expect(received.status).toBe(code === 'shop.refused' ? 422 : 400);
  },
);
