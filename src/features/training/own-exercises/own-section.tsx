import { Plural, Trans } from '@lingui/react/macro';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import type { OwnExercise } from './schema.ts';

const ownList = laterPart(() => import('./own-list.tsx'));

/** The exercises that the member made, folded until they are wanted; nothing where there are none. */
export function OwnSection({ own }: { own: readonly OwnExercise[] }) {
  const list = useLaterPart(ownList);
  if (own.length === 0) return null;
  return (
    <details
      className="mt-8 border-t border-edge"
      onToggle={({ currentTarget }) => currentTarget.open && list.want(() => undefined)}
    >
      <summary className="flex min-h-11 items-center font-semibold text-green">
        <Plural value={own.length} one="# exercise of your own" other="# exercises of your own" />
      </summary>
      <p className="text-small text-soft">
        <Trans>One that is retired is not offered any more; what you did of it keeps its name.</Trans>
      </p>
      {list.part && <list.part.OwnList own={own} />}
    </details>
  );
}
