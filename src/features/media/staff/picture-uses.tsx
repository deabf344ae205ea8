import { Trans } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import type { PictureUse } from './schema.ts';

const editors: Readonly<Record<PictureUse['kind'], string>> = {
  'content-item': '/admin/content',
  exercise: '/admin/exercises',
  'fitness-plan': '/admin/fitness',
  'nutrition-plan': '/admin/nutrition',
  recipe: '/admin/recipes',
};

/** The records that show a picture, each a link to where it is written. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const language = useLanguage();
  if (uses.length === 0)
    return (
      <p className="text-soft">
        <Trans>No page shows it.</Trans>
      </p>
    );
  return (
    <div>
      <p className="font-semibold">
        <Trans>Shown in:</Trans>
      </p>
      <ul className="list-disc ps-5">
        {uses.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`}>
            <Link to={`${editors[kind]}/${id}`} className="inline-flex min-h-11 items-center wrap-anywhere">
              {inLanguage(title, language)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
