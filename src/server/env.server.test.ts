import { describe, expect, test } from 'vitest';
import { readSettings, SettingError } from './env.server.ts';

test('without any variable the product is a local trial', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    emailConfirmation: false,
    codeTtlMinutes: 60,
    resetPasswordMin: 6,
    clientLimitFactor: 1,
    trustedProxies: [],
  });
});

test('in production it listens to everyone', () => {
  expect(readSettings({ NODE_ENV: 'production' }).host).toBe('0.0.0.0');
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', SMTP_URL: '' }).port).toBe(3000);
});

test.each([
  [{ SMTP_URL: 'smtp://localhost' }, true],
  [{ SMTP_URL: 'smtp://localhost', EMAIL_CONFIRMATION: 'off' }, false],
  [{ EMAIL_CONFIRMATION: 'required' }, true],
])('e-mail is confirmed where mail is sent, unless said otherwise: %j', (environment, required) => {
  expect(readSettings(environment).emailConfirmation).toBe(required);
});

test.each([
  'postgres://localhost/birtu',
  'postgresql://u:p%40ss@db:6543/birtu?sslmode=require',
  'postgres://u:p@one:5432,two:5433/birtu',
])('an address of a database may name several hosts: %s', (address) => {
  expect(readSettings({ DATABASE_URL: address }).databaseUrl).toBe(address);
});

test('secrets are read newest first', () => {
  const [newest, older] = ['n'.repeat(32), 'o'.repeat(32)];
  expect(readSettings({ AUTH_SECRET: `${newest}, ${older}` }).authSecrets).toEqual([newest, older]);
});

test('sign-in providers are those that are set whole, Google by name', () => {
  const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
  const other = {
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'o',
    OIDC_CLIENT_SECRET: 's',
    OIDC_NAME: 'Fayda',
  };
  const offered = (environment: Record<string, string>) =>
    readSettings(environment).signInProviders.map(({ id, name, issuer }) => [id, name, issuer]);
  expect(offered({})).toEqual([]);
  expect(offered({ ...google, ...other })).toEqual([
    ['google', 'Google', 'https://accounts.google.com'],
    ['oidc', 'Fayda', 'https://id.example'],
  ]);
  expect(offered({ ...other, OIDC_ID: 'custom:fayda' })).toEqual([
    ['custom:fayda', 'Fayda', 'https://id.example'],
  ]);
});

describe('a wrong setting is one line that names it', () => {
  test.each([
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '0x50' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'birtu.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://birtu.example/app' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://birtu.example/?a=1' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/birtu' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u:p@one:5432,two:port/birtu' }],
    ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://localhost/birtu' }],
    ['DATABASE_TIMEOUT_SECONDS', { DATABASE_TIMEOUT_SECONDS: '0' }],
    ['REQUEST_TIMEOUT_SECONDS', { DATABASE_TIMEOUT_SECONDS: '20' }],
    ['STOP_DELAY_SECONDS', { STOP_DELAY_SECONDS: '-1' }],
    ['AUTH_SECRET', { AUTH_SECRET: 'short' }],
    ['AUTH_SECRET', { AUTH_SECRET: `a,${'b'.repeat(40)}` }],
    ['AUTH_SECRET', { AUTH_SECRET: ','.repeat(40) }],
    ['MAIL_FROM', { MAIL_FROM: 'nonsense' }],
    ['EMAIL_CONFIRMATION', { NODE_ENV: 'production', EMAIL_CONFIRMATION: 'required' }],
    ['AUTH_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/birtu' }],
    ['SMTP_URL', { SMTP_URL: 'localhost:25' }],
    ['EMAIL_CONFIRMATION', { EMAIL_CONFIRMATION: 'maybe' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.et' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'long enough' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'x' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'x' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://id.example' }],
    ['OIDC_ISSUER', { OIDC_ID: 'fayda' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://id.example' }],
    ['OIDC_ID', { OIDC_ID: 'email' }],
    ['OIDC_ID', { OIDC_ID: 'no spaces' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: '*' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'app.birtu.example' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://app.birtu.example/' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://app.birtu.example,https://*.birtu.example/path' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'file:///index.html' }],
    ['CODE_TTL_MINUTES', { CODE_TTL_MINUTES: '0' }],
    ['CODE_TTL_MINUTES', { CODE_TTL_MINUTES: '1e300' }],
    ['RESET_PASSWORD_MIN', { RESET_PASSWORD_MIN: '5' }],
    ['CLIENT_LIMIT_FACTOR', { CLIENT_LIMIT_FACTOR: '0' }],
  ])('%s in %j', (name, environment) => {
    const read = () => readSettings(environment);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^${name}: expected [^\\n]+$`));
  });
});
