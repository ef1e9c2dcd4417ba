/** A stand-in for the operator's collector of analytics events, on the port of the console: stores events and shows them. */
import type { FastifyPluginAsync } from 'fastify';
import { renderDocument } from '../pages/document.ts';
import { html } from '../pages/html.ts';
import { type CollectedEvent, type CollectedEvents, collectedSchema } from './collected-events.ts';

const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const MAX_SHOWN = 100;

function row({ time, name, category, culture, details, hashedEmail }: CollectedEvent) {
  return html`<tr><td>${time.slice(11, 19)}</td><td><code>${name}</code></td><td>${category}</td><td>${culture}</td><td><code>${JSON.stringify(details)}</code></td><td>${hashedEmail === undefined ? 'visitor' : html`<code>${hashedEmail.slice(0, 12)}…</code>`}</td></tr>`;
}

function page(events: readonly CollectedEvent[]): string {
  return renderDocument({
    title: 'Analytics events · Perennial sandbox',
    icon: '/mark.svg',
    styleSheets: ['/tokens.css', '/console.css'],
    body: html`<main class="frame">
<h1>Analytics events</h1>
<p class="lead">The events that the shop sent, newest first. Reload the page to see new ones. <a href="/">Back to the console</a></p>
<section>
${
  events.length === 0
    ? html`<p>No events yet. Change a quantity in the cart and wait two seconds.</p>`
    : html`<div class="table"><table><thead><tr><th>Time</th><th>Event</th><th>Category</th><th>Culture</th><th>Details</th><th>Customer</th></tr></thead>
<tbody>${events.map(row)}</tbody></table></div>`
}
</section>
</main>`,
  });
}

export const collector: FastifyPluginAsync<{ collected: CollectedEvents }> = async (app, { collected }) => {
  app.post('/analytics/collect', (request, reply) => {
    const result = collectedSchema.safeParse(request.body);
    if (!result.success) return reply.code(400).send({ message: result.error.message });
    collected.add(result.data);
    return reply.code(204).send();
  });

  app.get('/analytics/events', () => collected.all());

  app.delete('/analytics/events', (_, reply) => {
    collected.clear();
    return reply.code(204).send();
  });

  app.get('/analytics', (_, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
      })
      .send(page(collected.all().slice(-MAX_SHOWN).reverse())),
  );
};
