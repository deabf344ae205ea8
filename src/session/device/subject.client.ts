/** Whose token it is, by the token's own word; empty where it says nothing that could be a member's id. */
export function subjectOf(token: string): string {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' && /^[\w-]+$/.test(sub) ? sub : '';
  } catch {
    return '';
  }
}
