import { Trans } from '@lingui/react/macro';
import { missingSources } from '#src/lib/footnotes.ts';
import { listed } from '#src/lib/listed.ts';
import { useLanguage } from '../language.client.ts';

/** Which numbers in a text lead nowhere. @param count how many sources there are */
export function MissingSources({ text, count }: { text: string; count: number }) {
  const language = useLanguage();
  const numbers = missingSources(text, count);
  if (numbers.length === 0) return null;
  const pointers = listed(
    numbers.map((number) => `[^${number}]`),
    language,
  );
  return (
    <p role="status" className="justify-self-start bg-gold-tint px-2 py-1 text-small">
      <Trans>These point to no source and are shown as they are typed: {pointers}</Trans>
    </p>
  );
}
