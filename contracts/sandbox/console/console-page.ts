/** The page of the console: scenario customers, bundles, promotion codes and test cards. */

import { cultures } from '@perennial/shared/cultures/cultures';
import { type TestCard, testCards } from '../card-host/test-cards.ts';
import { type ConditionName, type ConditionValues, conditionNames, conditionTable } from '../control/conditions.ts';
import { renderDocument } from '../pages/document.ts';
import { type Html, html } from '../pages/html.ts';
import { toDay } from '../shop-api/calendar/day.ts';
import type { Bundle } from '../shop-api/products/bundle.ts';
import { bundles } from '../shop-api/products/bundles.ts';
import { promotions } from '../shop-api/products/promotions.ts';
import { bundleTexts, shopTextsByLanguage } from '../shop-api/products/texts.ts';
import type { ScenarioState } from './console-api.ts';

type PageContent = {
  readonly scenarios: readonly ScenarioState[];
  readonly conditions: ConditionValues;
  readonly now: Date;
  readonly offsetDays: number;
  readonly shopUrl: string;
  readonly contentUrl: string;
  readonly hasWorkshop: boolean;
};

function copyButton(text: string, label: string): Html {
  return html`<span class="copy"><code>${text}</code><button type="button" data-copy="${text}" aria-label="Copy ${label}">Copy</button></span>`;
}

function scenarioCard(scenario: ScenarioState, shopUrl: string): Html {
  const isAdmin = scenario.id.startsWith('admin-');
  const { culture, email, password } = scenario;
  return html`<li class="card">
<div class="card-head"><h3>${scenario.title}</h3><span class="tag">${culture}</span></div>
<p>${scenario.description}</p>
<dl>
<div><dt>${isAdmin ? 'User name' : 'E-mail'}</dt><dd>${copyButton(email, 'e-mail')}</dd></div>
<div><dt>Password</dt><dd>${copyButton(password, 'password')}</dd></div>
${scenario.subscriptions.map(({ number, state }) => html`<div><dt>Subscription</dt><dd><code>${number}</code> <span class="state ${state.toLowerCase()}">${state}</span></dd></div>`)}
</dl>
${isAdmin ? html`<p class="soft">Signs in with <code>POST /api/admin/signin</code> and the e-mail address of a customer.</p>` : html`<a class="button" href="${shopUrl}/${culture}/login">Open the shop to sign in</a>`}
</li>`;
}

function formatLimits({ available, phoneNumber, paidBy, maxQuantity }: Bundle): string {
  return [
    `at most ${maxQuantity}`,
    ...(available ? [] : ['out of stock']),
    ...(phoneNumber === 'required' ? ['needs a phone number'] : []),
    ...(paidBy === 'partner' ? ['paid by a partner'] : []),
  ].join(' · ');
}

function bundleCard(bundle: Bundle, { shopUrl, contentUrl }: PageContent): Html {
  const { title } = bundleTexts('en', bundle.name);
  return html`<li class="card product">
<img src="${contentUrl}/images/${bundle.name}.svg" width="96" height="96" alt="">
<div><h3><a data-culture-link="/cart?bundle=${bundle.name}" href="${shopUrl}/en-ca/cart?bundle=${bundle.name}">${title}</a></h3>
<p><code>${bundle.name}</code></p><p class="soft">${formatLimits(bundle)}</p></div>
</li>`;
}

function promotionRow({
  code,
  bundles: included,
  maxQuantity,
  validUntil,
  oncePerCustomer,
}: (typeof promotions)[number]): Html {
  const limits = [
    ...(validUntil === undefined ? [] : [`ended on ${validUntil}`]),
    ...(maxQuantity === undefined ? [] : [`for ${maxQuantity} units`]),
    ...(oncePerCustomer ? ['once per customer'] : []),
  ].join(', ');
  return html`<tr><td>${copyButton(code, 'code')}</td><td>${shopTextsByLanguage.en.promotions[code]}${limits === '' ? '' : ` (${limits})`}</td><td>${included === 'any' ? 'all bundles' : included.join(', ')}</td></tr>`;
}

function cardRow({ number, description, expiryDate, securityCode, result }: TestCard): Html {
  return html`<tr><td>${copyButton(number, 'card number')}</td><td>${description}</td><td>${expiryDate}</td><td>${securityCode}</td><td><span class="state ${result.toLowerCase()}">${result}</span></td></tr>`;
}

function conditionRow(name: ConditionName, current: ConditionValues): Html {
  const { title, description, values } = conditionTable[name];
  const buttons = values.map(
    (value) =>
      html`<button type="button" class="button" data-post="/conditions" data-body="${JSON.stringify({ [name]: value })}" aria-pressed="${String(value === current[name])}">${value}</button>`,
  );
  return html`<tr><td>${title}</td><td><div class="actions">${buttons}</div></td><td>${description}</td></tr>`;
}

/** Returns the complete HTML document. */
export function consolePage(content: PageContent): string {
  const { scenarios, conditions, now, offsetDays, shopUrl, hasWorkshop } = content;
  return renderDocument({
    title: 'Perennial sandbox',
    icon: '/mark.svg',
    styleSheets: ['/tokens.css', '/console.css'],
    scripts: ['/console.js'],
    body: html`<header class="top"><div class="frame">
<p class="brand"><img src="/mark.svg" width="28" height="28" alt=""> Perennial sandbox</p>
<p class="clock">Date of the sandbox: <strong>${toDay(now, conditions.timeZone)}</strong>${offsetDays === 0 ? '' : ` (${offsetDays} days ahead)`}</p>
</div></header>
<main class="frame">
<h1>Try the shop</h1>
<p class="lead">No money is charged, and no data leaves this machine. Open a bundle, sign in as one of the customers below or sign up as a new one, and pay with a test card. See also the <a href="/openapi">OpenAPI document of the shop</a> and the <a href="/analytics">analytics events</a>.${hasWorkshop ? html` The <a href="/workshop/">workshop</a> shows every part of the shop's pages in all its states.` : ''}</p>

<section aria-labelledby="bundles">
<div class="section-head"><h2 id="bundles">Bundles</h2>
<label>Open in <select data-culture data-shop="${shopUrl}">${cultures.map(({ code, name }) => (code === 'en-ca' ? html`<option value="${code}" selected>${name} (${code})</option>` : html`<option value="${code}">${name} (${code})</option>`))}</select></label></div>
<ul class="grid">${bundles.map((bundle) => bundleCard(bundle, content))}</ul>
</section>

<section aria-labelledby="customers"><h2 id="customers">Customers</h2>
<ul class="grid">${scenarios.map((scenario) => scenarioCard(scenario, shopUrl))}</ul>
</section>

<section aria-labelledby="cards"><h2 id="cards">Test cards</h2>
<p>Any name, any other future date and any other code are accepted, too.</p>
<div class="table"><table><thead><tr><th>Number</th><th>Card</th><th>Expires</th><th>Code</th><th>Outcome</th></tr></thead>
<tbody>${testCards.map(cardRow)}</tbody></table></div>
</section>

<section aria-labelledby="codes"><h2 id="codes">Promotion codes</h2>
<div class="table"><table><thead><tr><th>Code</th><th>Effect</th><th>Bundles</th></tr></thead>
<tbody>${promotions.map(promotionRow)}</tbody></table></div>
</section>

<section aria-labelledby="conditions"><h2 id="conditions">Conditions</h2>
<p>At the start the shop API is obliging. A condition makes it behave as a real shop may, until the reset.</p>
<div class="table"><table><thead><tr><th>What</th><th>How</th><th>Effect</th></tr></thead>
<tbody>${conditionNames.map((name) => conditionRow(name, conditions))}</tbody></table></div>
</section>

<section aria-labelledby="time"><h2 id="time">Time and reset</h2>
<p>The sandbox has its own clock. Skip days to see shipments and invoices, or reset everything.</p>
<div class="actions">
<button type="button" class="button" data-post="/clock" data-body='{"advanceDays":1}'>Skip 1 day</button>
<button type="button" class="button" data-post="/clock" data-body='{"advanceDays":30}'>Skip 30 days</button>
<button type="button" class="button danger" data-post="/reset">Reset</button>
</div>
<p class="soft">The same as an API: <code>GET /scenarios</code>, <code>POST /reset</code>, <code>POST /clock</code>, <code>GET /conditions</code>, <code>POST /conditions</code>, <code>POST /faults</code>, <code>DELETE /faults</code>, <code>GET /requests?service=shop-api</code>, <code>DELETE /requests</code>.</p>
</section>
</main>`,
  });
}
