import type { Plugin } from 'vite';

const shortly = <Of>(names: string | ((of: Of) => string)): string | ((of: Of) => string) => {
  const shorten = (pattern: string) => pattern.replace('[hash]', '[hash:7]');
  return typeof names === 'string' ? shorten(names) : (of) => shorten(names(of));
};

/**
 * Every page carries the list of all files: seven characters tell their versions apart as well as eight, and small
 * letters compress better. On the server too, since a page names the same files there.
 */
export const shortNames: Plugin = {
  name: 'birtu-short-names',
  apply: 'build',
  outputOptions: ({ entryFileNames, chunkFileNames, assetFileNames, ...options }) => ({
    ...options,
    hashCharacters: 'base36',
    ...(entryFileNames && { entryFileNames: shortly(entryFileNames) }),
    ...(chunkFileNames && { chunkFileNames: shortly(chunkFileNames) }),
    ...(assetFileNames && { assetFileNames: shortly(assetFileNames) }),
  }),
};
