import { staffResource } from '#src/api/staff-resource.server.ts';
import { savedReplyMessages as messages } from './messages.ts';
import {
  savedReplyChangeSchema,
  savedReplyDraftSchema,
  savedReplyListQuerySchema,
  savedReplyPageSchema,
  storedSavedReplySchema,
} from './schema.ts';
import {
  bringBackSavedReply,
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  draftIn,
  listSavedReplies,
  readSavedReply,
  records,
} from './service.server.ts';

/** `/api/admin/saved-replies`: what staff answer again and again, for those who answer. */
export const savedRepliesApi = staffResource({
  name: 'saved reply',
  list: 'Saved replies, by title',
  schemas: {
    query: savedReplyListQuerySchema,
    page: savedReplyPageSchema,
    draft: savedReplyDraftSchema,
    change: savedReplyChangeSchema,
    stored: storedSavedReplySchema,
  },
  verbs: {
    list: listSavedReplies,
    read: readSavedReply,
    create: createSavedReply,
    change: changeSavedReply,
    remove: deleteSavedReply,
    bringBack: bringBackSavedReply,
  },
  versions: { records, draftOf: draftIn },
  notFound: messages.notFound,
  refusals: {},
});
