import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { ChoiceField, LineField } from '#src/ui/staff/form-fields.tsx';
import { PictureField } from '#src/features/media/staff/picture-field.tsx';
import { useOptions } from '#src/ui/staff/options.client.ts';
import { ArticleMark } from '../article-icon.tsx';
import { articlePath } from '../article-path.ts';
import { categoryLabels } from '../labels.ts';
import { articleIcons } from '../kinds.ts';
import type { ArticleFields } from './article-fields.ts';
import { iconLabels, typeLabels } from './labels.ts';
import type { StoredArticle } from './schema.ts';
import { maxSlugLength, slugOf } from './slug.ts';

/** Where an article stands and how it is marked. */
export function DetailFields({ stored }: { stored: StoredArticle | null }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  return (
    <div className="grid gap-x-4 gap-y-6 md:grid-cols-2">
      <ChoiceField name="type" label={t`Type`} options={optionsOf(typeLabels)} />
      <ChoiceField name="category" label={t`Category`} options={optionsOf(categoryLabels)} />
      <AddressField stored={stored} />
      <div className="md:col-span-2" data-part="image" tabIndex={-1}>
        <PictureField name="image" label={t`Picture`} none="" hint={t`Without one the text stands alone.`} />
      </div>
      <IconField />
    </div>
  );
}

/** The last part of the article's address. It follows the title until it is typed, and stays once it was public. */
function AddressField({ stored }: { stored: StoredArticle | null }) {
  const { t } = useLingui();
  const [type, id, title] = useWatch<ArticleFields, ['type', 'id', 'title.en']>({
    name: ['type', 'id', 'title.en'],
  });
  const proposed = slugOf(title);
  const path = articlePath({ type, id: id.trim() || proposed });
  const isFixed = stored !== null && stored.publishedAt !== null;
  return (
    <LineField
      name="id"
      label={t`Address`}
      readOnly={isFixed}
      placeholder={proposed}
      maxLength={maxSlugLength}
      autoCapitalize="none"
      spellCheck={false}
      hint={
        isFixed ? (
          <Trans>
            <PublicPath path={path} isPublic={stored.status === 'published'} /> is kept, so that saved links
            go on leading there.
          </Trans>
        ) : (
          <Trans>Readers find it at {path}</Trans>
        )
      }
    />
  );
}

/** A link where there is something to be seen. */
function PublicPath({ path, isPublic }: { path: string; isPublic: boolean }) {
  if (!isPublic) return path;
  return (
    <a href={path} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center">
      {path}
    </a>
  );
}

function IconField() {
  const { t, i18n } = useLingui();
  const { register } = useFormContext<ArticleFields>();
  return (
    <fieldset className="md:col-span-2">
      <legend className="font-semibold">{t`Sign`}</legend>
      <div className="flex flex-wrap gap-2">
        {articleIcons.map((icon) => (
          <label
            key={icon}
            className="flex min-h-14 cursor-pointer items-center gap-2 rounded-card border border-edge px-3 has-checked:border-green has-checked:bg-green-tint"
          >
            <input {...register('icon')} type="radio" value={icon} className="size-5 accent-green" />
            <ArticleMark icon={icon} />
            <span className="sr-only text-small sm:not-sr-only">
              {inLanguage(iconLabels[icon], i18n.locale as Language)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
