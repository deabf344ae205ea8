import { homeTimeZone, today } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { streamedFile, type StreamedFile } from '#src/server/streamed-file.server.ts';
import { activityCalendar } from './calendar.server.ts';
import { everything } from './everything.server.ts';
import type { TakeoutFile } from './schema.ts';
import { isTable, tableOf } from './tables.server.ts';

/** One of the files that a member can take along, made while it is sent. @param language of the words in a calendar */
export function takeoutFile(context: MemberContext, file: TakeoutFile, language: Language): StreamedFile {
  const day = today(context.now(), homeTimeZone);
  const name = `birtu-${file.replace('.', `-${day}.`)}`;
  if (isTable(file)) return streamedFile(tableOf(context, file), name, 'text/csv; charset=utf-8');
  if (file === 'activities.ics')
    return streamedFile(activityCalendar(context, language), name, 'text/calendar; charset=utf-8');
  return streamedFile(everything(context), name, 'application/json; charset=utf-8');
}
