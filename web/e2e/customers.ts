/** Customers of the journeys, and how they sign in. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import type { ShopUnderTest } from './shop.ts';

type Scenario = ReturnType<ShopUnderTest['sandbox']['scenarios']>[number];

export type Credentials = Pick<Scenario, 'email' | 'password'>;

/** A page, or what sends requests for one. */
export type Requesting = Pick<Page, 'request'>;

/** Customers with three subscriptions or more, for journeys in German and in English. */
export const customersOfSeveral = [
  { id: 'de-bundle', culture: 'de-de', language: 'de-DE' },
  { id: 'ca-month-end', culture: 'en-ca', language: 'en-CA' },
] as const;

type Site = { readonly culture: string; readonly language?: string };

/** Returns a scenario customer of the sandbox. Throws for an unknown id. */
export function findScenario({ sandbox }: Pick<ShopUnderTest, 'sandbox'>, id: string): Scenario {
  const scenario = sandbox.scenarios().find((candidate) => candidate.id === id);
  if (!scenario) throw new Error(`The sandbox has no scenario ${id}`);
  return scenario;
}

/** Returns the credentials of a customer who does not exist yet. */
function createCredentials(): Credentials {
  return { email: `ada.${randomUUID()}@example.com`, password: 'Secret_2026' };
}

/**
 * Signs a scenario customer in over HTTP, in the culture of the scenario by default, and returns the scenario. The page
 * shares its cookies, so the next page that it opens is signed in.
 */
export async function signInAs(
  page: Requesting,
  shop: Pick<ShopUnderTest, 'sandbox'>,
  id: string,
  site?: Site,
): Promise<Scenario> {
  const scenario = findScenario(shop, id);
  const { email, password } = scenario;
  await submitAccountForm(page, site ?? scenario, 'sign-in', { email, password });
  return scenario;
}

/** Signs a new customer up over HTTP, and returns the credentials. The page shares its cookies. */
export async function signUp(page: Requesting, site: Site): Promise<Credentials> {
  const { email, password } = createCredentials();
  const form = { firstName: 'Ada', lastName: 'Byron', email, password, terms: 'on' };
  await submitAccountForm(page, site, 'sign-up', form);
  return { email, password };
}

/** Sends a form of the identity provider without opening its page, which takes longer than the form itself. */
async function submitAccountForm(
  page: Requesting,
  { culture, language }: Site,
  name: 'sign-in' | 'sign-up',
  form: Record<string, string>,
): Promise<void> {
  // A page that the server does not render.
  const returnTo = `/${culture}/404`;
  const query = new URLSearchParams({ culture, returnTo, ...(language && { language }) });
  const formPage = await page.request.get(`${name === 'sign-in' ? '/bff/login' : '/bff/signup'}?${query}`);
  const response = await page.request.post(`${formPage.url()}/${name}`, { form });
  expect(new URL(response.url()).pathname, 'the identity provider accepted the form').toBe(returnTo);
}

/** Signs up on the page of the identity provider, which is open. Checks only the required box. */
export async function signUpOnPage(page: Page, { email, password } = createCredentials()): Promise<void> {
  await page.locator('input[name="firstName"]').fill('Ada');
  await page.locator('input[name="lastName"]').fill('Byron');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="terms"]').check();
  await page.locator('form[action$="/sign-up"] button[type="submit"]').click();
}

/** Signs in on the page of the identity provider, which is open. */
export async function signInOnPage(page: Page, { email, password }: Credentials): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form[action$="/sign-in"] button[type="submit"]').click();
}
