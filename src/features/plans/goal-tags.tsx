import { Trans } from '@lingui/react/macro';
import { OwnWords } from '#src/ui/own-words.tsx';

const maxTags = 3;

/** The first three goals or tags of a plan, and how many more there are. */
export function GoalTags({ texts }: { texts: readonly string[] }) {
  const more = texts.length - maxTags;
  return (
    <ul className="flex flex-wrap gap-2 text-small">
      {texts.slice(0, maxTags).map((text) => (
        <li key={text} className="rounded-full border border-edge bg-card px-3 py-1">
          <OwnWords>{text}</OwnWords>
        </li>
      ))}
      {more > 0 && (
        <li className="py-1 text-soft">
          <Trans>+{more} more</Trans>
        </li>
      )}
    </ul>
  );
}
