import { refusals } from '#src/api/describe.server.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { takeFromLimit, type Limit } from '#src/server/limits.server.ts';
import { streamedFile, type StreamedFile } from '#src/server/streamed-file.server.ts';
import { activityCalendar } from './calendar.server.ts';
import { everything } from './everything.server.ts';
import { takeoutMessages } from './messages.ts';
import type { TakeoutFile } from './schema.ts';
import { isTable, tableOf } from './tables.server.ts';

export const refuse = refusals({ over_request_rate_limit: [429, takeoutMessages.tooMany] });

/** Twenty files in a quarter of an hour: the browser asks twice for each, first for the pass and then for the file. */
const takeoutLimit: Limit = { name: 'takeout:member', max: 40, windowSeconds: 900 };

/** @throws 429 `over_request_rate_limit` */
export async function takeFromTakeouts({ sql, actor }: MemberContext): Promise<void> {
  const taken = await takeFromLimit(sql, takeoutLimit, actor.userId);
  if (!taken.allowed) throw refuse('over_request_rate_limit', {}, taken.retryAfterSeconds);
}

/** One of the files that a member can take along, made while it is sent. @param language of the words in it that are not the person's own */
export function takeoutFile(context: MemberContext, file: TakeoutFile, language: Language): StreamedFile {
  const day = today(context.now(), homeTimeZone);
  const name = `birtu-${file.replace('.', `-${day}.`)}`;
  if (isTable(file)) return streamedFile(tableOf(context, file, language), name, 'text/csv; charset=utf-8');
  if (file === 'activities.ics')
    return streamedFile(activityCalendar(context, language), name, 'text/calendar; charset=utf-8');
  return streamedFile(everything(context), name, 'application/json; charset=utf-8');
}
