import { brotliDecompressSync } from 'node:zlib';
import { findCountryAddress } from '@perennial/shared/address/country-addresses';
import { cultures } from '@perennial/shared/cultures/cultures';
import { createClient, filter, NotFoundError } from '@prismicio/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partPictures, partPicturesOfBundles } from '../shop-api/products/bundle-parts.ts';
import { bundles } from '../shop-api/products/bundles.ts';
import { buildContent } from './content.ts';
import { placedBox, sceneForms } from './pictures/scenes.ts';

let app: FastifyInstance;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  app = await buildContent({ publicUrl: 'http://content.example' });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  client = createClient('perennial', { documentAPIEndpoint: `${address}/api/v2` });
});

afterAll(() => app.close());

describe('the content service, with the real Prismic client', () => {
  it('returns a culture in the requested language', async () => {
    const english = await client.getByUID('culture', 'en-ca', { lang: 'en-ca' });
    const french = await client.getByUID('culture', 'en-ca', { lang: 'fr-ca' });
    expect(english.data['delivery_time']).toBe('3 to 5 business days');
    expect(french.data['delivery_time']).toBe('3 à 5 jours ouvrables');
    expect(french.data['provinces']).toContainEqual({ code: 'BC', name: 'Colombie-Britannique' });
  });

  it('promises no further delivery after goods that are sold once', async () => {
    const stepsOf = async (name: string) => {
      const { data } = await client.getByUID('bundle', name, { lang: 'en-ca' });
      const steps: readonly { text: string }[] = data['payment_successful_list'];
      return steps.map(({ text }) => text).join(' ');
    };
    expect(await stepsOf('sonic-brush-halo')).toContain('Your brush heads are sent automatically');
    expect(await stepsOf('halo-gift-box')).not.toContain('automatically');
    expect(await stepsOf('halo-gift-box')).toContain('Charge your brush');
  });

  it('has cities for each of the thirteen Canadian provinces and territories', async () => {
    const { data } = await client.getByUID('culture', 'en-ca', { lang: 'en-ca' });
    const states: readonly { code: string }[] = data['provinces'];
    const cities: readonly { state_code: string; name: string }[] = data['cities'];
    expect(states).toHaveLength(13);
    for (const { code } of states) {
      const count = cities.filter((city) => city.state_code === code).length;
      expect(count, code).toBeGreaterThanOrEqual(8);
      expect(count, code).toBeLessThanOrEqual(15);
    }
  });

  it('has a footer, a culture, a localization and every bundle in every language of every culture', async () => {
    for (const { code, languages } of cultures) {
      for (const language of languages) {
        const lang = language.toLowerCase();
        const footer = await client.getByUID('footer', code, { lang });
        expect(footer.data['bottom_links']).toHaveLength(3);
        const social: readonly { network: string; url: string }[] = footer.data['social_links'];
        expect(social.filter(({ network, url }) => !url.includes(`/${network}/`))).toEqual([]);
        await client.getByUID('culture', code, { lang });
        await client.getSingle('localization', { lang });
        const found = await client.getAllByType('bundle', { lang });
        expect(found.map(({ data }) => data['bundle_name']).sort()).toEqual(bundles.map(({ name }) => name).sort());
      }
    }
  });

  it('finds bundles by their names', async () => {
    const names = ['sonic-brush-halo', 'air-purifier-aura-4A'];
    const found = await client.getAllByType('bundle', {
      lang: 'fr-ca',
      filters: [filter.any('my.bundle.bundle_name', names)],
      orderings: [{ field: 'my.bundle.bundle_name', direction: 'desc' }],
    });
    expect(found.map(({ data }) => data['bundle_name'])).toEqual(['sonic-brush-halo', 'air-purifier-aura-4A']);
    expect(found[0]?.data['bundle_image'].url).toBe('http://content.example/images/sonic-brush-halo.svg');
  });

  it('finds documents by their ids in any language', async () => {
    const document = await client.getByUID('bundle', 'razor-arc', { lang: 'fr-ca' });
    expect((await client.getByID(document.id, { lang: 'fr-ca' })).uid).toBe('razor-arc');
    const several = await client.getByIDs([document.id, 'footer_nl-nl_nl-nl'], { lang: '*' });
    expect(several.results).toHaveLength(2);
  });

  it('returns long lists in pages', async () => {
    const second = await client.getByType('bundle', { lang: 'en-ca', pageSize: 4, page: 2 });
    expect(second.results).toHaveLength(4);
    expect(second.total_pages).toBe(3);
    expect(second.next_page).toContain('page=3');
  });

  it('has the settings of every culture in each of its languages', async () => {
    for (const { code, languages } of cultures) {
      for (const language of languages) {
        const { data } = await client.getByUID('culture', code, { lang: language.toLowerCase() });
        expect(data['countries'], code).toHaveLength(1);
        expect(data['support_titles'], code).toHaveLength(7);
        expect(data['contact_form']).toBe('on');
      }
    }
    const polish = await client.getByUID('culture', 'pl-pl', { lang: 'pl-pl' });
    expect(polish.data['support_titles']).toContainEqual({ title: 'Płatności i faktury' });
    const italian = await client.getByUID('culture', 'it-it', { lang: 'it-it' });
    expect(italian.data['counties']).toContainEqual({ code: 'MI', name: 'Milano' });
  });

  it('has regions for every country whose address form chooses from them', async () => {
    for (const { code, countryCode, languages } of cultures) {
      const { layout } = findCountryAddress(countryCode);
      const fields = 'rest' in layout ? layout.rest : layout.checkout;
      if (!fields.some(({ chosenFrom }) => chosenFrom === 'states')) continue;
      const { data } = await client.getByUID('culture', code, { lang: languages[0].toLowerCase() });
      const lists = [data['countries'][0].states, data['provinces'], data['counties']];
      expect(lists.flat().length, code).toBeGreaterThan(0);
    }
  });

  it('serves the scripts of its documents and no others', async () => {
    const { data } = await client.getByUID('culture', 'en-ca', { lang: 'en-ca' });
    const script = await app.inject(new URL(data['referral_tag_url']).pathname);
    expect(script.headers['content-type']).toContain('text/javascript');
    expect((await app.inject('/scripts/unknown.js')).statusCode).toBe(404);
  });

  it('links the translations of a document', async () => {
    const { alternate_languages } = await client.getByUID('culture', 'nl-be', { lang: 'nl-be' });
    expect(alternate_languages.map(({ lang }) => lang)).toEqual(['fr-be']);
  });

  it('makes the client throw NotFoundError for an unknown document', async () => {
    await expect(client.getByUID('bundle', 'no-such-bundle', { lang: 'en-ca' })).rejects.toBeInstanceOf(NotFoundError);
  });

  it('rejects an unsupported query', async () => {
    const response = await app.inject('/api/v2/documents/search?ref=perennial-master&q=[[near(document.id,1)]]');
    expect(response.statusCode).toBe(400);
  });

  it('serves an image for every bundle and every part, and no other files', async () => {
    const parts = [partPictures, ...Object.values(partPicturesOfBundles)].flatMap((pictures) =>
      Object.values(pictures),
    );
    for (const name of [...bundles.map((bundle) => bundle.name), ...parts]) {
      const image = await app.inject(`/images/${name}.svg`);
      expect(image.statusCode, name).toBe(200);
      expect(image.headers['content-type']).toBe('image/svg+xml');
    }
    for (const path of ['..%2fcontent.ts', 'no-such-picture.svg', 'no-such-bundle-wide.svg', 'razor-arc-poster.svg']) {
      expect((await app.inject(`/images/${path}`)).statusCode, path).toBe(404);
    }
  });

  it.each([
    ['wide', 16 / 5],
    ['phone', 16 / 9],
  ] as const)('draws every bundle in a scene for the form %s, whole and in the right half', async (form, ratio) => {
    for (const { name } of bundles) {
      const { statusCode, body } = await app.inject(`/images/${name}-${form}.svg`);
      expect(statusCode, name).toBe(200);
      const [, width, height] = /^<svg [^>]* width="(\d+)" height="(\d+)"/.exec(body) ?? [];
      expect(Number(width) / Number(height), name).toBe(ratio);
      const { left, top, right, bottom } = placedBox(name, form);
      expect(left, name).toBeGreaterThan(Number(width) / 2);
      expect(right, name).toBeLessThan(Number(width));
      expect(top, name).toBeGreaterThan(sceneForms[form].top);
      expect(bottom, name).toBeLessThan(sceneForms[form].top + sceneForms[form].height);
      const ids = Array.from(body.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  it('draws a device without its refills, and a refill in the colours of its kind', async () => {
    const [bundle, device, gentle] = await Promise.all(
      ['sonic-brush-halo', 'sonic-brush', 'brush-heads-halo-gentle'].map((name) => app.inject(`/images/${name}.svg`)),
    );
    expect(bundle?.body).toContain('<!--refills-->');
    expect(device?.body).not.toContain('refills');
    expect(device?.body).toContain('<title>Halo sonic toothbrush</title>');
    expect(gentle?.body).toContain('#1d5c8c');
    expect(gentle?.body).not.toContain('#1f6b4a');
  });

  it('compresses an image for a browser that reads that', async () => {
    const url = '/images/sonic-brush-halo.svg';
    const plain = await app.inject(url);
    const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(compressed.rawPayload).equals(plain.rawPayload)).toBe(true);
  });
});
