/** A certificate that nobody but itself has issued. */
import { generateKeyPairSync, sign } from 'node:crypto';

const SHA256_WITH_RSA = Buffer.from('06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** Returns a certificate for localhost, signed with its own key (X.509, version 1), and the key, in PEM. */
export function createCertificate(): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = sequence(SHA256_WITH_RSA);
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
  const times = sequence(der(0x17, Buffer.from('250101000000Z')), der(0x17, Buffer.from('491231235959Z')));
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  const content = sequence(der(0x02, Buffer.from([1])), algorithm, name, times, name, spki);
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const certificate = sequence(content, algorithm, der(0x03, signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
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
