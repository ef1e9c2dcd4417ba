/**
 * The sites that sell a bundle: they take orders, and the content service has a document of the bundle in their language
 * (docs/rules/content.md#listed-bundles).
 */
import { type CultureCode, cultures } from '@perennial/shared/cultures/cultures';
import { marketOf } from '@perennial/shared/cultures/markets';
import type { BundleContent } from '@perennial/shared/models/content';
import type { Config } from '../config.ts';
import type { ContentService } from '../content/content-service.ts';
import type { Site } from '../http/request-culture.ts';

export type SellingSite = Site & { readonly content: BundleContent };

type Options = {
  config: Pick<Config, 'MARKET_OVERRIDES'>;
  content: Pick<ContentService, 'bundles'>;
};

/** No method throws. A site whose documents cannot be read sells nothing. */
export class BundleSites {
  readonly #openSites: readonly Site[];
  readonly #content: Options['content'];

  constructor({ config, content }: Options) {
    this.#content = content;
    this.#openSites = cultures
      .filter(({ countryCode }) => marketOf(countryCode, config.MARKET_OVERRIDES).ordering === 'open')
      .flatMap(({ code, languages }) => languages.map((language) => ({ culture: code, language })));
  }

  /** Returns the sites that sell a bundle. */
  async sellersOf(bundle: string): Promise<readonly SellingSite[]> {
    const sites = this.#openSites.map(async (site) => {
      const document = (await this.#content.bundles(site.language)).get(bundle);
      return document ? [{ ...site, content: document }] : [];
    });
    return (await Promise.all(sites)).flat();
  }

  /** Returns the sites of a culture that take orders, with the names of their bundles. */
  bundlesOf(culture: CultureCode): Promise<readonly (Site & { readonly bundles: readonly string[] })[]> {
    const ofCulture = this.#openSites.filter((site) => site.culture === culture);
    return Promise.all(
      ofCulture.map(async (site) => ({ ...site, bundles: [...(await this.#content.bundles(site.language)).keys()] })),
    );
  }
}
