import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import type { ListAddress } from '#src/lib/record-history.ts';
import { loaded } from '#src/api/screen-data.client.ts';
import { readAsMember, requireSession, useMember } from '#src/session/guard.tsx';
import type { Loaded } from '#src/lib/save-result.ts';
import { Dot } from '#src/ui/facts.tsx';
import { Differences } from '#src/ui/staff/differences.tsx';
import { FormParts } from '#src/ui/staff/form-parts.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { recordAsked } from '#src/ui/staff/record-asked.ts';
import { NotLoaded, useListAddress } from '#src/ui/staff/resource-list.tsx';
import { VersionedForm } from '#src/ui/staff/versioned-form.tsx';
import { DraftLinksSection } from '../draft-links/draft-links-section.tsx';
import { contentLimits as limits } from '../kinds.ts';
import { draftOf, fieldsOf } from './article-fields.ts';
import { DetailFields } from './detail-fields.tsx';
import { staffContentMessages as messages } from './messages.ts';
import { PublicationFields } from './publication-fields.tsx';
import { PublicationDay } from './publication-time.tsx';
import type { StoredArticle } from './schema.ts';
import { SourceFields } from './source-fields.tsx';
import { useFieldNames } from './field-names.client.ts';
import { articles, useArticleTakenBack } from './staff-articles.client.ts';
import { TextFields } from './text-fields.tsx';

/** Null for a new one. */
export async function clientLoader({
  request,
  params,
}: ClientLoaderFunctionArgs): Promise<Loaded<StoredArticle | null>> {
  const { id } = recordAsked(params);
  if (id !== null) return await loaded(readAsMember(request, () => articles.readOne(id)));
  await requireSession(request);
  return { value: null };
}

/** Writes an article, or begins one. */
export default function StaffArticlePage() {
  const { value, refusal } = useLoaderData<typeof clientLoader>();
  const list = useListAddress('/admin/content');
  return refusal ? (
    <NotLoaded {...{ list, refusal }} failed={messages.loadFailed} />
  ) : (
    <ArticleForm key={value?.id ?? ''} stored={value} list={list} />
  );
}

function ArticleForm({ stored, list }: { stored: StoredArticle | null; list: ListAddress }) {
  const { t } = useLingui();
  const names = useFieldNames();
  const me = useMember()?.name;
  const undoOf = useArticleTakenBack();
  const valuesOf = (article: StoredArticle | null) => fieldsOf(article, me ?? '');
  return (
    <VersionedForm
      {...{ me, stored, valuesOf, draftOf, undoOf }}
      // What is new stands at the top of the whole list.
      list={stored ? list : '/admin/content'}
      title={stored ? t`Edit Content` : t`Create New Content`}
      loadSchema={async () => (await import('./schema.ts')).articleDraftSchema}
      save={articles.save}
      words={{
        submit: <Trans>Save</Trans>,
        busy: t`Saving…`,
        saved: t`The article is saved.`,
        failed: stored ? messages.updateFailed : messages.createFailed,
      }}
      theirs={(theirs, mine) => <Differences labels={names} mine={mine} theirs={valuesOf(theirs)} />}
    >
      {(base) => (
        <FormParts>
          <LocalizedField name="title" label={t`Title`} maxLength={limits.title} />
          <LocalizedField name="summary" label={t`Summary`} isLong maxLength={limits.summary} />
          <TextFields />
          <SourceFields />
          <DetailFields stored={base} />
          <LocalizedField name="author" label={t`Author`} maxLength={limits.author} />
          <PublicationFields stored={base} />
          {stored && stored.status !== 'published' && <DraftLinksSection id={stored.id} />}
          {base && <WhoWroteIt article={base} />}
        </FormParts>
      )}
    </VersionedForm>
  );
}

function WhoWroteIt({ article: { writtenBy, updatedAt } }: { article: StoredArticle }) {
  return (
    <p className="text-small text-soft">
      {writtenBy !== null && (
        <>
          <Trans>Written by {writtenBy}</Trans>
          <Dot />
        </>
      )}
      <Trans>
        Last changed: <PublicationDay moment={updatedAt} withTime />
      </Trans>
    </p>
  );
}
