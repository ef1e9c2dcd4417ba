/** The console's page: who can sign in, what can be bought, which codes and cards work. */
import { cultures } from '@perennial/shared/cultures/cultures';
import { type TestCard, testCards } from '../card-host/test-cards.ts';
import { type Html, html } from '../pages/html.ts';
import type { Bundle } from '../shop-api/products/bundle.ts';
import { bundles } from '../shop-api/products/bundles.ts';
import { promotions } from '../shop-api/products/promotions.ts';
import { bundleTexts } from '../shop-api/products/texts.ts';
import type { ScenarioState } from './console-api.ts';

type PageContent = {
  readonly scenarios: readonly ScenarioState[];
  readonly now: Date;
  readonly offsetDays: number;
  readonly shopUrl: string;
  readonly contentUrl: string;
};

function copyable(text: string, what: string): Html {
  return html`<span class="copy"><code>${text}</code><button type="button" data-copy="${text}" aria-label="Copy ${what}">Copy</button></span>`;
}

function scenarioCard(scenario: ScenarioState, shopUrl: string): Html {
  const isAdmin = scenario.id.startsWith('admin-');
  const { culture, email, password } = scenario;
  return html`<li class="card">
<div class="card-head"><h3>${scenario.title}</h3><span class="tag">${culture}</span></div>
<p>${scenario.description}</p>
<dl>
<div><dt>${isAdmin ? 'User name' : 'E-mail'}</dt><dd>${copyable(email, 'e-mail')}</dd></div>
<div><dt>Password</dt><dd>${copyable(password, 'password')}</dd></div>
${scenario.subscriptions.map(({ number, state }) => html`<div><dt>Subscription</dt><dd><code>${number}</code> <span class="state ${state.toLowerCase()}">${state}</span></dd></div>`)}
</dl>
${isAdmin ? html`<p class="soft">Signs in with <code>POST /api/admin/signin</code>, naming the customer to act for.</p>` : html`<a class="button" href="${shopUrl}/${culture}/login">Open the shop to sign in</a>`}
</li>`;
}

function traits({ available, phoneNumber, paidBy, maxQuantity }: Bundle): string {
  return [
    `at most ${maxQuantity}`,
    ...(available ? [] : ['out of stock']),
    ...(phoneNumber === 'required' ? ['needs a phone number'] : []),
    ...(paidBy === 'partner' ? ['nothing to pay'] : []),
  ].join(' · ');
}

function bundleCard(bundle: Bundle, { shopUrl, contentUrl }: PageContent): Html {
  const { title } = bundleTexts('en', bundle.name);
  return html`<li class="card product">
<img src="${contentUrl}/images/${bundle.name}.svg" width="96" height="96" alt="">
<div><h3><a data-culture-link="/cart?bundle=${bundle.name}" href="${shopUrl}/en-ca/cart?bundle=${bundle.name}">${title}</a></h3>
<p><code>${bundle.name}</code></p><p class="soft">${traits(bundle)}</p></div>
</li>`;
}

function promotionRow({
  code,
  description,
  bundles: of,
  maxQuantity,
  validUntil,
  oncePerCustomer,
}: (typeof promotions)[number]): Html {
  const limits = [
    ...(validUntil === undefined ? [] : [`ended on ${validUntil}`]),
    ...(maxQuantity === undefined ? [] : [`for ${maxQuantity} units`]),
    ...(oncePerCustomer ? ['once for each customer'] : []),
  ].join(', ');
  return html`<tr><td>${copyable(code, 'code')}</td><td>${description.en}${limits === '' ? '' : ` (${limits})`}</td><td>${of === 'any' ? 'every bundle' : of.join(', ')}</td></tr>`;
}

function cardRow({ number, description, expiryDate, securityCode, result }: TestCard): Html {
  return html`<tr><td>${copyable(number, 'card number')}</td><td>${description}</td><td>${expiryDate}</td><td>${securityCode}</td><td><span class="state ${result.toLowerCase()}">${result}</span></td></tr>`;
}

/** The whole document. */
export function consolePage(content: PageContent): string {
  const { scenarios, now, offsetDays, shopUrl } = content;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Perennial sandbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/console.css">
<script src="/console.js" defer></script>
</head>
<body>
<header class="top"><div class="frame">
<p class="brand"><img src="/mark.svg" width="28" height="28" alt=""> Perennial sandbox</p>
<p class="clock">It is <strong>${now.toISOString().slice(0, 10)}</strong> here${offsetDays === 0 ? '' : ` (${offsetDays} days ahead)`}</p>
</div></header>
<main class="frame">
<h1>Try the shop</h1>
<p class="lead">No money moves and nothing leaves this machine. Open a bundle, sign in as somebody below or sign up as somebody new, and pay with a test card. The shop's calls are described in <a href="/openapi">its OpenAPI document</a>, and what it told analytics stands on <a href="/analytics">a page of its own</a>.</p>

<section aria-labelledby="bundles">
<div class="section-head"><h2 id="bundles">Bundles</h2>
<label>Open in <select data-culture data-shop="${shopUrl}">${cultures.map(({ code, name }) => (code === 'en-ca' ? html`<option value="${code}" selected>${name} (${code})</option>` : html`<option value="${code}">${name} (${code})</option>`))}</select></label></div>
<ul class="grid">${bundles.map((bundle) => bundleCard(bundle, content))}</ul>
</section>

<section aria-labelledby="customers"><h2 id="customers">People</h2>
<ul class="grid">${scenarios.map((scenario) => scenarioCard(scenario, shopUrl))}</ul>
</section>

<section aria-labelledby="cards"><h2 id="cards">Test cards</h2>
<p>Any name will do, and so will any other date to come and any other code.</p>
<div class="table"><table><thead><tr><th>Number</th><th>Card</th><th>Expires</th><th>Code</th><th>Outcome</th></tr></thead>
<tbody>${testCards.map(cardRow)}</tbody></table></div>
</section>

<section aria-labelledby="codes"><h2 id="codes">Promotion codes</h2>
<div class="table"><table><thead><tr><th>Code</th><th>What it does</th><th>For</th></tr></thead>
<tbody>${promotions.map(promotionRow)}</tbody></table></div>
</section>

<section aria-labelledby="time"><h2 id="time">Time and a fresh start</h2>
<p>Subscriptions live on a calendar of their own. Let time pass to see what comes next, or put everything back.</p>
<div class="actions">
<button type="button" class="button" data-post="/clock" data-body='{"advanceDays":1}'>A day passes</button>
<button type="button" class="button" data-post="/clock" data-body='{"advanceDays":30}'>30 days pass</button>
<button type="button" class="button danger" data-post="/reset">Start afresh</button>
</div>
<p class="soft">The same for programs: <code>GET /scenarios</code>, <code>POST /reset</code>, <code>POST /clock</code>, <code>POST /faults</code>, <code>DELETE /faults</code>, <code>GET /requests?service=shop-api</code>, <code>DELETE /requests</code>.</p>
</section>
</main>
</body>
</html>
`.toString();
}
