import { areaOf, unkeptCodesKey } from '#src/session/storage.client.ts';

/** Recovery codes that were shown and not yet kept, of the member with this id; they outlive a reload of the tab. */
export function unkeptCodes(userId: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(areaOf('sessionStorage').getItem(unkeptCodesKey) ?? 'null');
    const { userId: owner, codes } = (kept ?? {}) as { userId?: unknown; codes?: unknown };
    return owner === userId && Array.isArray(codes) ? codes.map(String) : null;
  } catch {
    return null;
  }
}

/** @param codes null: they have been kept, or count no more */
export function holdCodes(userId: string, codes: readonly string[] | null): void {
  const area = areaOf('sessionStorage');
  if (codes === null) return area.removeItem(unkeptCodesKey);
  try {
    area.setItem(unkeptCodesKey, JSON.stringify({ userId, codes }));
  } catch {
    // A full storage: they stand on the screen all the same.
  }
}
