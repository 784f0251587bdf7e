import { X509Certificate } from 'node:crypto';
import { connect } from 'node:http2';
import { expect, it } from 'vitest';
import { ownCertificate } from '../../../tools/lib/own_certificate.mjs';
import { serveSite } from '../../../tools/lib/static_site.mjs';

it('is a certificate that its own key has signed, and holds today', () => {
  const { cert } = ownCertificate();
  const certificate = new X509Certificate(cert);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.subject).toBe('CN=localhost');
  expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now());
});

it('serves a site by HTTP/2', async () => {
  const site = await serveSite(new Map([['index.html', Buffer.from('here')]]), { modern: true });
  const session = connect(site.origin, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/' });
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  expect(Buffer.concat(parts).toString()).toBe('here');
  await site.close();
});
