import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { readAsMember, useMember } from '#src/session/guard.tsx';
import { Differences } from '#src/ui/staff/differences.tsx';
import { LineField } from '#src/ui/staff/form-fields.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { recordAsked } from '#src/ui/staff/record-asked.ts';
import { NotLoaded, useListAddress } from '#src/ui/staff/resource-list.tsx';
import { VersionedForm } from '#src/ui/staff/versioned-form.tsx';
import { namePlaceholder } from './insertion.ts';
import { savedReplyMessages as messages } from './messages.ts';
import { copiedFields, fieldsOf } from './reply-fields.ts';
import { savedReplies } from './saved-replies.client.ts';
import { savedReplyLimits as limits } from './kinds.ts';

export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) =>
  loaded(
    readAsMember(request, async () => {
      const { id, copyOf } = recordAsked(params);
      const asked = id ?? copyOf;
      const read = asked === null ? null : await savedReplies.readOne(asked);
      return id === null ? { stored: null, origin: read } : { stored: read, origin: null };
    }),
  );

/** Adds a saved reply, or changes one. */
export default function SavedReplyPage() {
  const { t, i18n } = useLingui();
  const { value, refusal } = useLoaderData<typeof clientLoader>();
  const list = useListAddress('/admin/saved-replies');
  const me = useMember()?.name;
  if (refusal) return <NotLoaded failed={messages.notLoaded} refusal={refusal} list={list} />;
  const { stored, origin } = value;
  const labels = { title: t`Title`, text: t`Text` };
  return (
    <VersionedForm
      key={stored?.reply.id ?? origin?.reply.id}
      {...{ list, me, stored }}
      title={stored ? t`Edit saved reply` : t`Add saved reply`}
      valuesOf={(record) => (record || !origin ? fieldsOf(record) : copiedFields(origin))}
      draftOf={(fields) => fields}
      loadSchema={async () => (await import('./schema.ts')).savedReplyDraftSchema}
      save={savedReplies.save}
      words={{
        submit: <Trans>Save</Trans>,
        busy: t`Saving...`,
        saved: i18n._(stored ? messages.updated : messages.created),
        failed: stored ? messages.updateFailed : messages.createFailed,
      }}
      theirs={(theirs, mine) => <Differences labels={labels} mine={mine} theirs={fieldsOf(theirs)} />}
    >
      {() => (
        <>
          <LineField
            name="title"
            label={labels.title}
            hint={<Trans>Only staff see it: they choose the reply by it.</Trans>}
            maxLength={limits.title}
            dir="auto"
          />
          <div className="grid gap-1">
            <LocalizedField name="text" label={labels.text} isLong maxLength={limits.text} />
            <p className="text-small text-soft">
              <Trans>
                Write {namePlaceholder} where the name of whoever is answered shall stand. The mail greets by
                name before the reply in any case.
              </Trans>
            </p>
          </div>
        </>
      )}
    </VersionedForm>
  );
}
