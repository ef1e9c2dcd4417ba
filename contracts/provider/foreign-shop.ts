/** The shop API of another team, at its own URL: the sandbox behind a server that may change requests and responses. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startSandbox } from '@perennial/sandbox/sandbox';
import { listen } from '@perennial/server/testing/listen';
import { type PactInteraction, readPact } from '../consumer/pact-file.ts';
import { startVerifier } from './verify.ts';

/** A response of the sandbox. */
type SandboxResponse = { readonly status: number; readonly headers: Headers; readonly body: string };
/** What the server sends in its place. */
type ForeignResponse = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
};
/** Answers the request of a path; `ask` sends that request to a path of the sandbox. */
type ForeignShop = (path: string, ask: (path: string) => Promise<SandboxResponse>) => Promise<ForeignResponse>;

/** Starts a sandbox, the server before it, and a verifier. `writeContract` writes the chosen part of the contract to a file. */
export async function startForeignShop(answer: ForeignShop) {
  const sandbox = await startSandbox({ ports: { console: 0, 'shop-api': 0, identity: 0, content: 0, 'card-host': 0 } });
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answer(request.url ?? '', forward(request, sandbox.urls['shop-api']));
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  const url = await listen(server);
  const folder = mkdtempSync(join(tmpdir(), 'pact-'));
  const verifier = startVerifier();
  return {
    sandbox,
    url,
    verifier,
    /** Returns the file of a contract with the chosen interactions only. */
    writeContract(isChosen: (interaction: PactInteraction) => boolean): string {
      const contract = readPact();
      const file = join(folder, 'contract.json');
      writeFileSync(file, JSON.stringify({ ...contract, interactions: contract.interactions.filter(isChosen) }));
      return file;
    },
    async stop() {
      verifier.stop();
      rmSync(folder, { recursive: true });
      server.closeAllConnections();
      server.close();
      await sandbox.stop();
    },
  };
}

/** Headers that belong to a connection, and not to a request. */
const ofConnection = ['host', 'connection', 'content-length'];

function forward(request: IncomingMessage, shopApiUrl: string) {
  return async (path: string): Promise<SandboxResponse> => {
    const { method = '', headers } = request;
    const kept = Object.entries(headers).filter(([name]) => !ofConnection.includes(name));
    const response = await fetch(shopApiUrl + path, {
      method,
      headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      ...(method === 'GET' ? {} : { body: await text(request) }),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
}
