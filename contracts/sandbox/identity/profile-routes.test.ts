import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findHeading, SHOP, startIdentity } from './identity.fixture.ts';

let identity: Awaited<ReturnType<typeof startIdentity>>;

beforeEach(async () => {
  identity = await startIdentity();
});

afterEach(() => identity.app.close());

describe('the profile page', () => {
  const page = (returnTo: string) => `/profile?returnTo=${encodeURIComponent(returnTo)}`;
  const changed = { email: 'ada.b@example.com', firstName: 'Augusta', lastName: 'Byron', phoneNumber: '' };

  it('saves contact data and returns to the shop', async () => {
    const { browser, userInfo, signIn } = identity;
    const { body } = await signIn();
    const profileUrl = page(`${SHOP}/en-ca/checkout?a=b`);
    expect((await browser.visit(profileUrl)).text).toContain('value="ada@example.com"');
    const saved = await browser.visit(profileUrl, changed);
    expect(saved.location).toBe(`${SHOP}/en-ca/checkout?a=b`);
    expect((await userInfo(body.access_token)).body).toMatchObject({
      given_name: 'Augusta',
      email: 'ada.b@example.com',
    });
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
    `${SHOP}@elsewhere.example/`,
    '',
  ])('rejects the return URL "%s"', async (returnTo) => {
    const { browser, signIn } = identity;
    await signIn();
    const { status, text } = await browser.visit(page(returnTo));
    expect(status).toBe(400);
    expect(text).not.toContain('elsewhere');
  });

  it('requires a sign-in', async () => {
    const { people, browser } = identity;
    const { status, text } = await browser.visit(page(`${SHOP}/`), changed);
    expect(status).toBe(401);
    expect(findHeading(text)).toBe('You are not signed in');
    expect(people.byId('ada')?.firstName).toBe('Ada');
  });

  it('rejects a form from another origin', async () => {
    const { people, browser, signIn } = identity;
    await signIn();
    const { status } = await browser.visit(page(`${SHOP}/`), changed, { origin: 'http://localhost:3000' });
    expect(status).toBe(403);
    expect(people.byId('ada')?.firstName).toBe('Ada');
  });
});
