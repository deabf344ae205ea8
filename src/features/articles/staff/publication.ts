/** Whether readers see an article: not yet, from a time on, or now. */
export const publicationStates = ['draft', 'scheduled', 'published'] as const;
export type PublicationState = (typeof publicationStates)[number];

/** How far an article has come to its readers in each state. */
export const reaches: Readonly<Record<PublicationState, number>> = { draft: 0, scheduled: 1, published: 2 };

/** As the table has it: a published article is shown from its time on, which may lie ahead. */
export interface Publication {
  readonly status: 'draft' | 'published';
  /** Kept when an article is taken back: once there was a time, the article keeps its address. */
  readonly publishedAt: Date | null;
}

/** What an editor wants. */
export type WantedPublication =
  | { readonly state: 'draft' }
  | {
      readonly state: 'published';
      /** When it came out first, where it is to be as it was. */
      readonly since?: string;
    }
  | { readonly state: 'scheduled'; readonly at: string };

/** What brings an article back to what it was, after it was taken from its readers. */
export function asBefore({
  status,
  publishedAt,
}: {
  readonly status: PublicationState;
  readonly publishedAt: string | null;
}): WantedPublication {
  if (status === 'draft' || publishedAt === null) return { state: 'draft' };
  return status === 'scheduled'
    ? { state: 'scheduled', at: publishedAt }
    : { state: 'published', since: publishedAt };
}

export function publicationState({ status, publishedAt }: Publication, now: Date): PublicationState {
  if (status === 'draft' || publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

/**
 * What is to be stored. What was out before and comes out again keeps its first day; a scheduled article that is
 * saved unchanged after its time is simply out.
 *
 * @returns null where a time is wanted that is over
 */
export function nextPublication(
  { publishedAt }: Publication,
  wanted: WantedPublication,
  now: Date,
): Publication | null {
  if (wanted.state === 'draft') return { status: 'draft', publishedAt };
  if (wanted.state === 'published') {
    const first = wanted.since === undefined ? publishedAt : new Date(wanted.since);
    return { status: 'published', publishedAt: first && first <= now ? first : now };
  }
  const at = new Date(wanted.at);
  if (at <= now && at.getTime() !== publishedAt?.getTime()) return null;
  return { status: 'published', publishedAt: at };
}
