import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Message } from '#src/session/messages.ts';
import { withoutLanguage } from '#src/lib/language.ts';
import { showToast } from '#src/ui/toast.tsx';
import { speak } from '#src/words/catalogues.client.ts';

await speak('account');

const noteDurationMs = 15_000;

/** Tells on whatever page is open that the session was ended elsewhere; the login says it by itself. */
export default function EndedNote({ message }: { message: Message }) {
  const { i18n } = useLingui();
  const isLogin = withoutLanguage(useLocation().pathname) === '/login';
  const text = i18n._(message.id);
  useEffect(() => {
    if (!isLogin) showToast('warning', text, { durationMs: noteDurationMs, topic: 'session' });
    // Said once, wherever the person goes from here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
