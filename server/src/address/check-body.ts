/** Refuses a call whose body is not right by the rules of its country, before anything is sent on. */
import { addressSettings, defaultAddressSettings } from '@perennial/shared/address/address-settings';
import type { CallName } from '@perennial/shared/catalogue/routes';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { textsFor } from '@perennial/shared/locales/texts';
import type { FastifyRequest } from 'fastify';
import type { ContentService } from '../content/content-service.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { type BodyFault, bodyRules, type RuleSite } from './body-rules.ts';
import { inLimitedTime } from './timed-pattern.ts';

export type CheckBody = (request: FastifyRequest, name: CallName) => Promise<void>;

/** Throws a RequestProblem that names each field at fault by its path. */
export function createCheckBody(content: Pick<ContentService, 'cultureConfig'>): CheckBody {
  return async (request, name) => {
    const rule = bodyRules[name] as ((body: unknown, site: RuleSite) => readonly BodyFault[]) | undefined;
    if (!rule) return;
    const { culture, language } = request.site;
    const country = cultureOf(culture).countryCode;
    const settings = inLimitedTime(addressSettings(await content.cultureConfig(culture, language), country));
    const faults = rule(request.body, {
      country,
      settingsOf: (other) => (other === country ? settings : defaultAddressSettings),
    });
    if (faults.length > 0) {
      throw new RequestProblem('request.invalid', { messages: faults.map((fault) => messageOf(fault, language)) });
    }
  };
}

function messageOf({ path, fault }: BodyFault, language: string) {
  const field = `body.${path}`;
  const sentence = textsFor(language).fields.messages[fault.message].replace('{{n}}', String(fault.n ?? ''));
  return { code: 'request.invalid', text: `${field}: ${sentence}`, extraInfo: { field } };
}
