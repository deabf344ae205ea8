import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

/** What every authenticator app understands (RFC 6238 with its defaults). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A phone's clock may be a step ahead or behind. */
const window = 1;
/** Bytes; RFC 4226 asks for 20. */
const secretLength = 20;

/** A new secret, base32. */
export const newTotpSecret = (): string => new Secret({ size: secretLength }).base32;

/** What an app reads: whose code it is, and the secret. */
export const totpAddress = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) }).toString();

/** The address as a QR code: an SVG drawing on white, since a camera wants dark on light in either theme. */
export function qrCode(address: string): string {
  const rows = encodeQR(address, 'raw', { border: 4 });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  const size = rows.length;
  // No `#`: the client puts the text into a data address as it is.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
}

/**
 * The step (of 30 s, since 1970) that a code belongs to; null where it is none of the present one or its neighbours.
 *
 * @param now milliseconds since 1970
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = TOTP.validate({
    ...shape,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp: now,
    window,
  });
  return delta === null ? null : TOTP.counter({ period: shape.period, timestamp: now }) + delta;
}
