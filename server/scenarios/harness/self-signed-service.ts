/** An https service whose certificate nobody has issued, as an attacker between the BFF and a service has one. */

import { once } from 'node:events';
import { createServer } from 'node:https';
import { createCertificate } from '../../src/testing/certificate.ts';
import { portOf } from '../../src/testing/listen.ts';

export async function startSelfSignedService() {
  const received: string[] = [];
  const server = createServer(createCertificate(), (request, response) => {
    received.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${portOf(server)}`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
