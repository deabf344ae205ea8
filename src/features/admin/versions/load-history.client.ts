import { networkMessage } from '#src/lib/network.ts';
import type { Loaded } from '#src/lib/save-result.ts';
import type { HistoryFrame } from '#src/ui/staff/history.tsx';

/** What a history needs, with the names of all that staff write: editors that open none load none of it. */
export async function loadHistory(): Promise<Loaded<HistoryFrame>> {
  try {
    const { historyFrame } = await import('./history-frame.client.ts');
    return { value: historyFrame };
  } catch {
    return { refusal: { status: 0, code: 'network', detail: networkMessage.id } };
  }
}
