/** An https service whose certificate nobody has issued, as an attacker between the BFF and a service has one. */

import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { portOf } from '../../src/testing/listen.ts';

export async function startSelfSignedService() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'pem', type: 'pkcs8' });
  const received: string[] = [];
  const server = createServer({ key, cert: createCertificate(privateKey, publicKey) }, (request, response) => {
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

const SHA256_WITH_RSA = Buffer.from('06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** A certificate for localhost, signed with its own key (X.509, version 1), in PEM. */
function createCertificate(privateKey: KeyObject, publicKey: KeyObject): string {
  const algorithm = sequence(SHA256_WITH_RSA);
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
  const times = sequence(der(0x17, Buffer.from('250101000000Z')), der(0x17, Buffer.from('491231235959Z')));
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  const content = sequence(der(0x02, Buffer.from([1])), algorithm, name, times, name, spki);
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const certificate = sequence(content, algorithm, der(0x03, signature));
  return `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`;
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

/** One value in DER: its tag, its length in two bytes if it is long, and its content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const lengthBytes = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content]);
}
