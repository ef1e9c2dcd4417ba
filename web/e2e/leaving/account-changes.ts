/** Changes in the account, and in the forms that need none. */
import { type Change, expect, expectText, openSignedIn, post } from './change.ts';

export const accountChanges = {
  'account address': {
    prepare: async (page, shop) => {
      await openSignedIn(page, shop, 'ca-subscriber', '/my-account/personal-details');
      await page.getByRole('button', { name: 'Edit addresses' }).click();
      const form = page.getByRole('group', { name: 'Shipping address' });
      await form.getByRole('textbox', { name: 'Address' }).fill('88 Queens Quay West');
      return post('/api/user/addresses');
    },
    press: (page) => page.getByRole('button', { name: 'Save' }).click(),
    expectKept: (page) => expectText(page, '88 Queens Quay West'),
  },
  question: {
    prepare: async (page, shop) => {
      await openSignedIn(page, shop, 'ca-discounts', '/my-account/support');
      await page.getByRole('combobox').first().click();
      await page.getByRole('option').first().click();
      await page.getByRole('textbox', { name: /question/i }).fill('Where is my parcel?');
      return post('/api/user/support');
    },
    press: (page) => page.getByRole('button', { name: 'Submit your question' }).click(),
  },
  newsletter: {
    prepare: async (page, shop) => {
      await openSignedIn(page, shop, 'ca-subscriber', '/my-account/personal-details');
      return post('/api/user/opt-in');
    },
    press: (page) => page.getByRole('checkbox').click(),
    expectKept: (page) => expect(page.getByRole('checkbox')).toBeChecked(),
  },
  language: {
    prepare: async (page, shop) => {
      await openSignedIn(page, shop, 'ca-subscriber', '/my-account/personal-details');
      return post('/api/users/current/language');
    },
    press: (page) => page.locator('.languages__choice[lang="fr-CA"]').click(),
    expectKept: (page) => expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA'),
    isRepeatable: true,
    loadsPage: true,
  },
  declaration: {
    prepare: async (page) => {
      await page.goto('/en-ca/subscription-contractcancel');
      const values = ['Anna', 'Schmidt', 'anna@example.com', 'S20100042'];
      for (const [index, name] of ['First name', 'Surname', 'Email address', 'Subscription or order number'].entries())
        await page.getByRole('textbox', { name, exact: true }).fill(values[index] ?? '');
      return post('/api/user/SendCancelEmail');
    },
    press: (page) => page.getByRole('button', { name: 'Terminate contract' }).click(),
  },
} as const satisfies Readonly<Record<string, Change>>;
