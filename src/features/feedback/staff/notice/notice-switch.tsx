import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { saving } from '#src/api/screen-data.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { noticePauseMinutes } from './kinds.ts';
import type { Notice, NoticeChange } from './schema.ts';

const setNotice = (json: NoticeChange) => saving<Notice>(memberApi().admin.feedback.notice.$put({ json }));

interface NoticeSwitchProps {
  /** Undefined while it is on its way: its place is kept. */
  notice: Notice | undefined;
  /** False: what is sent here stays in the outbox. */
  sendsMail: boolean;
}

const unknown: Notice = { is_on: false, email: null };

/** Whether whoever looks gets a mail when messages arrive. */
export function NoticeSwitch({ notice, sendsMail }: NoticeSwitchProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const hint = useId();
  const [isBusy, setBusy] = useState(false);
  /** What was chosen since the list was read. */
  const [chosen, setChosen] = useState<{ readonly over: Notice | undefined; readonly notice: Notice }>();
  const { is_on: isOn, email } = (chosen?.over === notice ? chosen?.notice : notice) ?? unknown;
  async function change(isWanted: boolean) {
    setBusy(true);
    setChosen({ over: notice, notice: { is_on: isWanted, email } });
    const result = await setNotice({ is_on: isWanted, language });
    setBusy(false);
    if (result.outcome !== 'refused') return setChosen({ over: notice, notice: result.record });
    setChosen({ over: notice, notice: { is_on: isOn, email } });
    showToast('error', i18n._(result.refusal.detail));
  }
  return (
    <div className="grid content-center">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          disabled={notice === undefined}
          aria-describedby={hint}
          onChange={(event) => {
            // Stays where the focus is: a box that is closed meanwhile would lose it.
            if (!isBusy) void change(event.target.checked);
          }}
          className="size-5 accent-green"
        />
        <Trans>Mail me when messages arrive</Trans>
      </label>
      <output id={hint} className="min-h-[1lh] text-small text-soft">
        {isOn && <Whither {...{ email, sendsMail }} />}
      </output>
    </div>
  );
}

function Whither({ email, sendsMail }: { email: string | null; sendsMail: boolean }) {
  if (email === null) return <Trans>None goes out as long as your e-mail address is not confirmed.</Trans>;
  if (!sendsMail) return <Trans>This installation has no mail server: mails stay in the outbox.</Trans>;
  return (
    <Trans>
      To {email}, at most one in {noticePauseMinutes} minutes
    </Trans>
  );
}
