import { LRUCache } from 'lru-cache';
import { pictureFileAt } from '#src/lib/picture.ts';
import { answerCached, cachedAnswer, type CachedAnswer } from '#src/server/cached-answer.server.ts';
import type { Runtime } from '#src/server/context.server.ts';

const maxBytes = 48 * 1024 * 1024;

/** The uploaded pictures below `/media`: read of the database once and kept as far as memory goes. */
export function createPictureFiles({ sql }: Pick<Runtime, 'sql'>) {
  const emptyCache = () =>
    new LRUCache<string, CachedAnswer>({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      ignoreFetchAbort: true,
      async fetchMethod(path) {
        const file = pictureFileAt(path);
        if (!file) return undefined;
        const { id, width, format } = file;
        const [found] = await sql<{ bytes: Buffer }[]>`
          select bytes from picture_files
          where picture_id = ${id} and width = ${width} and format = ${format}
            and exists (select from pictures where id = ${id})`;
        return found && answerOf(found.bytes, `image/${format}`);
      },
    });
  let cache = emptyCache();
  return {
    /** One that was deleted is answered by nobody any more. */
    forget: () => void (cache = emptyCache()),
    /** The picture at this path, or nothing when there is none. */
    async answer(request: Request, path: string): Promise<Response | null> {
      const found = await cache.fetch(path);
      return found ? answerCached(found, request) : null;
    },
  };
}

/** Its address says what is in it, so it never changes. */
const answerOf = (bytes: Buffer, type: string): CachedAnswer =>
  cachedAnswer(
    200,
    { identity: bytes },
    {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      // Opened by itself it is a picture and nothing else.
      'content-security-policy': "default-src 'none'",
    },
  );
