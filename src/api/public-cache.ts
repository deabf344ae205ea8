/** What is public changes seldom: an answer may be kept for a minute, and a little longer while a new one is fetched. */
export const publicCache = { 'cache-control': 'public, max-age=60, stale-while-revalidate=600' };
