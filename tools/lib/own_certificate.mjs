import { generateKeyPairSync, sign } from 'node:crypto';

// By hand: Node makes keys but no certificates, and `openssl` is not on every machine.

const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];

/** Tags of DER (ITU-T X.690). */
const TAG = { integer: 2, bits: 3, object: 6, text: 12, time: 23, sequence: 48, set: 49 };

/**
 * A key and a certificate that it has signed itself, for a server on this machine whose browser is told to trust anybody.
 * @returns {{ key: string, cert: string }} in PEM
 */
export function ownCertificate() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = der(TAG.sequence, der(TAG.object, Buffer.from(ECDSA_WITH_SHA256)));
  const name = der(
    TAG.sequence,
    der(
      TAG.set,
      der(TAG.sequence, der(TAG.object, Buffer.from(COMMON_NAME)), der(TAG.text, Buffer.from('localhost'))),
    ),
  );
  const day = 24 * 3600 * 1000;
  const valid = der(TAG.sequence, time(Date.now() - day), time(Date.now() + day));
  const told = der(
    TAG.sequence,
    der(TAG.integer, Buffer.of(1)),
    algorithm,
    name,
    valid,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(TAG.bits, Buffer.of(0), sign('sha256', told, privateKey));
  const certificate = der(TAG.sequence, told, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/**
 * @param {number} tag
 * @param {...Uint8Array} parts
 */
function der(tag, ...parts) {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

/** @param {number} moment in milliseconds */
function time(moment) {
  const digits = new Date(moment).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(TAG.time, Buffer.from(`${digits}Z`));
}
