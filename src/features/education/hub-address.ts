export const hubPath = '/services/educational-content';

/** All the paths of the hub; older links lead to the second. */
export const hubPaths: readonly string[] = [hubPath, '/services/education'];

/** Which page of the articles an address asks for, from 1. */
export function chosenArticles(asked: URLSearchParams): number {
  const page = asked.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** What an address of the hub asks for when it leads to a page of the articles. */
export const articlesSearch = (page: number): string => (page > 1 ? `?page=${page}` : '');
