import { z } from 'zod';

const present = z.string().trim().min(1);
const onOff = z
  .enum(['on', 'off', '1', '0', 'true', 'false'])
  .transform((v) => v === 'on' || v === '1' || v === 'true');
/** `a, b` → `['a', 'b']` */
const listed = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
/** `https://app.birtu.example`, and nothing behind it: what a browser calls the origin of a page. */
const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
/** Also of several hosts, `postgres://user:password@one:5432,two:5432/birtu`, of which one takes writes. */
const isDatabaseAddress = (text: string): boolean => {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(.*)$/.exec(text) ?? [];
  return hosts.split(',').every((host) => URL.canParse(`${before}${host}${after}`));
};
const databaseAddress = 'an address such as postgres://user:password@host:5432/birtu';
const positive = z.coerce.number().positive();
const seconds = z.coerce.number().int().min(1).max(300);

const environmentSchema = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(65_535)).default(3000),
    HOST: present.optional(),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url))
      .refine(({ pathname, search, hash }) => pathname === '/' && !search && !hash)
      .transform(({ origin }) => origin)
      .optional(),
    DATA_DIR: present.default('./data'),
    DATABASE_URL: z.string().refine(isDatabaseAddress, databaseAddress).optional(),
    DATABASE_DIRECT_URL: z.string().refine(isDatabaseAddress, databaseAddress).optional(),
    DATABASE_TIMEOUT_SECONDS: seconds.default(10),
    REQUEST_TIMEOUT_SECONDS: seconds.default(20),
    STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    AUTH_SECRET: z
      .string()
      .transform(listed)
      .pipe(z.array(z.string().min(32)).min(1))
      .optional(),
    SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: present
      .regex(/^[^@<>]*<[^@\s<>]+@[^@\s<>]+>$|^[^@\s<>]+@[^@\s<>]+$/)
      .default('Birtu <no-reply@localhost>'),
    VAPID_SUBJECT: z
      .string()
      .regex(/^(https:\/\/|mailto:[^@\s]+@)[^@\s]+$/)
      .optional(),
    PUSH_SERVICES: z
      .string()
      .default('')
      .transform(listed)
      .pipe(
        z.array(
          z
            .string()
            .refine(isOrigin)
            .refine((origin) => origin.startsWith('https:') || isThisMachine(origin)),
        ),
      ),
    EMAIL_CONFIRMATION: z.enum(['required', 'off']).optional(),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
    CONTACT_EMAIL: z.email().optional(),
    CONTACT_PHONE: present.optional(),
    CONTACT_ADDRESS: present.optional(),
    GOOGLE_CLIENT_ID: present.optional(),
    GOOGLE_CLIENT_SECRET: present.optional(),
    OIDC_ISSUER: z
      .url({ protocol: /^https?$/ })
      .refine((issuer) => issuer.startsWith('https:') || isThisMachine(issuer))
      .optional(),
    OIDC_CLIENT_ID: present.optional(),
    OIDC_CLIENT_SECRET: present.optional(),
    OIDC_NAME: present.max(40).optional(),
    OIDC_ID: z
      .string()
      .regex(/^(?!(?:email|phone|google)$)[a-z][a-z0-9:_-]{1,31}$/)
      .optional(),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform(listed)
      .pipe(z.array(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]))),
    ALLOWED_ORIGINS: z
      .string()
      .default('')
      .transform(listed)
      .pipe(z.array(z.string().refine(isOrigin))),
    HIDE_ACCOUNT_EXISTENCE: onOff.default(false),
    CODE_TTL_MINUTES: z.coerce.number().int().min(1).max(10_080).default(60),
    RESET_PASSWORD_MIN: z.coerce.number().int().min(6).max(128).default(6),
    CLIENT_LIMIT_FACTOR: positive.default(1),
    SERVICE_WORKER: onOff.default(true),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.AUTH_SECRET)
      context.addIssue({
        code: 'custom',
        path: ['AUTH_SECRET'],
        message: 'a secret of at least 32 characters, because NODE_ENV=production is used with DATABASE_URL',
      });
    if (env.NODE_ENV === 'production' && env.EMAIL_CONFIRMATION === 'required' && !env.SMTP_URL)
      context.addIssue({
        code: 'custom',
        path: ['EMAIL_CONFIRMATION'],
        message: 'off, or SMTP_URL set too: without mail nobody could confirm',
      });
    if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_DIRECT_URL'],
        message: 'DATABASE_URL set too: it is the way around a pooler that stands there',
      });
    if (env.REQUEST_TIMEOUT_SECONDS <= env.DATABASE_TIMEOUT_SECONDS)
      context.addIssue({
        code: 'custom',
        path: ['REQUEST_TIMEOUT_SECONDS'],
        message: `more than DATABASE_TIMEOUT_SECONDS, which is ${env.DATABASE_TIMEOUT_SECONDS}`,
      });
    if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD))
      context.addIssue({
        code: 'custom',
        path: [env.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'],
        message: 'ADMIN_EMAIL and ADMIN_PASSWORD set together',
      });
    for (const [needed, ...optional] of providerVariables) {
      const missing = needed.filter((name) => env[name] === undefined);
      const isMeant = [...needed, ...optional.flat()].some((name) => env[name] !== undefined);
      if (isMeant && missing[0])
        context.addIssue({
          code: 'custom',
          path: [missing[0]],
          message: `a value, since social sign-in needs ${needed.join(', ')} together`,
        });
    }
  });

/** All variables that mean something. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

/** For each provider the variables that stand together, and those that may be added to them. */
const providerVariables = [
  [['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
  [['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'], ['OIDC_ID']],
] as const;

/** Where a provider may be spoken to without TLS: what is sent never leaves the machine. */
const isThisMachine = (address: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);

/** What each setting must look like, for the one line that a wrong one gets. */
const expectations: Readonly<Record<string, string>> = {
  PORT: 'a whole number from 1 to 65535',
  PUBLIC_URL: 'an http or https origin such as https://birtu.example',
  DATABASE_TIMEOUT_SECONDS: 'a whole number of seconds from 1 to 300',
  REQUEST_TIMEOUT_SECONDS: 'a whole number of seconds from 1 to 300',
  STOP_DELAY_SECONDS: 'a whole number of seconds from 0 to 300',
  AUTH_SECRET: 'secrets of at least 32 characters each, comma-separated',
  MAIL_FROM: 'an address such as Birtu <no-reply@birtu.example>',
  SMS_URL: 'an address such as https://sms.example/send',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  VAPID_SUBJECT: 'an address such as mailto:team@birtu.example or https://birtu.example/contact',
  PUSH_SERVICES: 'https origins (http only on this machine), comma-separated',
  EMAIL_CONFIRMATION: 'required or off',
  ADMIN_EMAIL: 'an e-mail address',
  ADMIN_PASSWORD: '8 to 128 characters',
  CONTACT_EMAIL: 'an e-mail address',
  OIDC_ISSUER: 'an https address such as https://accounts.birtu.example (http only on this machine)',
  OIDC_NAME: 'at most 40 characters',
  OIDC_ID: '2 to 32 of a-z, 0-9, colon, hyphen and underscore, and not email, phone or google',
  TRUSTED_PROXIES: 'IP addresses or CIDR ranges, comma-separated',
  ALLOWED_ORIGINS: 'origins such as https://app.birtu.example, without a path, comma-separated',
  HIDE_ACCOUNT_EXISTENCE: '1 or 0',
  CODE_TTL_MINUTES: 'a whole number of minutes from 1 to 10080',
  RESET_PASSWORD_MIN: 'a whole number from 6 to 128',
  CLIENT_LIMIT_FACTOR: 'a positive number',
  SERVICE_WORKER: 'on or off',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
};

/** An OpenID provider that people may sign in with. */
export interface SignInProvider {
  /** What the account protocol calls it. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Environment = z.infer<typeof environmentSchema>;

/** In the order in which they are offered. */
function signInProviders(env: Environment): readonly SignInProvider[] {
  const providers: SignInProvider[] = [];
  if (env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)
    providers.push({
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
    });
  if (env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET && env.OIDC_NAME)
    providers.push({
      id: env.OIDC_ID ?? 'oidc',
      name: env.OIDC_NAME,
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
    });
  return providers;
}

/** A wrong setting; `message` is the one line that the start prints before it gives up. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** All settings of the run contract (docs/settings.md), checked, with their defaults. */
export type Settings = ReturnType<typeof readSettings>;

/** @throws {SettingError} naming the first wrong variable and what was expected */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const name = String(issue.path[0] ?? 'environment');
    const expected = issue.code === 'custom' ? issue.message : (expectations[name] ?? issue.message);
    throw new SettingError(`${name}: expected ${expected}`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  return {
    production,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    /** Without trailing slash. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    /** PostgreSQL itself, where a pooler stands at `databaseUrl`. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseTimeoutSeconds: env.DATABASE_TIMEOUT_SECONDS,
    requestTimeoutSeconds: env.REQUEST_TIMEOUT_SECONDS,
    /** How long it goes on serving, and says that it stops, before it does. */
    stopDelaySeconds: env.STOP_DELAY_SECONDS,
    /** Newest first; empty: generated once into `dataDir`. */
    authSecrets: env.AUTH_SECRET ?? [],
    smtpUrl: env.SMTP_URL,
    smsUrl: env.SMS_URL,
    mailFrom: env.MAIL_FROM,
    /** Whom push services turn to where something is wrong with what they are sent. */
    vapidSubject: env.VAPID_SUBJECT ?? `mailto:${/[^\s<>]+@[^\s<>]+/.exec(env.MAIL_FROM)![0]}`,
    /** Origins of push services beside those that browsers bring along. */
    pushServices: env.PUSH_SERVICES,
    emailConfirmation: (env.EMAIL_CONFIRMATION ?? (env.SMTP_URL ? 'required' : 'off')) === 'required',
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    contact: { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE, address: env.CONTACT_ADDRESS },
    signInProviders: signInProviders(env),
    trustedProxies: env.TRUSTED_PROXIES,
    /** Other front ends that may call `/api` and `/auth/v1` from a browser. */
    allowedOrigins: env.ALLOWED_ORIGINS,
    hideAccountExistence: env.HIDE_ACCOUNT_EXISTENCE,
    codeTtlMinutes: env.CODE_TTL_MINUTES,
    resetPasswordMin: env.RESET_PASSWORD_MIN,
    clientLimitFactor: env.CLIENT_LIMIT_FACTOR,
    serviceWorker: env.SERVICE_WORKER,
    logLevel: env.LOG_LEVEL,
  };
}
