import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/client.ts';
import { savedBefore } from '#src/lib/idempotency.ts';
import { refusalIn } from '#src/lib/save-result.ts';
import { Button } from '#src/ui/button.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { useMoment } from '#src/ui/moment.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { useUndoToast } from '#src/ui/staff/undo-toast.tsx';
import { endLink, makeLink, readLinks, resumeLink } from './draft-links.client.ts';
import { draftLinkMessages as messages } from './messages.ts';
import type { DraftLink, NewDraftLink } from './schema.ts';

const newestFirst = (one: DraftLink, other: DraftLink) => other.createdAt.localeCompare(one.createdAt);

/** Links that show what is saved of a draft to people without an account, made and ended here. */
export function DraftLinksSection({ id }: { id: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const undoToast = useUndoToast();
  const momentOf = useMoment();
  const [links, setLinks] = useState<readonly DraftLink[]>([]);
  const [made, setMade] = useState<NewDraftLink | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isCurrent = true;
    readLinks(id).then(
      (there) => isCurrent && setLinks(there),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (isCurrent) setFault(failureText(messages.notLoaded, error.problem));
      },
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for an article
  }, [id]);
  useEffect(() => {
    if (made) address.current?.select();
  }, [made]);

  async function make() {
    setBusy(true);
    setFault(null);
    const result = await makeLink(id);
    setBusy(false);
    if (result.outcome === 'refused') {
      setFault(failureText(messages.notMade, result.refusal));
      // One whose answer was lost is there all the same, and can be ended; its address nobody has.
      return setLinks(await readLinks(id).catch(() => links));
    }
    setMade(result.record);
    setLinks((before) => [result.record, ...before]);
  }
  async function end(link: DraftLink) {
    setFault(null);
    const refusal = await endLink(id, link.id);
    if (refusal) return setFault(failureText(messages.notEnded, refusal));
    const others = (there: readonly DraftLink[]) => there.filter((each) => each.id !== link.id);
    setLinks(others);
    if (made?.id === link.id) setMade(null);
    undoToast(t`The link shows nothing any more.`, {
      undo: async () => {
        const result = await resumeLink(id, link.id);
        const why = refusalIn(result, savedBefore);
        if (why) return why;
        setLinks((there) => [...others(there), link].toSorted(newestFirst));
        setMade((now) => now ?? made);
        return null;
      },
      undone: t`The link shows the draft again.`,
    });
  }
  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', t`The link is copied.`);
    } catch {
      // The browser refuses: it stands there, chosen, to be copied by hand.
      address.current?.select();
    }
  }

  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="font-semibold">{t`Show the draft`}</legend>
      <p className="text-small text-soft">
        <Trans>
          A link shows what is saved here to people without an account, for a week. Whoever has it can hand it
          on.
        </Trans>
      </p>
      {made && (
        <div className="grid gap-2 rounded-card border border-edge bg-green-tint p-4">
          <input
            ref={address}
            readOnly
            value={made.url}
            aria-label={t`The new link`}
            className={controlLook}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button look="primary" onClick={() => void copy(made.url)}>
              <Trans>Copy the link</Trans>
            </Button>
            <p className="text-small">
              <Trans>It is shown this once.</Trans>
            </p>
          </div>
        </div>
      )}
      {links.length > 0 && (
        <ul className="rows">
          {links.map((link) => {
            const until = momentOf(link.endsAt);
            const { madeBy } = link;
            return (
              <li key={link.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <span>
                  {madeBy === null ? (
                    <Trans>Ends on {until}</Trans>
                  ) : (
                    <Trans>
                      By {madeBy}, ends on {until}
                    </Trans>
                  )}
                </span>
                <Button aria-label={t`End the link of ${until}`} onClick={() => void end(link)}>
                  <Trans>End it now</Trans>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {fault !== null && <ErrorBox>{fault}</ErrorBox>}
      <Button
        className="justify-self-start"
        busyLabel={isBusy ? t`Saving…` : undefined}
        onClick={() => void make()}
      >
        <Trans>Make a link</Trans>
      </Button>
    </fieldset>
  );
}
