/** A self-signed certificate for `localhost` (X.509, RFC 5280), made anew for each start. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const NAME = 'localhost';
const VALID_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const tags = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
};
const dnsName = 0x82;
const versionTag = 0xa0;
const extensionsTag = 0xa3;

const oids = {
  commonName: '550403',
  subjectAltName: '551d11',
  ecdsaWithSha256: '2a8648ce3d040302',
};

/** Encodes a value in DER (ITU-T X.690): a length of more than 127 bytes has its own number of bytes first. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag, ...lengthBytes(content.length)]), content]);
}

/** The shortest form, which is the only one that browsers accept. */
function lengthBytes(length: number): readonly number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

const sequence = (...contents: readonly Buffer[]) => der(tags.sequence, ...contents);
const oid = (name: keyof typeof oids) => der(tags.oid, Buffer.from(oids[name], 'hex'));
const utcTime = (at: number) => {
  const digits = new Date(at).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return der(tags.utcTime, Buffer.from(`${digits}Z`));
};

/** Returns certificate and key as PEM. */
export function createSelfSigned(): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid('ecdsaWithSha256'));
  const name = sequence(der(tags.set, sequence(oid('commonName'), der(tags.utf8, Buffer.from(NAME)))));
  const altNames = sequence(der(dnsName, Buffer.from(NAME)));
  const now = Date.now();
  const content = sequence(
    der(versionTag, der(tags.integer, Buffer.from([2]))),
    // The first bit is the sign, and the first byte must not be zero.
    der(tags.integer, Buffer.from([0x01]), randomBytes(8)),
    algorithm,
    name,
    sequence(utcTime(now - DAY_MS), utcTime(now + VALID_DAYS * DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(extensionsTag, sequence(sequence(oid('subjectAltName'), der(tags.octets, altNames)))),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(content, algorithm, der(tags.bits, Buffer.from([0]), signature));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
