import type { ReactNode } from 'react';

/** What the server wrote on a page, by the names of its parts; empty where it still stands there. */
export type WrittenParts = Readonly<Record<string, string>>;

/**
 * The written parts of the page at an address, for whoever comes to it from within the application. Throws the status
 * of an answer that is not the page, for the error page to show.
 */
export async function writtenAt(address: string | URL): Promise<WrittenParts> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Response(null, { status: answer.status });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const parts = page.querySelectorAll<HTMLElement>('[data-written]');
  return Object.fromEntries([...parts].map((part) => [part.dataset['written'], part.innerHTML]));
}

interface WrittenProps {
  name: string;
  parts: WrittenParts;
  className?: string;
  /** Callers give it to the server only (`import.meta.env.SSR`), so that the browser's script holds none of it. */
  children: ReactNode;
}

/**
 * What is only read: the server writes it, and the application leaves it as it stands, so that neither its words nor
 * its code are sent a second time as script.
 */
export function Written({ name, parts, className, children }: WrittenProps) {
  const place = { 'data-written': name, className };
  if (import.meta.env.SSR) return <div {...place}>{children}</div>;
  return <div {...place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: parts[name] ?? '' }} />;
}
