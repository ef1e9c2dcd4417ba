/** Validates bodies of calls by the address rules of the country, before the call is sent. */
import { addressSettings, defaultAddressSettings } from '@perennial/shared/address/address-settings';
import type { CallName } from '@perennial/shared/catalogue/routes';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { FastifyRequest } from 'fastify';
import type { ContentService } from '../content/content-service.ts';
import type { InputFault } from '../errors/input-faults.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { type BodyFault, bodyRules, type RuleContext } from './body-rules.ts';

/** Throws RequestProblem `request.invalid` with the path of each invalid field. */
export type CheckBody = (request: FastifyRequest, name: CallName) => Promise<void>;

/** Creates the check. It reads the address settings of the site from the content service. */
export function createCheckBody(content: Pick<ContentService, 'cultureConfig'>): CheckBody {
  return async (request, name) => {
    const rule = bodyRules[name] as ((body: unknown, context: RuleContext) => readonly BodyFault[]) | undefined;
    if (!rule) return;
    const { culture, language } = request.site;
    const country = cultureOf(culture).countryCode;
    const settings = addressSettings(await content.cultureConfig(culture, language), country);
    const faults = rule(request.body, {
      country,
      findSettings: (other) => (other === country ? settings : defaultAddressSettings),
    });
    if (faults.length > 0) {
      throw new RequestProblem('request.invalid', { faults: faults.map(toInputFault) });
    }
  };
}

function toInputFault({ path, fault }: BodyFault): InputFault {
  return { field: `body.${path}`, fault, reason: fault.message };
}
