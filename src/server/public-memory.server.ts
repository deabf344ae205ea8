/** What a process keeps of what it has read for everybody, until something public changes. */
export interface PublicMemory {
  /**
   * What was read before under this name, or what is read now. Readers that meet share one reading; one that fails is
   * kept by nobody.
   *
   * @param name one of a few that the code knows: nothing that is asked for by a visitor
   */
  recall<T>(name: string, read: () => Promise<T>): Promise<T>;
}

/** A memory, and how everything in it is forgotten. */
export function publicMemory(): PublicMemory & { readonly forget: () => void } {
  let kept = new Map<string, Promise<unknown>>();
  return {
    recall<T>(name: string, read: () => Promise<T>): Promise<T> {
      const before = kept.get(name);
      if (before) return before as Promise<T>;
      // What is forgotten meanwhile goes with the map that it was read into.
      const into = kept;
      const reading = read();
      into.set(name, reading);
      reading.catch(() => into.delete(name));
      return reading;
    },
    forget: () => void (kept = new Map()),
  };
}
