import { z } from 'zod';
import { isStorable } from '#src/lib/text.ts';
import { metadataMessages } from './messages.ts';
import { nameSchema } from './schema.ts';

/** Of the account's metadata as JSON in UTF-8. It stands in every access token, and headers have bounds. */
export const metadataMaxBytes = 8 * 1024;
const maxDepth = 10;

/** What the server itself says in the metadata, or what looks like a right; sent by a client it counts for nothing. */
const ownKeys: ReadonlySet<string> = new Set([
  'sub',
  'iss',
  'email',
  'email_verified',
  'phone_verified',
  'provider_id',
  'app_metadata',
  'role',
]);

export type Metadata = Readonly<Record<string, unknown>>;

/** The `data` of a sign-up or a change. Mails greet with `full_name`, so it has to be a name. */
export const metadataSchema = z
  .record(z.string(), z.unknown(), { error: metadataMessages.notAnObject.id })
  .superRefine((data, context) => {
    const { full_name: name = null } = data;
    const fault = name === null ? undefined : nameSchema.safeParse(name).error?.issues[0]?.message;
    const message = fault ?? (isKeepable(data) ? undefined : metadataMessages.notKeepable.id);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

function isKeepable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < maxDepth &&
    Object.entries(value).every(([key, part]) => isStorable(key) && isKeepable(part, depth + 1))
  );
}

/** `given` laid over `kept`, key by key; null takes a key away. Null where that is more than an account may hold. */
export function mergeMetadata(kept: Metadata, given: Metadata): Metadata | null {
  const merged = new Map(Object.entries(kept));
  for (const [key, value] of Object.entries(given)) {
    if (ownKeys.has(key)) continue;
    if (value === null) merged.delete(key);
    else merged.set(key, key === 'full_name' ? nameSchema.parse(value) : value);
  }
  const metadata = Object.fromEntries(merged);
  return bytesOf(JSON.stringify(metadata)) > metadataMaxBytes ? null : metadata;
}

/** In UTF-8. */
const bytesOf = (text: string): number => encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, '_').length;

/** The person's name, where the metadata has one. */
export const nameIn = ({ full_name: name }: Metadata): string | null =>
  nameSchema.safeParse(name).data ?? null;
